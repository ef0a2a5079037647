import Probes
import Testing

@Suite("6.1 TwoSided: checks", .graded)
struct TwoSidedChecks {
  @Test("other files can't create a single pane")
  func panesRefused() {
    CompilerProbe(counterpart: "_ = makePair(todos: [:])").rejects(
      // Only the initializer's name, since learners choose its parameters.
      each: ["FolderPane", "TodoPane"].map { "_ = \($0).init" },
      because: ["inaccessible", "unavailable", "cannot be constructed", "cannot be instantiated"],
      """
      A single pane counts nothing, or its to-dos are never counted. Only makePair(todos:) should \
      create panes. Which code can use this initializer?
      """)
  }
}
