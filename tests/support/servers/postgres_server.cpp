// SPDX-License-Identifier: GPL-3.0-or-later
#include "tests/support/servers/postgres_server.h"

#include <QDir>
#include <QFile>
#include <QTest>

#include <csignal>
#include <grp.h>
#include <pwd.h>
#include <sys/prctl.h>
#include <unistd.h>

#include "tests/support/servers/nginx_server.h"

namespace tickscope::test {

namespace {

/// Debian has the server's programs in a folder for each version, the newest last.
QString programsOfPostgres()
{
    const QDir versions(QStringLiteral("/usr/lib/postgresql"));
    const QStringList all = versions.entryList(QDir::Dirs | QDir::NoDotAndDotDot, QDir::Name);
    return all.isEmpty() ? QString() : versions.filePath(all.last() + QStringLiteral("/bin/"));
}

} // namespace

PostgresServer::~PostgresServer()
{
    stop();
}

void PostgresServer::stop()
{
    if (m_process.state() == QProcess::NotRunning)
        return;
    // Without waiting for those who are connected.
    ::kill(static_cast<pid_t>(m_process.processId()), SIGINT);
    m_process.waitForFinished();
}

void PostgresServer::becomeServer(QProcess &process) const
{
    process.setWorkingDirectory(m_folder.path());
    process.setProcessChannelMode(QProcess::MergedChannels);
    process.setChildProcessModifier([user = m_user, group = m_group] {
        if (user != 0
            && (::setgroups(0, nullptr) != 0 || ::setgid(group) != 0 || ::setuid(user) != 0))
            ::_exit(127);
        // A test that is aborted leaves no server behind. Changing the user would forget it.
        ::prctl(PR_SET_PDEATHSIG, SIGINT);
    });
}

bool PostgresServer::runAsServer(const QString &name, const QStringList &words)
{
    QProcess program;
    becomeServer(program);
    program.start(name, words);
    if (program.waitForFinished() && program.exitCode() == 0)
        return true;
    m_problem = name + QStringLiteral(" failed: ") + QString::fromLocal8Bit(program.readAll());
    return false;
}

bool PostgresServer::makeCertificates()
{
    const auto run = [this](const char *words) {
        return runAsServer(QStringLiteral("openssl"),
                           QString::fromLatin1(words).split(QLatin1Char(' ')));
    };
    return run("req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=authority -keyout ca.key "
               "-out ca.pem")
           && run("req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=another -keyout other.key "
                  "-out other.pem")
           && run("req -x509 -newkey rsa:2048 -nodes -days 2 -subj /CN=127.0.0.1 -addext "
                  "subjectAltName=IP:127.0.0.1 -CA ca.pem -CAkey ca.key -keyout server.key -out "
                  "server.pem");
}

bool PostgresServer::prepare()
{
    m_programs = programsOfPostgres();
    if (m_programs.isEmpty()) {
        m_problem = QStringLiteral("PostgreSQL is not installed");
        return false;
    }
    if (::geteuid() == 0) {
        const passwd *user = ::getpwnam("postgres");
        if (!user) {
            m_problem = QStringLiteral("PostgreSQL does not run as root, and there is no user"
                                       " postgres");
            return false;
        }
        m_user = user->pw_uid;
        m_group = user->pw_gid;
        if (::chown(qPrintable(m_folder.path()), m_user, m_group) != 0)
            return false;
    }
    m_port = freePort();
    // Nothing here has to outlive a loss of power.
    return runAsServer(m_programs + QStringLiteral("initdb"),
                       {"-D", "data", "-U", "owner", "-A", "trust", "--no-sync", "-E", "UTF8",
                        "--locale=C"})
           && makeCertificates();
}

bool PostgresServer::start()
{
    if (m_programs.isEmpty() && !prepare())
        return false;
    QFile rules(m_folder.filePath(QStringLiteral("rules")));
    if (!rules.open(QIODevice::WriteOnly)
        || rules.write("local all all trust\nhost all all 127.0.0.1/32 scram-sha-256\n") <= 0)
        return false;
    rules.setPermissions(QFile::ReadOwner | QFile::ReadGroup | QFile::ReadOther);
    rules.close();
    becomeServer(m_process);
    m_process.start(m_programs + QStringLiteral("postgres"),
                    {"-D", "data", "-k", m_folder.path(), "-p", QString::number(m_port), "-c",
                     "listen_addresses=127.0.0.1", "-c", "ssl=on", "-c",
                     "ssl_cert_file=../server.pem", "-c", "ssl_key_file=../server.key", "-c",
                     "hba_file=" + rules.fileName(), "-c", "fsync=off"});
    const bool isUp = QTest::qWaitFor(
        [this] {
            return m_process.state() == QProcess::NotRunning
                   || QProcess::execute(
                          m_programs + QStringLiteral("pg_isready"),
                          {"-q", "-h", m_folder.path(), "-p", QString::number(m_port)})
                          == 0;
        },
        30'000);
    if (isUp && m_process.state() != QProcess::NotRunning)
        return true;
    m_problem = QStringLiteral("PostgreSQL does not run: ")
                + QString::fromLocal8Bit(m_process.readAll());
    return false;
}

QByteArray PostgresServer::sql(const QString &database, const QString &sql)
{
    QProcess psql;
    psql.start(m_programs + QStringLiteral("psql"),
               {"-X", "-q", "-A", "-t", "-v", "ON_ERROR_STOP=1", "-h", m_folder.path(), "-p",
                QString::number(m_port), "-U", "owner", "-d", database, "-c", sql});
    psql.waitForFinished();
    if (psql.exitCode() == 0)
        return psql.readAllStandardOutput().trimmed();
    m_problem = QString::fromLocal8Bit(psql.readAllStandardError());
    return {};
}

} // namespace tickscope::test
