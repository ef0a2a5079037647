import Probes
import Testing

@Suite("assertions that a test switches off")
struct AssertionsTests {
  @Test("an assertion that fails stops the program, as in every debug build")
  func on() async {
    await #expect(processExitsWith: .failure) {
      assertionFailure("as it should")
    }
  }

  @Test("switched off, it is passed over, as in the app that customers have")
  func off() async {
    await #expect(processExitsWith: .success) {
      Assertions.areOff = true
      assertionFailure("as in a release build")
    }
  }
}
