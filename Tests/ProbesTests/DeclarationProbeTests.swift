import Probes
import Testing

@Suite("a probe for declarations")
struct DeclarationProbeTests {
  private let probe = DeclarationProbe(module: "Workbook")

  @Test("an initializer is named with what it takes")
  func initializer() {
    let makers = probe.makers(of: "ExerciseID")
    #expect(makers.contains { $0.isInitializer && $0.takes == ["Int", "Int"] })
  }

  @Test("a private one is named, and told apart")
  func privateOnes() {
    let arePrivate = Set(probe.initializers().map(\.isPrivate))
    #expect(arePrivate == [true, false])
  }

  @Test("what nil passes for is no need")
  func needs() {
    let all = probe.initializers()
    let isLess = all.contains { $0.needs.count < $0.takes.count || !$0.takesIfAsked.isEmpty }
    #expect(isLess)
    let optionals = all.flatMap(\.needs).filter { $0.hasSuffix("?") && !$0.contains("->") }
    #expect(optionals == [])
  }

  @Test("a module that is not there is an issue")
  func noModule() {
    let problems = issues { _ = DeclarationProbe(module: "Nowhere").makers(of: "Something") }
    #expect(problems.count == 1)
  }
}
