// SPDX-License-Identifier: MIT
#include "core/library/reading/messages.h"

#include <sys/socket.h>
#include <sys/uio.h>
#include <unistd.h>

#include <algorithm>
#include <array>
#include <cerrno>
#include <cstring>

namespace tickscope::library {

namespace {

/// More than all that one recording adds to the library, and than a part of an index has: a third
/// of that in events.
constexpr std::uint32_t LongestMessage = 128U << 20;

union Ancillary {
    cmsghdr head;
    char room[CMSG_SPACE(sizeof(int))];
};

/// All of \a into, and a descriptor if one comes with it. False at the end.
bool receive(int socket, std::span<std::byte> into, int &descriptor, const std::stop_token &stop)
{
    while (!into.empty()) {
        if (stop.stop_requested())
            return false;
        iovec place{into.data(), into.size()};
        Ancillary ancillary{};
        msghdr message{};
        message.msg_iov = &place;
        message.msg_iovlen = 1;
        message.msg_control = &ancillary;
        message.msg_controllen = CMSG_LEN(sizeof descriptor); // room for one, no more
        const auto count = ::recvmsg(socket, &message, MSG_CMSG_CLOEXEC);
        if (count < 0 && (errno == EINTR || errno == EAGAIN))
            continue;
        if (count <= 0)
            return false;
        const cmsghdr *head = CMSG_FIRSTHDR(&message);
        if (head && head->cmsg_level == SOL_SOCKET && head->cmsg_type == SCM_RIGHTS) {
            if (descriptor >= 0)
                ::close(descriptor);
            std::memcpy(&descriptor, CMSG_DATA(head), sizeof descriptor);
        }
        into = into.subspan(static_cast<std::size_t>(count));
    }
    return true;
}

} // namespace

bool sendMessage(int socket, std::span<const std::byte> bytes, int descriptor)
{
    auto size = static_cast<std::uint32_t>(bytes.size());
    for (std::size_t done = 0; done < sizeof size + bytes.size();) {
        const std::size_t ofSize = std::min(done, sizeof size);
        const auto rest = bytes.subspan(done - ofSize);
        std::array<iovec, 2> places{
            iovec{reinterpret_cast<std::byte *>(&size) + ofSize, sizeof size - ofSize},
            iovec{const_cast<std::byte *>(rest.data()), rest.size()}};
        Ancillary ancillary{};
        msghdr message{};
        message.msg_iov = places.data();
        message.msg_iovlen = places.size();
        if (descriptor >= 0 && done == 0) {
            message.msg_control = &ancillary;
            message.msg_controllen = sizeof ancillary;
            ancillary.head.cmsg_level = SOL_SOCKET;
            ancillary.head.cmsg_type = SCM_RIGHTS;
            ancillary.head.cmsg_len = CMSG_LEN(sizeof descriptor);
            std::memcpy(CMSG_DATA(&ancillary.head), &descriptor, sizeof descriptor);
        }
        const auto count = ::sendmsg(socket, &message, MSG_NOSIGNAL);
        if (count < 0 && errno == EINTR)
            continue;
        if (count <= 0)
            return false;
        done += static_cast<std::size_t>(count);
    }
    return true;
}

bool receiveMessage(Message &message, int socket, const std::stop_token &stop)
{
    message.descriptor = -1;
    std::uint32_t size = 0;
    bool isWhole = receive(socket, std::as_writable_bytes(std::span(&size, 1)), message.descriptor,
                           stop)
                   && size <= LongestMessage;
    if (isWhole) {
        // Twice as much as was there before, so that few of many parts want new memory.
        if (size > message.bytes.capacity())
            message.bytes.reserve(std::max<std::size_t>(size, 2 * message.bytes.capacity()));
        message.bytes.resize(size);
        isWhole = receive(socket, message.bytes, message.descriptor, stop);
    }
    if (!isWhole && message.descriptor >= 0)
        ::close(message.descriptor);
    return isWhole;
}

std::optional<Message> receiveMessage(int socket, const std::stop_token &stop)
{
    Message message;
    return receiveMessage(message, socket, stop) ? std::optional(std::move(message)) : std::nullopt;
}

} // namespace tickscope::library
