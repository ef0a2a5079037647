import Probes
import Testing

@Suite("a probe that rejects")
struct RejectingTests {
  let probe = CompilerProbe(module: "Course")
  let right = "_ = ExerciseID(lesson: 4, number: 2)"
  let wrong = "_ = ExerciseID(lesson: 4)"

  @Test("what is refused for the reason that is named is told without a word")
  func refused() {
    let found = issues {
      probe.rejects(wrong, because: "missing argument", unlike: right, "?")
    }
    #expect(found.isEmpty)
  }

  @Test("one of the reasons that are named is enough")
  func oneOfTheReasons() {
    let found = issues {
      probe.rejects(
        wrong, because: ["inaccessible", "missing argument"], unlike: right, "?")
    }
    #expect(found.isEmpty)
  }

  @Test("what compiles after all is told with the snippet and the comment")
  func compiles() {
    let found = issues {
      probe.rejects(right, because: "missing argument", unlike: right, "Who would make it?")
    }
    #expect(
      found.map(\.text) == [
        """
        The compiler accepts this:
            _ = ExerciseID(lesson: 4, number: 2)
        Who would make it?
        """
      ])
  }

  @Test("a typo in the snippet does not pass for a guarantee")
  func otherReason() {
    let found = issues {
      probe.rejects(
        "_ = ExerciseId(lesson: 4)", because: "missing argument", unlike: right, "Who makes it?")
    }
    #expect(
      found.map(\.text) == [
        """
        The compiler rejects this, but not for the expected reason:
            _ = ExerciseId(lesson: 4)
        The compiler says:
            cannot find 'ExerciseId' in scope
        """
      ])
  }

  @Test("a declaration with noasync can still be called")
  func noasync() {
    let problems = issues {
      probe.rejects(
        """
        enum Other {
          @available(*, noasync) static func make() {}
        }
        Other.make()
        """, because: ["unavailable", "missing argument"], unlike: "", "Who would make it?")
    }
    #expect(problems.map { $0.text.contains("from asynchronous contexts") } == [true])
  }

  @Test("a reason that only the snippet speaks of is none")
  func reasonInSnippet() {
    let found = issues {
      probe.rejects("nothing // missing argument", because: "missing argument", unlike: right, "?")
    }
    #expect(found.count == 1)
  }

  @Test("where what is right does not compile either, this is told, and not the comment")
  func twin() {
    let found = issues {
      probe.rejects(
        wrong, because: "missing argument", unlike: "_ = ExerciseID(chapter: 4, number: 2)",
        "Who makes it?")
    }
    #expect(
      found.map(\.text) == [
        """
        This should compile, but doesn't:
            _ = ExerciseID(chapter: 4, number: 2)
        The tests call this: it's part of the seam.
        The compiler says:
            incorrect argument label in call (have 'chapter:number:', expected 'lesson:number:')
        """
      ])
  }

  @Test(
    "the issue stands at the line of the probe, whatever is wrong",
    arguments: [
      ("_ = 1", "_ = 1"), ("nothing", "_ = 1"), ("_ = ExerciseID(lesson: 4)", "nothing"),
    ])
  func place(snippet: String, twin: String) throws {
    let line = #line + 2
    let found = issues {
      probe.rejects(snippet, because: "missing argument", unlike: twin, "?")
    }
    let place = try #require(found.first?.sourceLocation)
    #expect(place.line == line)
    #expect(place.fileName == "RejectingTests.swift")
  }
}
