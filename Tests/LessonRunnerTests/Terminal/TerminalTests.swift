import Fixtures
import Testing

/// Tests of the built command in a terminal: one at a time, since they share a workbook, but
/// parallel to ``CommandTests``.
@Suite("the command in a terminal", .serialized, .patient)
struct TerminalTests {
  static let folder = "terminal"
}
