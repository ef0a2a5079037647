import Probes
import Testing

@Suite("a probe for declarations")
struct DeclarationProbeTests {
  private let probe = DeclarationProbe(module: "Course")
  private let grading = DeclarationProbe(module: "Grading")

  @Test("an initializer is named with what it takes")
  func initializer() {
    let makers = probe.makers(of: "ExerciseID")
    #expect(makers.contains { $0.isInitializer && $0.takes == ["Int", "Int"] })
  }

  @Test("a private one is named, and told apart")
  func privateOnes() {
    let arePrivate = Set(grading.initializers().map(\.isPrivate))
    #expect(arePrivate == [true, false])
  }

  @Test("what nil passes for is no need")
  func needs() {
    let all = grading.initializers()
    let isLess = all.contains { $0.needs.count < $0.takes.count || !$0.takesIfAsked.isEmpty }
    #expect(isLess)
    let optionals = all.flatMap(\.needs).filter { $0.hasSuffix("?") && !$0.contains("->") }
    #expect(optionals == [])
  }

  @Test("an optional of an object that was just made is told apart from what is there at once")
  func emptyAtFirst() {
    let makers = grading.makers(of: "Sandbox")
    let ofPolicy = makers.filter { $0.declaration.contains("var sandbox") }
    let areEmpty = Set(ofPolicy.map(\.isEmptyAtFirst))
    #expect(areEmpty == [true, false], "The policy is new, or that of a pipeline.")
  }

  @Test("a module that is not there is an issue")
  func noModule() {
    let problems = issues { _ = DeclarationProbe(module: "Nowhere").makers(of: "Something") }
    #expect(problems.count == 1)
  }

  @Test("a source is told with its labels, the types of its parameters, and what comes out")
  func source() throws {
    let source = try #require(
      probe.sources(of: "ExerciseID").first { $0.labels == ["lesson", "number"] })
    #expect(source.kind == "init")
    #expect(source.name == "ExerciseID.init")
    #expect(source.parameters == ["Int", "Int"])
    #expect(source.result == "ExerciseID")
  }

  @Test("what an object hands out of itself is no source")
  func members() {
    #expect(
      probe.sources(of: "ExerciseID").allSatisfy {
        !["method", "property", "subscript"].contains($0.kind)
      })
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
    let own = DeclarationProbe(module: "Course", suite: "CourseTests/1-LockTests.swift")
    #expect(own.sources(of: "ExerciseID").map(\.text) == [])
    #expect(!probe.sources(of: "ExerciseID").isEmpty)
  }
}
