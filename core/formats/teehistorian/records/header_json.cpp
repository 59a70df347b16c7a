// SPDX-License-Identifier: MIT
#include <algorithm>
#include <limits>
#include <unordered_map>

#include <nlohmann/json.hpp>

#include "core/base/utf8.h"
#include "core/formats/teehistorian/records/header.h"
#include "core/model/secrets.h"

namespace tickscope::teehistorian {

namespace {

using Json = nlohmann::json;

/// Servers write two levels; what a stranger nests deeper is left out, so that nothing
/// that walks through the values goes deep.
constexpr int DeepestValue = 3;

/// Parts of the text between two looks at the stop token.
constexpr std::size_t StopEvery = 1024;

/// Code points for private use, one for each byte, under which bytes that are no UTF-8 pass the
/// JSON parser.
constexpr char32_t FirstStandIn = 0x10FE00;

void appendStandIn(std::string &text, char byte)
{
    const char32_t code = FirstStandIn + static_cast<std::uint8_t>(byte);
    text += static_cast<char>(0xF0U | code >> 18);
    text += static_cast<char>(0x80U | (code >> 12 & 0x3FU));
    text += static_cast<char>(0x80U | (code >> 6 & 0x3FU));
    text += static_cast<char>(0x80U | (code & 0x3FU));
}

/// A text with what JSON forbids inside of strings replaced.
struct Cleaned {
    std::string text;
    std::optional<std::size_t> firstOdd; ///< In the original.
};

Cleaned cleaned(std::string_view text)
{
    constexpr char FirstPrintable = 0x20;
    Cleaned clean;
    bool isString = false;
    for (std::size_t i = 0; i < text.size();) {
        const CodePoint point = firstCodePoint(text.substr(i));
        const bool isControl = point.isGood && point.value < FirstPrintable;
        if (isString && (!point.isGood || isControl)) {
            clean.firstOdd = clean.firstOdd.value_or(i);
            appendStandIn(clean.text, text[i++]);
            continue;
        }
        if (text[i] == '"')
            isString = !isString;
        const bool isEscape = isString && text[i] == '\\' && i + 1 < text.size();
        const std::size_t kept = isEscape && text[i + 1] >= FirstPrintable ? 2 : point.size;
        clean.text += text.substr(i, kept);
        i += kept;
    }
    return clean;
}

/// The other way round.
std::string restored(std::string text)
{
    std::string prefix;
    appendStandIn(prefix, '\0');
    prefix.resize(2); // the same for all of them
    std::string bytes;
    for (std::size_t i = 0; i < text.size(); ++i) {
        const auto unit = [&](std::size_t at) { return static_cast<std::uint8_t>(text[i + at]); };
        if (text.compare(i, prefix.size(), prefix) == 0 && i + 3 < text.size()) {
            const char32_t code = 0x10F000U | (unit(2) & 0x3FU) << 6 | (unit(3) & 0x3FU);
            if (code >= FirstStandIn && code <= FirstStandIn + 0xFF) {
                bytes += static_cast<char>(code - FirstStandIn);
                i += 3;
                continue;
            }
        }
        bytes += text[i];
    }
    return bytes;
}

/// Takes the values as the parser comes upon them.
class Taker : public nlohmann::json_sax<Json>
{
public:
    Taker(std::stop_token stop, bool hasStandIns)
        : m_stop(std::move(stop))
        , m_hasStandIns(hasStandIns)
    {
    }

    bool null() override { return take({}, "null"); }
    bool boolean(bool value) override
    {
        const std::string text = value ? "true" : "false";
        return take(text, text);
    }
    bool number_integer(number_integer_t value) override
    {
        return take(std::int64_t{value}, std::to_string(value));
    }
    bool number_unsigned(number_unsigned_t value) override
    {
        const std::string text = std::to_string(value);
        const bool isHuge = value > std::uint64_t{std::numeric_limits<std::int64_t>::max()};
        return take(isHuge ? Value(text) : Value(static_cast<std::int64_t>(value)), text);
    }
    bool number_float(number_float_t value, const string_t &) override
    {
        const std::string text = Json(value).dump();
        return take(text, text);
    }
    bool string(string_t &value) override
    {
        if (m_depth > 2)
            return take({}, quoted(value));
        return take(original(value), {});
    }
    bool binary(binary_t &) override { return false; }

    bool start_object(std::size_t) override { return open(HeaderValue::Shape::Group, '{'); }
    bool start_array(std::size_t) override { return open(HeaderValue::Shape::List, '['); }
    bool end_object() override { return close('}'); }
    bool end_array() override { return close(']'); }

    bool key(string_t &name) override
    {
        if (m_depth == 1)
            m_name = original(name);
        else if (m_depth == 2)
            m_partName = original(name);
        else if (m_depth <= DeepestValue)
            addNested(quoted(name) + ':');
        return goesOn();
    }

