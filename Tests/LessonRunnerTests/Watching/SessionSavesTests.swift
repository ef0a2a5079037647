import Course
import Fixtures
import Foundation
import Interface
import Testing

@testable import lesson_runner

extension AppTests {
  /// Tests of the texts about saved files, most of which a learner could save by mistake.
  @Suite("watch, when files are saved")
  struct SessionSavesTests {
    private static let file = "Lessons/1-Numbers/1-One.swift"
    private static let counts =
      "and has no effect on 1.1 One. What counts is Lessons/1-Numbers/1-One.swift."
    private static let right = "func one() -> Int {\n  3 - 2\n}\n"
    private static let solved = WatchScene.Step.shows("✔ 1.1 One is solved.")

    /// A row in a terminal so wide that no line is wrapped.
    private static func row(_ name: String, _ steps: WatchScene.Step...) -> WatchScene.Row {
      WatchScene.Row(name, columns: 100, steps)
    }

    // MARK: Another file

    @Test("another file is named, with what became of it", arguments: others)
    func other(row: WatchScene.Row) async throws { try await row.run() }

    private static let others: [WatchScene.Row] = [
      row(
        "another exercise that is saved: the way to grade it",
        .solve("1-Numbers/2-Two.swift"),
        .says(
          "1.2 Two was saved, and 1.1 One is being watched. To go to the other, press g and type "
            + "1.2.")),
      row(
        "a copy of the exercise, and a file in the wrong place",
        .save("// copy", to: "Lessons/1-Numbers/1-One copy.swift"),
        .says(
          "Lessons/1-Numbers/1-One copy.swift is no exercise: no answer and no suite has its name. "
            + "What counts is Lessons/1-Numbers/1-One.swift."),
        .save("// copy", to: "1-One.swift"), .says("1-One.swift is new, \(counts)")),
      row(
        "an exercise that is renamed or deleted: the way back",
        .move("Lessons/1-Numbers/2-Two.swift", to: "Lessons/1-Numbers/2-two.swift"),
        .says(
          "Lessons/1-Numbers/2-Two.swift was renamed to Lessons/1-Numbers/2-two.swift. 1.2 Two is "
            + "graded only with its own name: rename the file back."),
        .change { try $0.remove("Lessons/2-Words/1-Hello.swift") },
        .says(
          "Lessons/2-Words/1-Hello.swift was deleted. “swift run lesson-runner reset 2.1” restores "
            + "the starter file."),
        .move(file, to: "Lessons/1-Numbers/1-Uno.swift"),
        .says("1.1 One is graded only with its own name")),
      row(
        "many files at once: how many",
        .change { for number in 1...9 { try $0.write("", to: "Answers/3-New/\(number).swift") } },
        .says(
          "9 files have changed, such as Answers/3-New/1.swift. They have no effect on 1.1 One. "
            + "What counts is Lessons/1-Numbers/1-One.swift.")),
    ]

    @Test(
      "a file that isn't graded is named, with the one that counts",
      arguments: [
        "Answers/1-Numbers/1-One.swift", "Tests/NumbersTests/2-TwoTests.swift",
        "Lessons/1-Numbers/README.md", "Tests/Proofs/1-Numbers/1-One/right-sum.swift",
      ])
    func noEffect(path: String) async throws {
      let workbook = try SampleWorkbook()
      let scene = try await WatchScene(in: workbook, columns: 100)
      try await scene.run([
        .save("\(workbook.text(of: path))\n", to: path), .says("\(path) was saved, \(Self.counts)"),
        .change { try $0.remove(path) }, .says("\(path) was deleted, \(Self.counts)"),
      ])
      #expect(workbook.grader.graded == ["1.1"])
    }

    @Test(
      "what the verdict depends on is named, and the exercise is graded again",
      arguments: [
        "Package.swift", "Lessons/1-Numbers/Support/Nothing.swift",
        "Tests/NumbersTests/1-OneTests.swift", "Sources/Probes/Probe.swift",
      ])
    func inputs(path: String) async throws {
      let workbook = try SampleWorkbook()
      let scene = try await WatchScene(in: workbook, columns: 100)
      let text = (try? workbook.text(of: path)) ?? ""
      workbook.grader.changeSuites()
      try await scene.run([
        .save("\(text)// saved\n", to: path), .says("\(path) "),
        .says("1.1 One depends on it. Checking 1.1 One …"), .says("0 of 4 solved"),
      ])
      #expect(workbook.grader.graded == ["1.1", "1.1"])
    }

    // MARK: The exercise's own file

    @Test("the exercise's file is graded whatever happens to it", arguments: own)
    func ownFile(row: WatchScene.Row) async throws { try await row.run() }

