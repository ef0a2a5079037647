import Probes
import Testing

@Suite("a declaration probe")
struct DeclarationProbeTests {
  @Test("an initializer is told with its labels and the types of its parameters")
  func initializer() throws {
    let makers = DeclarationProbe.makers(of: "ExerciseID", in: "Workbook")
    let maker = try #require(makers.first { $0.labels == ["lesson", "number"] })
    #expect(maker.kind == "init")
    #expect(maker.name == "ExerciseID.init")
    #expect(maker.parameters == ["Int", "Int"])
    #expect(maker.result == "ExerciseID")
  }

  @Test("what an object hands out of itself is no maker")
  func members() {
    let makers = DeclarationProbe.makers(of: "ExerciseID", in: "Workbook")
    #expect(makers.allSatisfy { !["method", "property", "subscript"].contains($0.kind) })
  }

  @Test("a module that was not built is told as an issue")
  func unknown() {
    let found = issues { _ = DeclarationProbe.declarations(in: "NoSuchModule") }
    #expect(found.count == 1)
    #expect(found.first?.text.hasPrefix("The compiler could not be asked: ") == true)
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
}
