import Course
import Interface

/// A command that grades the current exercise after every save.
struct Watch: Command {
  static let configuration = Configuration(
    name: "watch", abstract: "Grade the current exercise at every save. Needs a terminal.",
    options: [
      .init("--edit", "Open each exercise's file in the editor that VISUAL or EDITOR names."),
      .init("--no-edit", "Don't open files. In VS Code's terminal, watch opens them by default."),
      .init("--no-recall", "Don't begin a day with a card about a solved exercise."),
    ])

  var editor = Editor.Choice.matchingTerminal
  var offersRecall = true

  func run(
    in workbook: Workbook, _ console: Console, _ terminal: (any Terminal)?,
    _ environment: [String: String], _ clock: LocalClock, _ makeGrader: @escaping MakeGrader,
    _ readWiring: @escaping ReadWiring
  ) async throws -> ExitStatus {
    guard let terminal else {
      throw UsageError(
        "watch reads keys, so it needs a terminal. Without one, “lesson-runner check” grades once.")
    }
    var loop = try WatchLoop(
      in: workbook, console, terminal, clock, makeGrader, readWiring,
      opensIn: try Editor.chosen(by: editor, in: environment), offersRecall: offersRecall)
    return try await loop.run()
  }
}

extension Watch {
  init(_ arguments: ParsedArguments) throws {
    let editor: Editor.Choice
    switch (arguments.contains("--edit"), arguments.contains("--no-edit")) {
    case (false, false): editor = .matchingTerminal
    case (true, false): editor = .named
    case (false, true): editor = .none
    case (true, true): throw UsageError("Choose one of “--edit” and “--no-edit”.")
    }
    self.init(editor: editor, offersRecall: !arguments.contains("--no-recall"))
  }
}
