import Fixtures
import Foundation
import Testing

@testable import Course

@Suite("A text that stands for an exercise")
struct SubmissionTests {
  private func submission(_ text: String) throws -> Submission {
    let folder = try TemporaryFolder(["File.swift": text])
    return try Submission(.sample, at: "File.swift", in: folder.root)
  }

  @Test(
    "the seam is what the header comment calls so, up to the end of its first sentence",
    arguments: [
      ("// Seam:  makeList(store:). The tests call it.\n", "makeList(store:)."),
      ("// Seam: makeList(store:).\n\nimport UIKit\n", "makeList(store:)."),
      ("// Seam: Store.list\n", "Store.list"),
      (
        "// 4.2 Storyboard\n//\n// Seam:  both makeA()\n//        and makeB(). Keep them.\n",
        "both makeA() and makeB()."
      ),
      ("// Seam:  makeA().\n// Another comment.\n", "makeA()."),
    ])
  func seam(text: String, seam: String) throws {
    #expect(try submission(text).seam == seam)
  }

  @Test("a seam can't command a terminal")
  func hostileSeam() throws {
    #expect(try submission("// Seam: make\u{1B}[2J().\n").seam == "make␛[2J().")
  }

  @Test("a text that names no seam has none")
  func noSeam() throws {
    #expect(try submission("// The seam is gone.\nfunc f() {}\n").seam == nil)
  }

  @Test("a learner's file that is missing is told by its path, with the way to bring it back")
  func missing() throws {
    let folder = try TemporaryFolder()
    let path = Exercise.sample.file
    #expect(
      throws: WorkbookError.unreadable(path: path, reset: Exercise.sample.id)
    ) {
      try Submission(.sample, at: path, in: folder.root)
    }
  }

  @Test("a text that git couldn't merge is one only if it's the learner's")
  func unmerged() throws {
    let text = "<<<<<<< HEAD\n=======\n>>>>>>> upstream/main\n"
    let folder = try TemporaryFolder([
      Exercise.sample.file: text, Exercise.sample.answer: text,
    ])
    #expect(try Submission(.sample, in: folder.root).text == text)
    #expect(throws: WorkbookError.unmerged(path: Exercise.sample.answer)) {
      try Submission(.sample, at: Exercise.sample.answer, in: folder.root)
    }
  }

  @Test("another text that is missing is told by its path alone")
  func otherMissing() throws {
    let folder = try TemporaryFolder()
    #expect(throws: WorkbookError.unreadable(path: "Answers/4.swift", reset: nil)) {
      try Submission(.sample, at: "Answers/4.swift", in: folder.root)
    }
  }

  @Test("a file in another encoding is told by its path, with what to do")
  func otherEncoding() throws {
    let folder = try TemporaryFolder()
    try folder.write(Data([0x2F, 0x2F, 0xE4]), to: "4.swift")
    #expect(
      throws: WorkbookError.notUTF8(path: "4.swift")
    ) {
      try Submission(.sample, at: "4.swift", in: folder.root)
    }
  }

  @Test("a folder in its place is told, with what to do")
  func folder() throws {
    let folder = try TemporaryFolder()
    let path = Exercise.sample.file
    try folder.write("", to: "\(path)/inside")
    #expect(
      throws: WorkbookError.notAFile(path: path, isFolder: true, reset: Exercise.sample.id)
    ) {
      try Submission(.sample, at: path, in: folder.root)
    }
  }

  @Test("a link is followed, and a text as good as any")
  func link() throws {
    let folder = try TemporaryFolder(["text.swift": "let a = 1\n"])
    try FileManager.default.createSymbolicLink(
      at: folder.root.appending(path: "4.swift"),
      withDestinationURL: folder.root.appending(path: "text.swift"))
    #expect(try Submission(.sample, at: "4.swift", in: folder.root).text == "let a = 1\n")
  }
}
