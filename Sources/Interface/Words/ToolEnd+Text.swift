import Grading

extension ToolEnd {
  /// A description of the tool's end, and a question about a possible cause in the text.
  package var text: String {
    switch self {
    case .ranTooLong(let seconds):
      """
      The compiler was stopped after \(seconds) seconds. Does a line have a very long or deeply \
      nested expression? If not, the computer was too busy.
      """
    case .exceededMemory(let megabytes):
      """
      The compiler was stopped, because it used more than \(megabytes) MiB of memory. Does a line \
      have a very long or deeply nested expression?
      """
    case .signalled(let signal):
      """
      The compiler crashed with signal \(signal), without an error in this file. Does a line have \
      a deeply nested expression, or an attribute that begins with an underscore?
      """
    case .failed(let output):
      """
      The compiler or the linker failed, without an error in this file. Does the file use an \
      unusual attribute? The tool printed:
      \(output.split(separator: "\n").map { "    \($0)" }.joined(separator: "\n"))
      """
    }
  }
}
