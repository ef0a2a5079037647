import Fixtures
import Testing

extension TerminalTests {
  @Suite("the terminal of these tests")
  struct PseudoTerminalTests {
    @Test("when a program has ended, all that it wrote was read")
    func end() async throws {
      for _ in 1...20 {
        let terminal = try PseudoTerminal()
        let program = try terminal.start(["seq", "300"], in: TemporaryFolder.home)
        #expect(try await program.ending() == .exited(0))
        #expect(terminal.text.shown.hasSuffix("\n299\n300\n"))
      }
    }
  }
}
