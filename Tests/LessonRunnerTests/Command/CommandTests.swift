import Fixtures
import Testing

/// Tests of the built command: one at a time, since they share a workbook.
@Suite("the command", .serialized, .patient)
struct CommandTests {}
