import Course
import Interface

/// The texts about changed files and their effect on the watched exercise.
struct SaveNote {
  /// The maximum number of changes that get a line each; more changes share one text.
  private static let maxLineCount = 3

  let exercise: Exercise
  /// The workbook's catalog after the changes.
  let catalog: Catalog

  /// Returns a line for each change, or one text about many changes, or nil if nothing but the
  /// exercise's own file has changed.
  func text(about changes: [WorkbookSnapshot.Change]) -> String? {
    // The verdict says that the exercise's own file was saved, or is missing.
    let others = changes.filter { $0.paths != [exercise.file] }
    guard let first = others.first else { return nil }
    if others.count <= Self.maxLineCount { return others.map(text).joined(separator: "\n") }
    return "\(others.count) files have changed, such as \(first.path). They have no effect on "
      + "\(exercise.title). \(reminder)"
  }

  /// Returns a text about a change of a file on which the verdict depends.
  func cause(_ change: WorkbookSnapshot.Change) -> String {
    "\(clause(about: change)). \(exercise.title) depends on it."
  }

  private var reminder: String { "What counts is \(exercise.file)." }

  private func text(about change: WorkbookSnapshot.Change) -> String {
    if let known = catalog.exercises.first(where: { change.paths.contains($0.file) }) {
      return text(about: change, of: known)
    }
    // If a file looks like an exercise, the catalog has a text about it.
    if let item = catalog.ungradedItems.first(where: { $0.path == change.path }) {
      if case .renamed(let old, _) = change { return "\(old) was renamed. \(item.text)" }
      if case .deleted = change {} else { return item.text }
    }
    return "\(clause(about: change)), and has no effect on \(exercise.title). \(reminder)"
  }

  private func text(about change: WorkbookSnapshot.Change, of known: Exercise) -> String {
    switch change {
    case .deleted:
      return
        "\(clause(about: change)). “\(Runner.call) reset \(known.id)” restores the starter file."
    case .renamed(known.file, _):
      return
        "\(clause(about: change)). \(known.title) is graded only with its own name: rename the "
        + "file back."
    default:
      if known == exercise { return clause(about: change) + "." }
      return
        "\(known.title) was saved, and \(exercise.title) is being watched. To go to the other, "
        + "press g and type \(known.id)."
    }
  }

  private func clause(about change: WorkbookSnapshot.Change) -> String {
    switch change {
    case .saved(let path): "\(path) was saved"
    case .added(let path): "\(path) is new"
    case .deleted(let path): "\(path) was deleted"
    case .renamed(let old, let new): "\(old) was renamed to \(new)"
    }
  }
}
