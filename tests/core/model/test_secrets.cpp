// SPDX-License-Identifier: GPL-3.0-or-later
//
// Passwords and codes in texts, wherever somebody put them.

#include <QTest>

#include "core/model/secrets.h"
#include "tests/support/test_program.h"

using namespace tickscope;

class TestSecrets : public QObject
{
    Q_OBJECT

private slots:
    void ordersHideTheirs_data();
    void ordersHideTheirs();
    void linesHideTheirs_data();
    void linesHideTheirs();
    void settingsHideTheirs();
};

namespace {

void addRow(const char *text, const char *shown)
{
    QTest::newRow(text) << QByteArray(text) << QByteArray(shown);
}

void addSame(const char *text)
{
    addRow(text, text);
}

} // namespace

void TestSecrets::ordersHideTheirs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");

    addRow("rcon_password x", "rcon_password *");
    addRow("RCON_Password x", "RCON_Password *");
    addRow("  rcon_password x", "  rcon_password *");
    addRow("rcon x status", "rcon *");
    addRow("rcon\tx status", "rcon *");
    addRow("rcon_password \"x y\"", "rcon_password *");
    addRow("\"rcon_password\" x", "\"rcon_password\" *");
    addRow("rcon_\"password\" x", "rcon_\"password\" *");
    addRow("rcon_password \"x;y", "rcon_password *");
    addRow("setinfo _pw x", "setinfo _pw *");
    addRow("setinfo \"_pw\" \"x\"", "setinfo \"_pw\" *");
    addRow("amx_password x", "amx_password *");
    addRow("name a; password x;wait", "name a; password *;wait");
    addRow("echo \"a; password x\"", "echo \"a; password *\"");
    addRow("echo \"a;password x", "echo \"a;password *");
    addRow("a\npassword x\nb", "a\npassword *\nb");
    addRow("bind k \"password x\"", "bind k \"password *\"");
    addRow("bind k password x", "bind k password *");
    addRow("alias a \"say hi;rcon x\"", "alias a \"say hi;rcon *\"");
    addRow("userinfo \"\\name\\a\\_pw\\x\\model\\b\"", "userinfo \"\\name\\a\\_pw\\*\\model\\b\"");
    addRow("say /login x", "say /login *");
    addRow("say a;login x", "say a;login *");
    addRow("exec sv_rcon_password x", "exec sv_rcon_password *");
    addRow("save x", "save *");
    // What is said is evidence, and other words are no commands.
    addSame("say my password is lost");
    addSame("say_team \"password please\"");
    addSame("name \"password thief\"");
    addSame("rcon_password");
    addSame("password \"\"");
    addSame("bind k save");
    addSame("echo load it");
    addSame("developer 0;fps_max 99.5;+moveleft");
    addSame("fullserverinfo \"\\*gamedir\\cstrike\"");
    addSame("");
}

void TestSecrets::ordersHideTheirs()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);

    QCOMPARE(QByteArray::fromStdString(withoutCommandSecrets(text.toStdString(), "*")), shown);
}

void TestSecrets::linesHideTheirs_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::addColumn<QByteArray>("shown");

    addRow("/save x y", "/save *");
    addRow(" /LOAD x", " /LOAD *");
    addRow("//load x", "//load *");
    addRow("hi /save x", "hi /save *");
    addRow("/save \"x y\"", "/save *");
    addRow("/register x", "/register *");
    addRow("/pass x", "/pass *");
    addRow("use '/load GER x' to go on", "use '/load *' to go on");
    addRow("use '/load it's x' to go on", "use '/load *' to go on");
    addRow("use \"/load x\" to go on", "use \"/load *\" to go on");
    addRow("/save x\nand more", "/save *\nand more");
    addRow("\"rcon_password\" is \"x\"\nand more", "\"rcon_password\" *\nand more");
    addRow("Bad rcon_password x from y", "Bad rcon_password *");
    addRow("RCON_PASSWORD changed to x", "RCON_PASSWORD *");
    addRow("setinfo _pw x", "setinfo _pw *");
    addSame("Bad rcon_password.\n");
    addSame("my password is lost");
    addSame("secret_agent finished in 0:12");
    addSame("/save");
    addSame("use '/load' to go on");
    addSame("/team 3");
    addSame("save x");
    addSame("either/or");
    addSame("");
}

void TestSecrets::linesHideTheirs()
{
    QFETCH(QByteArray, text);
    QFETCH(QByteArray, shown);

    QCOMPARE(QByteArray::fromStdString(withoutChatSecrets(text.toStdString(), "*")), shown);
}

void TestSecrets::settingsHideTheirs()
{
    QCOMPARE(withoutSettingSecrets(R"(\name\pw\_PW\x\model\token\password\y)", "*"),
             std::string(R"(\name\pw\_PW\*\model\token\password\*)"));
    QCOMPARE(withoutSettingSecrets(R"(\_pw\\password\)", "*"), std::string(R"(\_pw\\password\)"));
    QCOMPARE(withoutSettingSecrets("", "*"), std::string());
}

TICKSCOPE_TEST(TestSecrets, QCoreApplication)
#include "test_secrets.moc"
