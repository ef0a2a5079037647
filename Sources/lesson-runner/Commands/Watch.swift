import Workbook

/// Grades the current exercise at every save.
struct Watch: Command {
  static let configuration = Configuration(
    name: "watch", abstract: "Grade the current exercise at every save. Needs a terminal.")

  func run(in workbook: Workbook, _ console: Console) async throws -> ExitStatus {
    guard let terminal = Terminal() else {
      throw UsageError(
        "watch reads keys, so it needs a terminal. Without one, 'lesson-runner check' grades once.")
    }
    var session = try WatchSession(workbook, terminal, console)
    return try await session.run()
  }
}

extension Watch {
  init(_ words: Words) {}
}
