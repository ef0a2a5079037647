import Probes
import Testing

@Suite("a probe for declarations")
struct DeclarationProbeTests {
  private let probe = DeclarationProbe(module: "Course")
  private let grading = DeclarationProbe(module: "Grading")

  @Test("an initializer is named with what it takes")
  func initializer() {
    let makers = probe.makers(of: "ExerciseID")
    #expect(makers.contains { $0.kind == "init" && $0.takes == ["Int", "Int"] })
  }

  @Test("a private one is named, and told apart")
  func privateOnes() {
    let arePrivate = Set(grading.initializers().map(\.isPrivate))
    #expect(arePrivate == [true, false])
  }

  @Test("a private type's members are private")
  func membersOfPrivateTypes() {
    let probe = DeclarationProbe(module: "SymbolGraphs")
    let isHidden = { (all: [DeclarationProbe.Declaration]) in
      !all.contains { $0.name.hasPrefix("Symbol.Raw.") }
    }
    #expect(!isHidden(probe.declarations(includingPrivate: true)))
    #expect(isHidden(probe.declarations()))
  }

  @Test("what nil passes for is no need")
  func needs() {
    let all = grading.initializers()
    let isLess = all.contains { $0.needs.count < $0.takes.count || !$0.takesIfAsked.isEmpty }
    #expect(isLess)
    let optionals = all.flatMap(\.needs).filter { $0.hasSuffix("?") && !$0.contains("->") }
    #expect(optionals == [])
  }

  @Test("a need inside of an argument is told in place of the argument's type")
  func needsInside() throws {
    // An `ExerciseID` can be created from a single string.
    let exercise = try #require(probe.makers(of: "Exercise").first { $0.kind == "init" })
    #expect(exercise.needs == ["ExerciseID", "String", "String"])
    #expect(probe.needs(of: exercise) == ["String", "String", "String"])
  }

  @Test("a module that is not there is an issue")
  func noModule() {
    let problems = issues { _ = DeclarationProbe(module: "Nowhere").makers(of: "Something") }
    #expect(problems.count == 1)
  }

  @Test("a source is told with its labels, the types of its parameters, and what comes out")
  func source() throws {
    let source = try #require(
      probe.makers(of: "ExerciseID").first { $0.labels == ["lesson", "number"] })
    #expect(source.kind == "init")
    #expect(source.name == "ExerciseID.init")
    #expect(source.parameters == ["Int", "Int"])
    #expect(source.result == "ExerciseID")
  }

  @Test("initializers, static functions and static properties of exactly a type make it")
  func makers() {
    let names = Set(grading.makers(of: "Limits").map(\.name))
    #expect(names.isSuperset(of: ["Limits.init", "Limits.learner", "Limits.strangers"]))
  }

  @Test("optionals, and properties and methods of an object, don't make a value")
  func free() {
    let sandboxes = grading.declarations().filter { $0.result == "Sandbox?" }
    #expect(sandboxes.contains { $0.name == "Limits.sandbox" })
    let makers = Set(grading.makers(of: "Sandbox").map(\.name))
    #expect(makers.isDisjoint(with: sandboxes.map(\.name)))
  }

  @Test(
    "a type is found in another one as it is written, by its whole name",
    arguments: [
      ("Pane", true), ("Pane?", true), ("(folders: Pane, todos: Other)", true),
      ("(inout Pane) -> Void", true), ("PaneLink", false), ("[SidePane]", false),
    ])
  func mentions(type: String, isThere: Bool) {
    #expect(type.mentions("Pane") == isThere)
  }

  @Test("the suite of an exercise asks about the exercise's own file")
  func ownFile() {
    for suite in ["CourseTests/1-LockTests.swift", "CourseTests/1-LockChecks.swift"] {
      let own = DeclarationProbe(module: "Course", suite: suite)
      #expect(own.makers(of: "ExerciseID").map(\.text) == [])
    }
    #expect(!probe.makers(of: "ExerciseID").isEmpty)
  }
}
