import Course
import Fixtures
import Foundation
import Testing

@testable import Grading

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
      .enabled(if: isThorough), .timeLimit(.minutes(2)))
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

    @Test(
      "a built file that is damaged or gone is built again", .enabled(if: isThorough),
      arguments: [true, false])
    func damage(isTruncated: Bool) async throws {
      #expect(try await verdictOnNewText().isPassed)
      let files =
        try paths(below: ".build/direct/1.1")
        + paths(below: ".build/direct/libraries/NumbersSupport")
      #expect(files.count > 8)
      for kind in Set(files.map { URL(filePath: $0).pathExtension }).sorted() {
        for file in files where URL(filePath: file).pathExtension == kind {
          // A new build of the library may have removed the file.
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

    @Test(
      "a folder whose path contains signs that mean something to tools is no obstacle",
      .enabled(if: isThorough))
    func oddPath() async throws {
      let fixture = try FixtureWorkbook("100% of a=b", [.numbers], keepsVerdicts: false)
      #expect(try await fixture.verdict(on: "1.1").refusals.first == "the number is one")
      #expect(try await fixture.verdict(on: "1.1", with: "func number() -> Int { 1 }").isPassed)
      #expect(try fixture.pipeline().builders.choice == nil)
    }

    @Test("where the compiler can't be called, SwiftPM is chosen")
    func fallback() async throws {
      let folder = try TemporaryFolder()
      try folder.writeProgram("#!/bin/sh\necho no plan\nexit 3\n", to: "swiftc")
      let path = ProcessInfo.processInfo.environment["PATH"] ?? ""
      let pipeline = try fixture.pipeline(environment: ["PATH": "\(folder.root.path):\(path)"])
      try fixture.write(
        "func number() -> Int { 3 } // \(UUID())", to: "Lessons/1-Numbers/1-First.swift")
      let submission = try Submission(fixture.exercise("1.1"), in: fixture.root)
      let verdict = try await pipeline.grader.grade(submission)
      #expect(verdict.refusals == ["the number is one"])
      #expect(pipeline.builders.choice == .package)
    }

    @Test(
      "SwiftPM is chosen where an answer passes with SwiftPM alone", .enabled(if: isThorough),
      arguments: [
        // A flag that only SwiftPM sets represents any future difference between the builders.
        ("#if SWIFT_MODULE_RESOURCE_BUNDLE_UNAVAILABLE\n1\n#else\n2\n#endif", true),
        // A wrong answer fails with both builders, so it's no reason to choose SwiftPM.
        ("2", false),
      ])
    func chosen(body: String, isPackage: Bool) async throws {
      try fixture.write(
        "// \(UUID())\nfunc number() -> Int {\n\(body)\n}\n",
        to: "Answers/1-Numbers/1-First.swift")
      // A new value of the variable means a new toolchain, for which no builder is chosen yet.
      let progress = ProgressLog()
      let pipeline = try fixture.pipeline(
        progress: progress, environment: ["TOOLCHAINS": "\(UUID())"])
      let submission = try Submission(fixture.exercise("1.1"), in: fixture.root)
      await pipeline.grader.prepare([submission])
      #expect(pipeline.builders.choice == (isPackage ? .package : .direct))
      let switches = progress.elements.compactMap { progress in
        if case .switchedToSwiftPM(_, let direct, let package) = progress {
          [direct.refusals.count, package.refusals.count]
        } else {
          nil
        }
      }
      #expect(switches == (isPackage ? [[2, 0]] : []))
    }

    @Test("both builders give the same verdict", arguments: [BuilderKind.direct, .package])
    func bothBuilders(kind: BuilderKind) async throws {
      let pipeline = Pipeline(
        try Workbook(root: fixture.root), .ofTests(), Limits(seconds: 300), with: kind,
        store: nil
      ) { _ in }
      let submission = try Submission(fixture.exercise("1.2"), in: fixture.root)
      let verdict = try await pipeline.grade(submission, at: Stage(root: fixture.root))
      #expect(verdict.refusals == ["twice two is four", "twice three is six"])
    }
  }
}
