import Fixtures
import Testing

/// The built command in a terminal, on a workbook of its own: one test at a time, and beside those
/// of ``CommandTests``.
@Suite("the command in a terminal", .serialized, .patient)
struct TerminalTests {
  static let folder = "terminal"
}
