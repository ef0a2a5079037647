import Fixtures
import Foundation
import Testing

@testable import Workbook

extension FixtureTests.SandboxTests {
  @Test("a right text passes, though its tests take longer than Dispatch keeps an idle thread")
  func slow() async throws {
    #expect(try await verdict(on: "sleep(8)\nreturn 1", isSandboxed: true).isPassed)
  }

  #if os(Linux)
    @Test("all processes together cannot fill the memory, though each stays below its own limit")
    func totalMemory() async throws {
      let verdict = try await verdict(
        on: """
            let script = "head -c 1000000000 /dev/zero | tail -c 1000000000 | sleep 40"
            let words: [UnsafeMutablePointer<CChar>?] = [
              strdup("sh"), strdup("-c"), strdup(script), nil,
            ]
            for _ in 1...6 {
              var id: pid_t = 0
              posix_spawn(&id, "/bin/sh", nil, nil, words, nil)
            }
            sleep(30)
            return 1
          """, isSandboxed: true)
      guard case .crashed(let text) = verdict.outcome else {
        Issue.record("It is \(verdict.outcome).")
        return
      }
      #expect(text.hasPrefix("The program used more than 2048 MiB of memory"))
    }
  #endif

  @Test("a suite can ask for the warnings in the learner's file, which takes its source")
  func source() async throws {
    try fixture.replace(
      "import Testing", with: "import Probes\nimport Testing", in: fixture.exercise("1.1").tests)
    try fixture.replace(
      "#expect(number() == 1",
      with: """
        #expect(DeclarationProbe(module: "Numbers").warningsInFile() == [])
            #expect(number() == 1
        """, in: fixture.exercise("1.1").tests)
    #expect(try await verdict(on: "1", isSandboxed: true).isPassed)
  }
}