    bool parse_error(std::size_t position, const std::string &,
                     const nlohmann::detail::exception &) override
    {
        brokenAt = position;
        return false;
    }

    /// All that was read, also where the text ends inside a group.
    std::vector<HeaderValue> values()
    {
        if (m_depth >= 2)
            endTop();
        return std::move(m_values);
    }

    std::optional<std::size_t> brokenAt; ///< Bytes into the cleaned text.
    bool isObject = false;
    bool isCancelled = false;

private:
    using Places = std::unordered_map<std::string, std::size_t>;

    bool goesOn()
    {
        isCancelled = ++m_parts % StopEvery == 0 && m_stop.stop_requested();
        return !isCancelled;
    }

    [[nodiscard]] std::string original(const std::string &text) const
    {
        return m_hasStandIns ? restored(text) : text;
    }

    static std::string quoted(const std::string &text)
    {
        return Json(text).dump(-1, ' ', false, Json::error_handler_t::replace);
    }

    /// A later value replaces an earlier one of the same name, at its place.
    static void put(std::vector<HeaderValue> &values, Places &places, HeaderValue value)
    {
        const auto [place, isNew] = places.try_emplace(value.name, values.size());
        if (isNew)
            values.push_back(std::move(value));
        else
            values[place->second] = std::move(value);
    }

    static HeaderValue named(std::string name, Value value)
    {
        const bool isSecret = isSecretSetting(name);
        return {std::move(name), std::move(value), isSecret};
    }

    bool take(Value value, const std::string &text)
    {
        if (m_depth == 0)
            return false;
        if (m_depth == 1)
            put(m_values, m_places, named(m_name, std::move(value)));
        else if (m_depth == 2)
            addPart(std::move(value));
        else if (m_depth <= DeepestValue)
            addNested(text);
        return goesOn();
    }

    void addPart(Value value)
    {
        if (m_top.shape == HeaderValue::Shape::List)
            m_top.parts.push_back(named({}, std::move(value)));
        else
            put(m_top.parts, m_partPlaces, named(m_partName, std::move(value)));
    }

    /// One more value or name of what is shown as its text.
    void addNested(const std::string &text)
    {
        const char last = m_nested.empty() ? '[' : m_nested.back();
        if (last != '[' && last != '{' && last != ':')
            m_nested += ',';
        m_nested += text;
    }

    bool open(HeaderValue::Shape shape, char bracket)
    {
        if (m_depth == 0) {
            isObject = shape == HeaderValue::Shape::Group;
            if (!isObject)
                return false;
        } else if (m_depth == 1) {
            m_top = {m_name, {}, false, shape};
            m_partPlaces.clear();
        } else if (m_depth <= DeepestValue) {
            addNested(std::string(1, bracket));
        }
        ++m_depth;
        return goesOn();
    }

    bool close(char bracket)
    {
        --m_depth;
        if (m_depth >= 2 && m_depth <= DeepestValue)
            m_nested += bracket;
        if (m_depth == 2) {
            addPart(original(m_nested));
            m_nested.clear();
        } else if (m_depth == 1) {
            endTop();
        }
        return goesOn();
    }

    void endTop() { put(m_values, m_places, std::move(m_top)); }

    std::stop_token m_stop;
    bool m_hasStandIns;
    int m_depth = 0; ///< Objects and lists that are open.
    std::size_t m_parts = 0;
    std::vector<HeaderValue> m_values;
    Places m_places;
    std::string m_name; ///< Of the next top value.
    HeaderValue m_top;  ///< The group or list that is open.
    Places m_partPlaces;
    std::string m_partName;
    std::string m_nested; ///< JSON text of what is open inside of it.
};

} // namespace

std::string HeaderJson::textOf(std::string_view name) const
{
    const auto found = std::ranges::find(values, name, &HeaderValue::name);
    return found == values.end() || found->shape != HeaderValue::Shape::Single
               ? std::string()
               : plainText(found->value);
}

Result<HeaderJson> readHeaderJson(std::string_view text, std::stop_token stop)
{
    const Cleaned clean = cleaned(text);
    Taker taker(std::move(stop), clean.firstOdd.has_value());
    Json::sax_parse(clean.text, &taker);
    if (taker.isCancelled)
        return cancelled();
    if (!taker.isObject)
        return damaged(Fault::tr("the header is no JSON object"), 0);
    HeaderJson json{taker.values(), {}};
    if (taker.brokenAt)
        json.fault = Error{
            ErrorCode::Damaged,
            Fault::tr("the header is no whole JSON object; what is behind this is left out"),
            std::min(clean.firstOdd.value_or(text.size()), std::min(*taker.brokenAt, text.size())),
            {}};
    else if (clean.firstOdd)
        json.fault = Error{ErrorCode::Damaged,
                           Fault::tr("the header holds bytes that JSON forbids"),
                           *clean.firstOdd,
                           {}};
    return json;
}

} // namespace tickscope::teehistorian
