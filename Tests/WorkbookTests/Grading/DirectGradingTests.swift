import Fixtures
import Foundation
import Testing

@testable import Workbook

extension FixtureTests {
  @Suite("grading by the compiler itself")
  struct DirectGradingTests {
    let fixture: FixtureWorkbook

    init() throws {
      fixture = try FixtureWorkbook()
    }

    private let suite = ".build/direct/1.1/NumbersTests.o"
    private let program = ".build/direct/1.1/tests"

    @Test("who edits a body has the exercise compiled, and not its suite")
    func body() async throws {
      #expect(try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }").isPassed)
      let (first, linked) = (
        fixture.modificationDate(of: suite), fixture.modificationDate(of: program)
      )
      let verdict = try await fixture.verdict(
        on: "1.1", with: "func number() -> Int { \(Int.random(in: 2...1000) * 2 + 1) }")
      #expect(verdict.refusals == ["the number is one"])
      #expect(first != nil)
      #expect(fixture.modificationDate(of: suite) == first)
      #expect(fixture.modificationDate(of: program) != linked)
    }

    @Test("who edits what others see has the suite compiled anew")
    func interface() async throws {
      #expect(try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }").isPassed)
      let first = fixture.modificationDate(of: suite)
      let verdict = try await fixture.verdict(
        on: "1.1", with: "func number(or other: Int = \(Int.random(in: 2...1000))) -> Int { 1 }")
      #expect(verdict.isPassed)
      #expect(fixture.modificationDate(of: suite) != first)
    }

    @Test("a suite that was changed is compiled anew, though the exercise was not")
    func changedSuite() async throws {
      let text = "func number() -> Int { 7 }"
      #expect(try await fixture.verdict(on: "1.1", with: text).refusals == ["the number is one"])
      try fixture.replace("number() == 1", with: "number() == 7", in: fixture.exercise("1.1").tests)
      #expect(try await fixture.verdict(on: "1.1", with: text).isPassed)
    }

    @Test("what a probe was answered does not outlive what it was asked about")
    func probes() async throws {
      try fixture.replace(
        "import Testing", with: "import Probes\nimport Testing",
        in: fixture.exercise("1.1").tests)
      try fixture.replace(
        "#expect(number() == 1",
        with: """
          CompilerProbe(module: "Numbers").rejects(
                "_ = number(3)", because: .missing, unlike: "_ = number()", "It asks for none.")
              #expect(number() == 1
          """, in: fixture.exercise("1.1").tests)
      for turn in 1...2 {
        let strict = "func number() -> Int { 1 }\nfunc turn\(turn)() {}\n"
        #expect(try await fixture.verdict(on: "1.1", with: strict).isPassed)
        let loose = "func number(_ it: Int = 1) -> Int { it }\nfunc turn\(turn)() {}\n"
        let verdict = try await fixture.verdict(on: "1.1", with: loose)
        #expect(verdict.refusals == ["the number is one"])
      }
      let answers = try fixture.text(of: ".build/direct/1.1/answers.json")
      #expect(answers.contains("number(3)"), "From the second time on it is asked ahead.")
    }

    @Test("an exercise sees the same modules, however often it is graded")
    func canImport() async throws {
      for _ in 1...2 {
        let text = """
          func number() -> Int {
            #if canImport(Probes) || canImport(NumbersTests)
              2
            #elseif canImport(NumbersSupport)
              1
            #endif
          }
          // \(UUID())
          """
        #expect(try await fixture.verdict(on: "1.1", with: text).isPassed)
      }
    }

