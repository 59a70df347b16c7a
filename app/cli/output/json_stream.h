// SPDX-License-Identifier: GPL-3.0-or-later
#pragma once

#include <string_view>
#include <vector>

#include "app/cli/output/json_text.h"
#include "app/cli/output/output.h"
#include "core/model/recording_info.h"

namespace tickscope::cli {

/// Writes one JSON object to the output piece by piece, so that a big one takes no memory. Names
/// are not compared: the caller puts each once.
class JsonStream
{
public:
    /// Begins the object.
    explicit JsonStream(Output &output);

    /// A member of the present object.
    void insert(std::string_view name, const Json &value);
    /// All members of \a object as members of the present one.
    void insertAll(const Json &object);
    /// A member of the present array.
    void add(const Json &value);
    void addRaw(std::string_view json); ///< JSON already.

    /// What follows goes into a member that is an object or array itself, up to end().
    void beginObject(std::string_view name);
    void beginArray(std::string_view name);
    /// The same as a member of the present array.
    void beginObject();
    void beginArray();
    void end();

    /// Ends the object, and the line.
    void finish();

private:
    void comma();
    void name(std::string_view name);
    void begin(char open, char close);

    Output &m_output;
    std::vector<char> m_closing; ///< Of what is open, innermost last.
    bool m_isFirst = true;       ///< In what is open.
};

// Header values of a recording, of which a stranger's file may have half a million: they go
// straight to the output.

/// Whether passwords and the like are printed in clear.
enum class ShownSecrets { No, Yes };

/// Puts \a values as an object under \a name. Of several with one name the last counts.
void insertHeaderValues(JsonStream &json, std::string_view name,
                        const std::vector<HeaderValue> &values, ShownSecrets secrets);

/// The same as lines of text, each behind \a indent.
void writeHeaderValues(Output &output, const std::vector<HeaderValue> &values,
                       std::string_view indent, ShownSecrets secrets);

} // namespace tickscope::cli
