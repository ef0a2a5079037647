import Fixtures
import Testing

@testable import lesson_runner

extension AppTests {
  @Suite("recall in watch")
  struct SessionRecallTests {
    private let workbook: SampleWorkbook

    init() async throws {
      workbook = try SampleWorkbook()
      try workbook.solve("1-Numbers/1-One.swift")
      _ = await AppRun("check", "1.1", in: workbook)
      try workbook.write(
        #"{"lastDay":100,"dueDays":{},"count":0}"#, to: ".lesson-runner/recall.json")
    }

    private let mistake = """
      Counting starts with one.

      Do you remember 1.1 One? This changes the answer:

        func one() -> Int {
      -   1
      +   0
        }

        1 accepted
        2 rejected: one is more than nothing
        3 rejected: one is one
      Type a number up to 3. Any other key skips the card.
      """

    private func run(today: Int, _ steps: WatchScene.Step...) async throws {
      try await WatchScene(in: workbook, today: today).run(steps)
    }

    @Test("the first session of a later day begins with a card, and then with the exercise")
    func laterDay() async throws {
      let scene = try await WatchScene(in: workbook, today: 101)
      #expect(scene.text.shown.hasSuffix(mistake), "\(scene.text.shown)")
      try await scene.run([
        .type("2"), .shows("✔ Right, it's rejected: one is more than nothing."),
        .shows("One counts nothing. "), .shows("Any key goes on."), .hides("1.2 Two"),
        .type("n"), .shows("Goal     Two follows one."),
      ])
      #expect(RecallPlan(in: workbook.root).lastDay == 101)
      try await run(today: 101, .neverShows("Do you remember"))
      try await run(today: 102, .neverShows("Do you remember"))
      try await run(today: 108, .hasPage("Do you remember 1.1 One?"))
    }

    @Test("a wrong choice is told, and the card comes again the next day")
    func wrong() async throws {
      try await run(
        today: 101, .type("1"), .shows("✘ No, it's rejected: one is more than nothing."))
      try await run(today: 102, .hasPage("Do you remember 1.1 One?"))
    }

    @Test("any other key skips the card")
    func skipped() async throws {
      try await run(today: 101, .type("4"), .hides("✘ No"), .shows("Goal     Two follows one."))
      try await run(today: 102, .hasPage("Do you remember 1.1 One?"))
    }

    @Test("q quits, as elsewhere")
    func quit() async throws {
      try await run(today: 101, .type("q"), .quits)
    }

    @Test("a save is worth more than a card")
    func save() async throws {
      try await run(
        today: 101, .save("func two() -> Int {\n  4\n}\n", to: "Lessons/1-Numbers/2-Two.swift"),
        .shows("Seen: 4"), .type("1"), .shows("That key does nothing here."))
    }

    @Test("with --no-recall, there's no card, but r still shows one")
    func notOffered() async throws {
      let scene = try await WatchScene(in: workbook, today: 101, offersRecall: false)
      try await scene.run([
        .neverShows("Do you remember"), .type("r"), .shows("Do you remember 1.1 One?"),
        .type("x"), .shows("Goal     Two follows one."),
      ])
    }

    @Test("without a solved exercise, r says when cards come")
    func none() async throws {
      let scene = try await WatchScene(in: SampleWorkbook(), today: 101)
      try await scene.run([
        .neverShows("Do you remember"), .type("r"), .shows("Cards are about solved exercises"),
      ])
    }
  }
}
