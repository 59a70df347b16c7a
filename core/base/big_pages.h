// SPDX-License-Identifier: MIT
#pragma once

namespace tickscope {

/// Has the heap of a program begin with big pages of memory, where the system has them: to get it
/// 4 KiB at a time takes as long as much of the work in it. First of all in main().
void useBigPages();

} // namespace tickscope
