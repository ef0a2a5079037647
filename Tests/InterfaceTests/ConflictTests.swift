import Course
import Testing

@testable import Grading
@testable import Interface

@Suite("Two versions that git couldn't merge, told to a learner")
struct ConflictTests {
  private func told(_ marks: String...) -> String {
    CompilerMessage(
      file: "Lessons/1.swift", line: 7, column: 1, text: CompilerMessage.conflict,
      excerpt: marks.enumerated().map { "\($0.offset + 7) | \($0.element)" }
    ).rendered(
      in: TextStyle(hasColor: false, hasLinks: false, width: 100), root: "/w")
  }

  private let error = "Lessons/1.swift:7: error: source control conflict marker in source file\n"

  @Test("after a pull, the learner's version is above, and can be kept with one command")
  func pull() {
    #expect(
      told("<<<<<<< HEAD", "=======", ">>>>>>> 87c8a6cbb61b1e2cdc5a6cd2d51c1dfcbf4ce2a4")
        == error + """
            7 | <<<<<<< HEAD
            8 | =======
            9 | >>>>>>> 87c8a6cbb61b1e2cdc5a6cd2d51c1dfcbf4ce2a4
          Git couldn't merge two versions of this file: “HEAD” is above =======, and
          “87c8a6cbb61b1e2cdc5a6cd2d51c1dfcbf4ce2a4” below it.
          Yours is “HEAD”. To keep your whole file:
          git checkout --ours -- Lessons/1.swift
          Or in your editor, delete what you don't want to keep, and the lines with <<<<<<<, \
          ======= and
          >>>>>>>.
          """)
  }

  @Test(
    "after a stash, or while rebasing, the learner's version is below",
    arguments: [
      ("Updated upstream", "Stashed changes"), ("HEAD", "3f2a1b0 (Solve 1.1)"),
      ("87c8a6c", "3f2a1b0 (Solve 1.1)"),
    ])
  func below(first: String, second: String) {
    let text = told("<<<<<<< \(first)", "||||||| base", "=======", ">>>>>>> \(second)")
    let line = text.replacing("\n", with: " ")
    #expect(line.contains("“\(first)” is above =======, and “\(second)” below it."))
    #expect(
      text.contains(
        """
        \nYours is “\(second)”. To keep your whole file:
        git checkout --theirs -- Lessons/1.swift\n
        """))
  }

  @Test("names that tell nothing are shown without a guess")
  func unknown() {
    let text = told("<<<<<<< ours", "=======", ">>>>>>> theirs")
    #expect(
      text.contains("“ours” is above =======, and “theirs” below it.\nIn your editor, delete"))
    #expect(!text.contains("git checkout"))
  }

  @Test("marks that are left over are to be deleted")
  func remains() {
    let text = told("=======", ">>>>>>> theirs")
    #expect(
      text.contains("Git couldn't merge two versions of this file. In your editor, delete what"))
  }

  @Test("a part of the workbook is restored from either side, or from a clone")
  func part() {
    let place = WorkbookError.Place(file: "Tests/1.swift", line: 7)
    let end = """
      To take the book's version: git checkout --theirs -- Tests/1.swift
      But after “git stash pop”, or while rebasing: git checkout --ours -- Tests/1.swift
      Or copy it from a new clone of the workbook.
      """
    let conflict = CompilerMessage.conflict
    #expect(WorkbookError.partDoesNotCompile(place, message: conflict).text.hasSuffix("\n\(end)"))
    #expect(
      WorkbookError.suiteDoesNotCompile(place, message: conflict, answer: "A.swift").text
        .hasSuffix("\n\(end)"))
    #expect(
      WorkbookError.unmerged(path: "Tests/1.swift").text
        == "Tests/1.swift: Git couldn't merge two versions of this file.\n\(end)")
  }
}
