import Course
import Grading
import Interface

extension Session {
  /// The number of ticks between looks at all files.
  ///
  /// A change is seen within 0.7 seconds, and explained at the next tick if the files have settled.
  private static let ticksBetweenLooks = 7

  mutating func lookForSaves() throws {
    let now = currentFileSnapshot
    if now != fileSnapshot {
      fileSnapshot = now
      try awaitVerdict()
    } else if areInputsChanging {
      // Editors may empty or move a file before they write it, so grading starts only after a tick
      // without a change.
      grade()
    }
    try lookAtAllFiles()
  }

  /// Shows that the exercise is being graded, and cancels other work.
  private mutating func awaitVerdict(because cause: String? = nil) throws {
    request(.cancelWork)
    showsStory = false
    // A view would hide the verdict.
    try closeViewUnlessSearching()
    if !areInputsChanging { try announce(because: cause) }
    areInputsChanging = true
  }

  /// Grades the exercise again if its verdict depends on a changed file, and explains the other
  /// changes.
  private mutating func lookAtAllFiles() throws {
    tick += 1
    guard tick.isMultiple(of: Self.ticksBetweenLooks) || seenSnapshot != explainedSnapshot else {
      return
    }
    let now = WorkbookSnapshot(in: workbook.root, for: exercise)
    // Editors create and remove temporary files while they save, so changes count only if the next
    // tick finds the same files.
    guard now == seenSnapshot else { return seenSnapshot = now }
    if now == explainedSnapshot { return }
    let changes = now.changes(since: explainedSnapshot)
    explainedSnapshot = now
    if changes.isEmpty { return }
    workbook = (try? Workbook(root: workbook.root)) ?? workbook
    let note = SaveNote(exercise: exercise, catalog: workbook.catalog)
    let inputs = changes.filter { $0.paths.contains { Inputs.includes($0, for: exercise) } }
    if let first = inputs.first { try awaitVerdict(because: note.cause(first)) }
    guard let text = note.text(about: changes.filter { !inputs.contains($0) }) else { return }
    try closeViewUnlessSearching()
    screen.printWrapped(text)
  }

  /// Closes the view, so that the learner sees the result of a save.
  ///
  /// While the learner is typing a search text, the view stays: otherwise, further letters would
  /// count as keys.
  private mutating func closeViewUnlessSearching() throws {
    guard screen.hasView, !screen.isSearching else { return }
    try screen.closeView()
    missingView = .closedBySave
  }
}
