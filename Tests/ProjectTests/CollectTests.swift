import Fixtures
import Foundation
import Testing

/// Tests of `.github/collect` with lists that teachers write and repositories that learners have.
@Suite("Collecting what a class has pushed")
struct CollectTests {
  private let classroom: Classroom
  private var folder: TemporaryFolder { classroom.folder }

  init() throws {
    classroom = try Classroom()
  }

  @Test("a list may have lines of another system, empty lines, tabs, and no end of a line")
  func forms() throws {
    let mark = "\u{FEFF}"
    try classroom.writeList(
      "\(mark)HERE/ada.git 김 민준\r\n\r\n  HERE/ada.git\t김 서연  \r\n \t\r\nHERE/ada.git o'x *")
    let result = try classroom.run("learner ada; collect_into due")
    #expect(result.output.contains("Learners: 3. Collected now: 3; there before: 0.\nstatus 0\n"))
    // The names are in the order of their bytes.
    #expect(try folder.names(in: "class/due") == ["o'x *", "김 민준", "김 서연"])
  }

  @Test(
    "a list with a wrong line is rejected before anything is cloned",
    arguments: [
      ("HERE/ada.git ada\nHERE/ben.git ada\n", "line 2: there's another “ada”."),
      ("HERE/ada.git Ada\n\nHERE/ben.git ada\n", "line 3: there's another “ada”."),
      ("ada HERE/ada.git\n", "line 1: it doesn't start with a URL."),
      ("김 민준 HERE/ada.git\n", "line 1: it doesn't start with a URL."),
      ("HERE/ada.git\n", "line 1: there's no name after the URL."),
      ("--upload-pack=touch:x ada\n", "line 1: it doesn't start with a URL."),
      ("HERE/ada.git ../ada\n", "line 1: a name can't begin with"),
      ("HERE/ada.git a/b\n", "line 1: a name can't begin with"),
      ("HERE/ada.git -x\n", "line 1: a name can't begin with"),
      ("HERE/ada.git .\n", "line 1: a name can't begin with"),
      ("HERE/ada.git a\u{1B}[31m\n", "line 1: a name can't begin with"),
      ("HERE/ada.git ada\rHERE/ben.git ben\r", "line 1: a name can't begin with"),
      (
        "HERE/ada.git \(String(repeating: "a", count: 300))",
        "line 1: the name can't be a folder's."
      ),
      ("\n\n", "learners.txt names no learner."),
    ])
  func wrongList(text: String, message: String) throws {
    try classroom.writeList(text)
    let result = try classroom.run("learner ada; learner ben; collect_into due")
    #expect(
      result.output.contains("class/learners.txt, \(message)")
        || result.output.contains("class/\(message)"), "\(result.output)")
    #expect(result.output.hasSuffix("status 64\n"))
    #expect(try folder.names(in: "class") == ["learners.txt"])
  }

  @Test("a list in another encoding is rejected")
  func encoding() throws {
    try folder.write(Data([0x66, 0x3A, 0x78, 0x20, 0xB1, 0xE8]), to: "class/learners.txt")
    let result = try classroom.run("collect_into due")
    #expect(
      result.output.hasSuffix("learners.txt isn't UTF-8. Save it with this encoding.\nstatus 64\n"))
  }

  @Test("who can't be read is named, is in the table, and is tried again; the others don't change")
  func failures() throws {
    try classroom.writeList(
      "HERE/ada.git ada\nHERE/dan.git Dan K\nHERE/eve.git eve\next::sh%20-c%20false fay\n")
    let first = try classroom.run(
      """
      git config --global protocol.ext.allow always
      learner ada; git init --bare eve.git; collect_into due
      """)
    #expect(first.output.contains("✘ Dan K: not collected. fatal: "))
    #expect(first.output.contains("✘ eve: no exercise on the default branch (commit none)\n"))
    #expect(first.output.contains("✘ fay: not collected. fatal: transport 'ext' not allowed\n"))
    #expect(
      first.output.hasSuffix(
        """
        Learners: 4. Collected now: 2; there before: 0.
        Without an exercise: eve.
        Not collected: Dan K, fay. The same command tries them again.
        status 1

        """))
    #expect(try folder.names(in: "class/due") == ["Dan K", "ada", "eve", "fay"])

    try classroom.writeList("HERE/ada.git ada\nHERE/dan.git Dan K\nHERE/eve.git eve\n")
    let second = try classroom.run(
      """
      learner dan
      for name in ada dan; do (cd $name; exercises late late; commit 12-02; git push); done
      (cd dan; git push ../eve.git main)
      collect_into due
      cat class/due/*/Lessons/1-A/1-First.swift
      """)
    #expect(second.output.contains("· ada: there before, unchanged\n✔ Dan K: commit "))
    #expect(
      second.output.hasSuffix(
        "Learners: 3. Collected now: 1; there before: 2.\nstatus 0\nlate\nshipped\n"))
  }
}
