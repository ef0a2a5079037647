import Fixtures
import Testing

/// The built command, run on the fixture workbook: one test at a time, since they share it.
@Suite("the command", .serialized, .patient)
struct CommandTests {}
