import Testing

@testable import Probes

@Suite("a probe for what must be passed")
struct RequirementsTests {
  let probe = CompilerProbe(module: "Probes")
  let notes = CompilerProbe(module: "ProbesTests")

  @Test("a call that needs its argument is told without a word")
  func needed() {
    #expect(
      issues { probe.requires(#"suite: "a""#, by: "Lesson", creating: ["Lesson"], "?") }
        .isEmpty)
  }

  @Test("a way to go without an argument is told by its first line, with the comment")
  func leftOut() {
    let found = issues {
      probe.requires(#"module: "A""#, #"counterpart: "b""#, by: "CompilerProbe", "Who asks?")
    }
    #expect(
      found.map(\.text) == [
        """
        The compiler accepts this:
            _ = CompilerProbe()
        Who asks?
        """
      ])
  }

  @Test(
    "each way to create a type without an argument is found",
    arguments: [
      "Optionally": "Optionally.init as (_?) -> Optionally",
      "BesideTitle": "BesideTitle.init as (_, Note?) -> BesideTitle",
      "ByDefault": "ByDefault(title: anything())",
      "OnlyAsync": "OnlyAsync()", "OnlySync": "OnlySync()",
      "ByFunction": "ByFunction.preview(size: anything())",
      "InCarrier": "Carrier()",
      "ByDefaultBesideStrict": "ByDefaultBesideStrict(strict: anything())",
    ])
  func ways(type: String, line: String) {
    let found = issues { notes.requires("Note()", by: "show", creating: [type], "Who asks?") }
    #expect(found.map { $0.text.contains("\(line)\nWho asks?") } == [true], "\(found.map(\.text))")
  }

  @Test("what is private or unavailable is no way")
  func noWay() {
    #expect(issues { notes.requires("Note()", by: "show", creating: ["Strict"], "?") }.isEmpty)
  }

  @Test(
    "of two arguments, each has to be required",
    arguments: [
      "WithoutStrict": "WithoutStrict(note: anything())",
      "InNarrowProtocol": "InNarrowProtocol(anything())",
      "InNested": "InNested.Parts(note: anything())",
    ])
  func two(type: String, line: String) {
    let found = issues {
      notes.requires("Note()", "to: Strict(Note())", by: "link", creating: [type], "Who asks?")
    }
    #expect(found.map { $0.text.contains("\(line)\nWho asks?") } == [true], "\(found.map(\.text))")
  }

  @Test(
    "one argument can contain both",
    arguments: ["InProtocol", "InComposition", "InTuple", "InClosure"])
  func together(type: String) {
    let found = issues {
      notes.requires("Note()", "to: Strict(Note())", by: "link", creating: [type], "?")
    }
    #expect(found.map(\.text) == [])
  }

  @Test("a number may have a default")
  func number() {
    #expect(
      issues { notes.requires("Note()", "to: Strict(Note())", "count: 2", by: "link", "?") }
        .isEmpty)
  }

  @Test("a single issue has a line for the function, and for each type")
  func lines() {
    let found = issues {
      notes.requires("Note()", by: "Optionally", creating: ["Strict", "InCarrier"], "?")
    }
    #expect(
      found.map(\.text) == [
        """
        The compiler accepts this:
            _ = Optionally(nil)
            _ = Carrier()
        ?
        """
      ])
  }

  @Test("a call that does not compile as a whole is told, and not the comment")
  func typo() {
    let found = issues { probe.requires(#"suit: "a""#, by: "Lesson", "Who asks?") }
    #expect(found.count == 1 && found[0].text.hasPrefix("This should compile, but doesn't:"))
  }

  @Test("an initializer that takes no optional is told without a word")
  func strict() {
    #expect(issues { probe.rejectsNil(for: ["String"], in: "Lesson", among: 1...3, "?") }.isEmpty)
  }

  @Test("an optional is found at any place, and beside anything")
  func optional() {
    let found = issues {
      probe.rejectsNil(for: ["String"], in: "CompilerProbe", among: 1...4, "?")
    }
    #expect(
      found.map(\.text) == [
        """
        Your code declares this:
            CompilerProbe: init(module: String? = nil, counterpart: String? = nil, \
        imports: [String] = [], suite: String = #fileID)
        ?
        """
      ])
  }

  @Test("a dependency that is mistyped does not pass for a guarantee")
  func mistyped() {
    #expect(issues { probe.rejectsNil(for: ["Strin"], in: "Lesson", "?") }.count == 1)
    #expect(issues { probe.rejectsNil(for: ["String"], in: "Lesso", "?") }.count == 1)
  }

  @Test("a function is looked into in the place of initializers")
  func maker() {
    let found = issues {
      probe.rejectsNil(
        for: ["String"], in: "CompilerProbe", among: 4...4, by: ["CompilerProbe.init", "none"], "?")
    }
    #expect(found.count == 1, "A maker that is not there takes nothing.")
  }

  @Test("an initializer with parameters of some types is found, whatever their labels are")
  func initializer() {
    #expect(issues { probe.rejectsInitializer(of: "Lesson", taking: ["Int"], "?") }.isEmpty)
    #expect(issues { probe.rejectsInitializer(of: "Lesson", taking: ["String"], "?") }.count == 1)
    let found = issues {
      probe.rejectsInitializer(of: "DeclarationProbe", taking: ["String"], among: 2...2, "?")
    }
    #expect(
      found.map(\.text) == [
        """
        The compiler accepts this:
            DeclarationProbe.init as (String, _) -> DeclarationProbe
        ?
        """,
        """
        Your code declares this:
            DeclarationProbe: init(module: String? = nil, suite: String = #fileID)
        ?
        """,
      ])
    #expect(
      issues { probe.rejectsInitializer(of: "DeclarationProbe", taking: ["_, String"], "?") }.count
        == 1)
  }

  @Test("a default is found, and a dependency without one is told without a word")
  func defaults() {
    let all = ["module", "suite"]
    #expect(
      issues { probe.rejectsDefaults(of: ["module"], in: "DeclarationProbe", keeping: all, "?") }
        .count == 1, "The suite alone is enough.")
    #expect(
      issues {
        let all = ["kind", "name"]
        probe.rejectsDefaults(of: all, in: "DeclarationProbe.Declaration", keeping: all, "?")
      }.isEmpty)
  }

  @Test("a suite's own module is found, with what the suite can import")
  func lesson() {
    let lesson = Lesson(suite: "ProbesTests/RequirementsTests.swift")
    #expect(lesson.module == "Probes")
    #expect(!lesson.imports.contains("ProbesSupport"))
    #expect(issues { CompilerProbe().accepts("_ = Lesson(suite: \"\")", "?") }.isEmpty)
  }
}
