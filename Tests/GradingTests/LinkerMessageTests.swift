import Course
import Fixtures
import Testing

@testable import Grading

@Suite("What a linker says")
struct LinkerMessageTests {
  private func told(_ output: String) throws -> [String] {
    let folder = try TemporaryFolder([
      Exercise.sample.file: "// 4.2\n\n@_silgen_name(\"nosuch\") func f()\r\n@main struct Mine {}\n"
        + "class D: C { init(n: Int) { self.n = n; super.init() } }\n"
    ])
    let submission = try Submission(.sample, in: folder.root)
    return submission.linkerErrors(in: output).map { "\($0.line): \($0.text)" }
  }

  private static let twice = "4: “main” is there already: the tests are a program of their own"
  private static let nowhere = "3: “nosuch” is declared here, and defined nowhere"

  @Test("a name that is there twice, or nowhere, is told at its line, by the compiler's linker")
  func lld() throws {
    #expect(
      try told(
        """
        ld.lld: error: duplicate symbol: main
        >>> defined at Initializer.o
        >>>            /w/.build/direct/4.2/Initializer.o:(main)
        >>> defined at InitializerTests.o
        ld.lld: error: undefined symbol: nosuch
        >>> referenced by Initializer.o
        """) == [Self.twice, Self.nowhere])
  }

  @Test("so it is by SwiftPM's")
  func gold() throws {
    #expect(
      try told(
        """
        [19/43] Compiling Initializer 2-Storyboard.swift
        /usr/bin/ld.gold: error: /w/runner.swift.o: multiple definition of 'main'
        /usr/bin/ld.gold: /w/Initializer.build/2-Storyboard.swift.o: previous definition here
        /w/Lessons/4-Initializer/2-Storyboard.swift:3: error: undefined reference to 'nosuch'
        """) == [Self.twice, Self.nowhere])
  }

  @Test("a call of the superclass's convenience initializer is told at its line")
  func convenience() throws {
    #expect(
      try told(
        """
        ld.lld: error: undefined symbol: $s13StoryboardKit16UIViewControllerCACycfc
        >>> referenced by Initializer.swift
        >>>               /w/.build/direct/4.2/Initializer.o:(closure #1)
        """) == [
          """
          5: must call a designated initializer of the superclass, such as init(nibName:bundle:) \
          or init(frame:)
          """
        ])
  }

  @Test("what another part lacks is no error of the exercise")
  func another() throws {
    #expect(
      try told(
        """
        [19/43] Compiling Initializer 2-Storyboard.swift
        ld.lld: error: undefined symbol: nosuch
        >>> referenced by InitializerTests.o
        """) == [])
  }
}