    @Test(
      "a program that does not come to answer ahead is given up, and the verdict is the same",
      .timeLimit(.minutes(2)))
    func endlessAhead() async throws {
      #expect(try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }").isPassed)
      let started = try TemporaryFolder()
      let file = started.root.appending(path: "started")
      try fixture.write(
        "#!/bin/sh\necho $$ > \(file.path)\nwhile :; do sleep 1; done\n", to: program)
      try FileManager.default.setAttributes(
        [.posixPermissions: 0o755], ofItemAtPath: fixture.root.appending(path: program).path)
      try fixture.write(
        #"{ "sources": [], "modules": [] }"#, to: ".build/direct/1.1/questions.json")
      let verdict = try await fixture.verdict(
        on: "1.1", with: "func number(_ other: Int = 1) -> Int { 1 } // \(UUID())")
      #expect(verdict.isPassed)
      let processes = RunningProcess.all(in: try started.text(of: "started"))
      #expect(processes.count == 1)
      for process in processes { #expect(try await process.isGone()) }
    }

    @Test("a built file that is damaged or gone is built again", arguments: [true, false])
    func damage(isTruncated: Bool) async throws {
      #expect(try await verdictOnNewText().isPassed)
      // Probes, the largest library, is built as the small one is.
      let files =
        try paths(below: ".build/direct/1.1")
        + paths(below: ".build/direct/libraries/NumbersSupport")
      #expect(files.count > 8)
      for kind in Set(files.map { URL(filePath: $0).pathExtension }).sorted() {
        for file in files where URL(filePath: file).pathExtension == kind {
          // A library that was built again has replaced this file.
          let data = try? Data(contentsOf: fixture.root.appending(path: file))
          guard let data else { continue }
          try fixture.remove(file)
          if isTruncated { try fixture.write(data.prefix(data.count / 2), to: file) }
        }
        let verdict = try await verdictOnNewText()
        #expect(verdict.isPassed, "Files “.\(kind)”: \(verdict.outcome)")
      }
    }

    private func verdictOnNewText() async throws -> Verdict {
      try await fixture.verdict(
        on: "1.1", with: "import NumbersSupport\nfunc number() -> Int { one } // \(UUID())")
    }

    private func paths(below folder: String) throws -> [String] {
      try FileManager.default.subpathsOfDirectory(
        atPath: fixture.root.appending(path: folder).path
      ).map { "\(folder)/\($0)" }.filter { path in
        let attributes = try FileManager.default.attributesOfItem(
          atPath: fixture.root.appending(path: path).path)
        return attributes[.type] as? FileAttributeType == .typeRegular
      }
    }

    @Test("a folder whose path contains signs that mean something to tools is no obstacle")
    func oddPath() async throws {
      let fixture = try FixtureWorkbook("100% of a=b", [.numbers], keepsVerdicts: false)
      #expect(try await fixture.verdict(on: "1.1").refusals.first == "the number is one")
      #expect(try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }").isPassed)
      #expect(try fixture.grader().directFault(of: fixture.exercise("1.1")) == nil)
    }

    @Test("where the compiler cannot be called, SwiftPM builds, and doctor tells why")
    func detour() async throws {
      let folder = try TemporaryFolder()
      try folder.writeProgram("#!/bin/sh\necho no plan\nexit 3\n", to: "swiftc")
      var environment = ProcessInfo.processInfo.environment
      environment["PATH"] = "\(folder.root.path):\(environment["PATH"] ?? "")"
      let workbook = try Workbook(root: fixture.root)
      let grader = Grader(
        workbook, environment: environment, secondsAllowed: 300)
      try fixture.write(
        "func number() -> Int { 3 } // \(UUID())", to: "Lessons/1-Numbers/1-First.swift")
      let exercise = try fixture.exercise("1.1")
      let verdict = try await grader.grade(Submission(exercise, in: fixture.root))
      #expect(verdict.refusals == ["the number is one"])
      #expect(grader.directFault(of: exercise)?.contains("no plan") == true)

      var findings: [Finding] = []
      try await Diagnosis(workbook, grader).run { findings.append($0) }
      let told = findings.first { $0.text.hasPrefix("SwiftPM builds lesson 1") }
      #expect(told?.state == .remarkable)
      #expect(told?.text.contains("no plan") == true)
    }

    @Test("a failure that an answer has in one way only is not believed: SwiftPM is asked")
    func trial() async throws {
      // SwiftPM's own flag stands for whatever may differ one day.
      try fixture.write(
        """
        // \(UUID())
        func number() -> Int {
          #if SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE
            1
          #else
            2
          #endif
        }
        """, to: "Answers/1-Numbers/1-First.swift")
      let (verdict, fault) = try await failing()
      #expect(verdict.refusals == ["the number is one"])
      #expect(
        fault == """
          the answer to 1.1 First fails 2 of 2 tests; the number is one; the number is odd when \
          compiled directly, and is solved when SwiftPM builds it
          """)
    }

    @Test("an answer that fails in both ways is no fault of one of them")
    func wrongAnswer() async throws {
      try fixture.write(
        "func number() -> Int { 2 } // \(UUID())", to: "Answers/1-Numbers/1-First.swift")
      let (verdict, fault) = try await failing()
      #expect(verdict.refusals == ["the number is one"])
      #expect(fault == nil)
    }

    /// Has a text graded that fails, as if none had been before.
    private func failing() async throws -> (Verdict, fault: String?) {
      let exercise = try fixture.exercise("1.1")
      try fixture.write("func number() -> Int { 3 } // \(UUID())", to: exercise.file)
      let grader = try fixture.grader()
      grader.forgetDirectTrials()
      defer { grader.forgetDirectTrials() }
      let verdict = try await grader.grade(Submission(exercise, in: fixture.root))
      return (verdict, grader.directFault(of: exercise))
    }

    @Test("both ways say the same of a text, and verify tells where they do not")
    func bothWays() async throws {
      let workbook = try Workbook(root: fixture.root)
      let verifier = Verifier(workbook, try fixture.grader())
      let lesson = try #require(workbook.catalog.lessons.first)
      let proofs = try await verifier.proofsOfBothWays(
        of: [try fixture.exercise("1.2")], in: lesson)
      #expect(proofs.map(\.problems) == [[]])
    }
  }
}
