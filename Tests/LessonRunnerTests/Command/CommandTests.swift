import Testing

/// The built command, run on the fixture workbook: one test at a time, since they share it.
@Suite("the command", .serialized, .timeLimit(.minutes(2)))
struct CommandTests {}
