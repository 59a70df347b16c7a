// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <sys/mount.h>
#include <unistd.h>

#include <QDir>
#include <QFile>
#include <QTemporaryDir>

#include <fcntl.h>
#include <sched.h>

namespace tickscope::test {

/// A disk of its own for this process and those that it starts, which can be made full. Make it
/// before there are other threads.
class SmallDisk
{
public:
    explicit SmallDisk(int kibibytes)
    {
        const auto user = ::getuid();
        // Who is not root is so in a world of its own.
        const bool isApart = ::unshare(CLONE_NEWNS) == 0
                             || (::unshare(CLONE_NEWUSER | CLONE_NEWNS) == 0
                                 && write("/proc/self/uid_map",
                                          QByteArray("0 ") + QByteArray::number(user) + " 1"));
        const QByteArray options = "size=" + QByteArray::number(kibibytes) + 'k';
        m_isMounted = isApart && m_folder.isValid()
                      && ::mount("", "/", nullptr, MS_REC | MS_PRIVATE, nullptr) == 0
                      && ::mount("tmpfs", QFile::encodeName(m_folder.path()).constData(), "tmpfs",
                                 0, options.constData())
                             == 0;
    }
    ~SmallDisk()
    {
        if (m_isMounted)
            ::umount2(QFile::encodeName(m_folder.path()).constData(), MNT_DETACH);
    }
    SmallDisk(const SmallDisk &) = delete;
    SmallDisk &operator=(const SmallDisk &) = delete;

    /// Not where the system does not let us.
    [[nodiscard]] bool isMounted() const { return m_isMounted; }
    [[nodiscard]] QString path(const QString &name = {}) const { return m_folder.filePath(name); }

    /// Leaves room for no more than \a kibibytes.
    void fill(int kibibytes)
    {
        empty();
        write(QFile::encodeName(fillerPath()).constData(), QByteArray(kibibytes * 1024, 'x'));
        QFile rest(fillerPath() + u'2');
        if (!rest.open(QIODevice::WriteOnly | QIODevice::Unbuffered))
            return;
        const QByteArray block(4096, 'x');
        while (rest.write(block) == block.size()) {}
        rest.close();
        QFile::remove(fillerPath());
    }
    /// All room that what is kept leaves.
    void empty()
    {
        QFile::remove(fillerPath());
        QFile::remove(fillerPath() + u'2');
    }
    /// What is there but for what fills it, hidden files too, without folders.
    [[nodiscard]] QStringList files() const
    {
        QStringList names = QDir(path()).entryList(QDir::Files | QDir::Hidden | QDir::System);
        names.removeIf([](const QString &name) { return name.startsWith(u"filler"); });
        return names;
    }

private:
    [[nodiscard]] QString fillerPath() const { return path(QStringLiteral("filler")); }
    static bool write(const char *file, const QByteArray &bytes)
    {
        const int descriptor = ::open(file, O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
        const bool isWritten = descriptor >= 0
                               && ::write(descriptor, bytes.constData(),
                                          static_cast<std::size_t>(bytes.size()))
                                      == bytes.size();
        if (descriptor >= 0)
            ::close(descriptor);
        return isWritten;
    }

    QTemporaryDir m_folder;
    bool m_isMounted = false;
};

} // namespace tickscope::test
