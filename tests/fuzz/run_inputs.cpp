// SPDX-License-Identifier: GPL-3.0-or-later
//
// A fuzz target without libFuzzer, for any compiler: hands it files, and changed ones.
//
// usage: fuzz_NAME [--mutations COUNT] [--seed NUMBER] [--keep FILE] FILE|FOLDER…
//   --mutations  so many files more, each made of one of those by some changes
//   --keep       writes each input there before it is read, so that what fails is at hand

#include <algorithm>
#include <cstdio>
#include <cstdlib>
#include <cstring>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <memory>
#include <random>
#include <string>
#include <string_view>
#include <vector>

using Input = std::vector<std::uint8_t>;

extern "C" {
int LLVMFuzzerTestOneInput(const std::uint8_t *data, std::size_t size);
std::size_t LLVMFuzzerCustomMutator(std::uint8_t *data, std::size_t size, std::size_t most,
                                    unsigned seed);
std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t most);
}

namespace {

constexpr std::size_t MostBytes = 64U << 10;

struct Options {
    unsigned long mutations = 0;
    unsigned seed = 1;
    std::string keep;
    std::vector<std::string> paths;
};

std::minstd_rand &randomNumbers()
{
    static std::minstd_rand random;
    return random;
}

std::size_t below(std::size_t count)
{
    return randomNumbers()() % count;
}

Options optionsOf(int count, char **words)
{
    Options options;
    for (int i = 1; i < count; ++i) {
        const std::string_view word = words[i];
        const auto isNamed = [&](std::string_view name) { return word == name && i + 1 < count; };
        if (isNamed("--mutations"))
            options.mutations = std::strtoul(words[++i], nullptr, 10);
        else if (isNamed("--seed"))
            options.seed = static_cast<unsigned>(std::strtoul(words[++i], nullptr, 10));
        else if (isNamed("--keep"))
            options.keep = words[++i];
        else
            options.paths.emplace_back(word);
    }
    return options;
}

/// All files, by name: the same inputs come in the same order everywhere.
std::vector<std::string> filesIn(const std::vector<std::string> &paths)
{
    namespace fs = std::filesystem;
    std::vector<std::string> files;
    for (const std::string &path : paths) {
        if (!fs::is_directory(path)) {
            files.push_back(path);
            continue;
        }
        for (const auto &entry : fs::recursive_directory_iterator(path)) {
            if (entry.is_regular_file())
                files.push_back(entry.path().string());
        }
    }
    std::ranges::sort(files);
    return files;
}

std::vector<Input> inputsOf(const std::vector<std::string> &paths)
{
    std::vector<Input> inputs;
    for (const std::string &path : filesIn(paths)) {
        std::ifstream file(path, std::ios::binary);
        if (!file) {
            std::fprintf(stderr, "%s: cannot be read\n", path.c_str());
            std::exit(2);
        }
        inputs.emplace_back(std::istreambuf_iterator<char>(file), std::istreambuf_iterator<char>());
    }
    return inputs;
}

Input changed(Input input)
{
    constexpr std::size_t MostChanges = 4;
    const std::size_t size = std::min(input.size(), MostBytes);
    input.resize(MostBytes);
    std::size_t used = size;
    for (std::size_t change = 0; change <= below(MostChanges); ++change) {
        const auto seed = static_cast<unsigned>(randomNumbers()());
        used = LLVMFuzzerCustomMutator(input.data(), used, MostBytes, seed);
    }
    input.resize(used);
    return input;
}

void run(const Input &input, const Options &options)
{
    if (!options.keep.empty()) {
        std::ofstream file(options.keep, std::ios::binary | std::ios::trunc);
        file.write(reinterpret_cast<const char *>(input.data()),
                   static_cast<std::streamsize>(input.size()));
    }
    // Exactly as long as the input, so that a sanitizer sees who reads behind it.
    const auto exact = std::make_unique<std::uint8_t[]>(input.size());
    std::ranges::copy(input, exact.get());
    LLVMFuzzerTestOneInput(exact.get(), input.size());
}

} // namespace

/// What libFuzzer has under that name does the same with more ways.
std::size_t LLVMFuzzerMutate(std::uint8_t *data, std::size_t size, std::size_t most)
{
    constexpr std::uint8_t Edges[]{0x00, 0x01, 0x3F, 0x40, 0x7F, 0x80, 0xFE, 0xFF};
    const auto insertAt = [&](std::size_t place, std::uint8_t byte) {
        std::memmove(data + place + 1, data + place, size - place);
        data[place] = byte;
        return size + 1;
    };
    if (size == 0)
        return most > 0 ? insertAt(0, static_cast<std::uint8_t>(below(256))) : 0;
    const std::size_t place = below(size);
    switch (below(6)) {
    case 0:
        data[place] ^= static_cast<std::uint8_t>(1U << below(8));
        return size;
    case 1:
        data[place] = Edges[below(std::size(Edges))];
        return size;
    case 2:
        data[place] = static_cast<std::uint8_t>(below(256));
        return size;
    case 3:
        return size < most ? insertAt(place, static_cast<std::uint8_t>(below(256))) : size;
    case 4:
        std::memmove(data + place, data + place + 1, size - place - 1);
        return size - 1;
    default: {
        const std::size_t from = below(size);
        std::memmove(data + place, data + from,
                     std::min(1 + below(16), size - std::max(place, from)));
        return size;
    }
    }
}

int main(int count, char **words)
{
    const Options options = optionsOf(count, words);
    const std::vector<Input> inputs = inputsOf(options.paths);
    if (inputs.empty()) {
        std::fprintf(stderr, "%s: no inputs\n", words[0]);
        return 2;
    }
    for (const Input &input : inputs)
        run(input, options);
    randomNumbers().seed(options.seed);
    for (unsigned long i = 0; i < options.mutations; ++i)
        run(changed(inputs[i % inputs.size()]), options);
    std::printf("%zu inputs, %lu mutations\n", inputs.size(), options.mutations);
    return 0;
}