    private static let own: [WatchScene.Row] = [
      row(
        "a solved exercise is not left before n is pressed, however often it is saved",
        .solve("1-Numbers/1-One.swift"), .shows("Press n to go on with 1.2 Two."),
        .save("\(right)\n", to: file), .shows("Checking 1.1 One …"),
        .shows("Press n to go on with 1.2 Two.")),
      row(
        "saved without a change",
        .change { try $0.setModificationDate(of: file, to: .now.addingTimeInterval(5)) },
        .shows("✘ 1.1 One fails 1 of 2 tests. No change."), .neverShows("was saved")),
      row(
        "deleted", .change { try $0.remove(file) },
        .says(
          "Error: Lessons/1-Numbers/1-One.swift can't be read. If it's missing, “swift run "
            + "lesson-runner reset 1.1” restores the starter file."),
        .shows("0 of 4 solved"), .save(right, to: file), solved),
      row(
        "its folder moved away", .move("Lessons", to: ".build/Lessons"),
        .says("Error: Lessons/1-Numbers/1-One.swift can't be read."),
        .move(".build/Lessons", to: "Lessons"), .shows("1.1 One fails 1 of 2 tests.")),
      row(
        "in another encoding",
        .change { try $0.write(Data([0x2F, 0x2F, 0xE4, 0x0A]), to: file) },
        .says("Error: Lessons/1-Numbers/1-One.swift isn't UTF-8. Save it in that encoding."),
        .save(right, to: file), solved),
      row(
        "replaced by a folder",
        .change {
          try $0.remove(file)
          try FileManager.default.createDirectory(
            at: $0.root.appending(path: file), withIntermediateDirectories: false)
        },
        .says(
          "Error: Lessons/1-Numbers/1-One.swift is a folder, and should be a Swift file. Move it "
            + "away; “swift run lesson-runner reset 1.1” restores the starter file."),
        .change { try $0.remove(file) }, .save(right, to: file), solved),
      row(
        "a symbolic link, which is followed at every save",
        .change {
          try $0.write("func one() -> Int { 0 }\n", to: ".build/elsewhere.swift")
          try $0.remove(file)
          try FileManager.default.createSymbolicLink(
            at: $0.root.appending(path: file),
            withDestinationURL: $0.root.appending(path: ".build/elsewhere.swift"))
        },
        .shows("1.1 One fails 2 of 2 tests."), .save(right, to: ".build/elsewhere.swift"),
        .shows("✔ 1.1 One is solved, after 2 saves.")),
      row(
        "saved by renaming, as some editors do",
        .change {
          try $0.write(right, to: "Lessons/1-Numbers/.new")
          let folder = $0.root.appending(path: "Lessons/1-Numbers")
          for (old, new) in [("1-One.swift", "1-One.swift~"), (".new", "1-One.swift")] {
            try FileManager.default.moveItem(
              at: folder.appending(path: old), to: folder.appending(path: new))
          }
        },
        solved, .neverShows("1-One.swift~")),
    ]

    @Test(
      "a clock that jumps does no harm: what was saved is graded, whatever its time",
      arguments: [0, 500_000_000, 4_000_000_000] as [TimeInterval])
    func clock(seconds: TimeInterval) async throws {
      func save(_ text: String) -> WatchScene.Step {
        .change {
          try $0.write(text, to: ".build/new.swift")
          try $0.setModificationDate(
            of: ".build/new.swift", to: Date(timeIntervalSince1970: seconds))
          try $0.remove(Self.file)
          try FileManager.default.moveItem(
            at: $0.root.appending(path: ".build/new.swift"),
            to: $0.root.appending(path: Self.file))
        }
      }
      let row = Self.row(
        "", save(Self.right), Self.solved, save("func one() -> Int { 0 }\n"),
        .shows("fails 2 of 2 tests."))
      try await row.run()
    }

    @Test("a file that is still changing isn't graded, and announced once")
    func settling() async throws {
      let workbook = try SampleWorkbook()
      let scene = try await WatchScene(in: workbook)
      for number in 2...9 {
        try workbook.write("func one() -> Int { \(number) }\n", to: Self.file)
        await scene.send(.terminal(.tick))
      }
      #expect(workbook.grader.graded == ["1.1"])
      try await scene.run([
        .save(Self.right, to: Self.file), .shows("Checking 1.1 One …"), Self.solved,
        .hides("Checking"),
      ])
      #expect(workbook.grader.graded == ["1.1", "1.1"])
    }
  }
}

extension WatchScene.Step {
  fileprivate static func move(_ path: String, to other: String) -> Self {
    .change {
      try FileManager.default.moveItem(
        at: $0.root.appending(path: path), to: $0.root.appending(path: other))
    }
  }
}
