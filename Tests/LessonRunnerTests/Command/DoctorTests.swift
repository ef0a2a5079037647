import Course
import Fixtures
import Foundation
import Testing

extension AppTests {
  @Suite("doctor")
  struct DoctorTests {
    let workbook: SampleWorkbook
    let tools = [
      "swift --version": "Swift version 6.3 (release)", "swiftc --version": "",
      "git status --porcelain -- Package.swift Sources Tests Answers :(glob)Lessons/*/Support/**":
        "",
    ]

    init() throws {
      workbook = try SampleWorkbook()
    }

    @Test("where all is well it says so, having graded an answer")
    func well() async throws {
      let run = await AppRun("doctor", in: workbook, output: tools)
      #expect(run.output.contains("✔ 4 exercises can be read.\n"))
      #expect(
        run.output.hasSuffix(
          """
          ✔ The answer to 1.1 One builds and passes.

          ✔ No problems found.

          """))
      #expect(run.status == 0)
    }

    @Test("what is wrong is told with what to do about it")
    func lost() async throws {
      try workbook.remove("Lessons/1-Numbers/2-Two.swift")
      let run = await AppRun("doctor", in: workbook, output: tools)
      #expect(
        run.output.contains(
          """
          ✘ Lessons/1-Numbers/2-Two.swift is missing, or isn't UTF-8.
              What to do: swift run lesson-runner reset 1.2

          """))
      #expect(run.output.hasSuffix("\n✘ 1 problem: see above.\n"))
      #expect(run.status == 1)
    }

    @Test("a compiler that is not where its other half is, is told")
    func halfCompiler() async throws {
      workbook.grader.give(.failure(.other("Nothing builds.")), for: "1.1")
      let run = await AppRun(
        "doctor", in: workbook, output: ["swift --version": "Swift version 6.3"])
      #expect(run.output.contains("the compiler “swiftc” doesn't."))
      #expect(run.output.contains("What to do: Solve the problem above first."))
      #expect(run.status == 1)
    }

    @Test("without a compiler it says that, and does not end in a fault")
    func noCompiler() async throws {
      workbook.grader.give(.failure(.other("Nothing builds.")), for: "1.1")
      let run = await AppRun("doctor", in: workbook)
      #expect(run.output.contains("✘ The command “swift” doesn't run.\n"))
      #expect(run.output.contains("✘ The answer to 1.1 One can't be graded: "))
      #expect(run.status == 1)
    }
  }
}
