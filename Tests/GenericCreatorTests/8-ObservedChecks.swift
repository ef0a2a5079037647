import Foundation
import GenericCreatorSupport
import Observation
import Probes
import ScreenProbes
import StoryboardKit
import Synchronization
import Testing

@testable import GenericCreator

@Suite("5.8 Observed: checks", .graded)
struct ObservedChecks {
  private let end = ProgramEnd()

  private let compiler = CompilerProbe(
    counterpart: "_ = makeScreens(model: TodosModel())", imports: ["Observation"])

  @Test("both screens show the model's to-dos when they appear")
  func content() async {
    // Creates all screens before it looks at one.
    let pairs = [[], ["Buy milk"], ["Buy milk", "Call Mina", "Buy bread"]].map {
      Pair(todos($0))
    }
    let wanted = [
      ["To-dos: 0", "Nothing to do"], ["To-dos: 1", "Buy milk"], ["To-dos: 3", "Buy bread"],
    ]
    let texts = await Pair.texts(of: pairs, when: wanted)
    record(pairs[2].latest)
    #expect(
      texts == wanted,
      """
      The test created three models, with no to-do, with one and with three, and opened both \
      screens of each. Below: the texts of the count and the latest to-do. Each screen should show \
      the to-dos of its own model. How does a screen get its text when it appears? Or do the \
      models share something?
      """)
  }

  @Test("the storyboard creates both screens")
  func storyboardsOwn() {
    let pair = Pair(TodosModel())
    let drawn = pair.screens.map { $0.visibleTexts.contains("Drawn in the storyboard") }
    #expect(
      drawn == [true, true],
      """
      Below: whether the screen with the count, and the one with the latest to-do, show the label \
      “Drawn in the storyboard”. Both should. Which object should create a scene's screen?
      """)
  }

  @Test("screens of two models share nothing")
  func twoModels() async {
    let models = [TodosModel(), TodosModel()]
    let pairs = models.map(Pair.init)
    models[0].add("Buy milk")
    _ = await pairs[0].texts(when: ["To-dos: 1", "Buy milk"])
    await drainMainActor()
    #expect(
      pairs[1].texts == ["To-dos: 0", "Nothing to do"],
      """
      The test opened the screens of two models, and added “Buy milk” to the first model. Below: \
      the texts of the second model's screens. They shouldn't change. Which variable do both \
      models use?
      """)
  }

  @Test("closed screens are deallocated, and the model doesn't hold them")
  func released() async {
    let release = ReleaseProbe()
    let model = TodosModel()
    do {
      let pair = Pair(model)
      pair.watch(with: release)
      model.add("Buy milk")
      _ = await pair.texts(when: ["To-dos: 1", "Buy milk"])
    }
    await settle { release.alive.isEmpty }
    release.expectAllReleased(
      """
      The test opened both screens, added a to-do, and closed them; only the model is still in \
      use. A closure, a list, or a task that waits for the next change lives as long as the model, \
      and holds them. Which of these does your code create, and does it use self? If it has \
      `[weak self]`, is that on the closure that the model holds, or only on one inside it?
      """)
    withExtendedLifetime(model) {}
  }

  @Test("the model is deallocated after its last screen")
  func modelReleased() async {
    let release = ReleaseProbe()
    do {
      let model = TodosModel()
      release.watch(model, "the model")
      let pair = Pair(model)
      model.add("Buy milk")
      _ = await pair.texts(when: ["To-dos: 1", "Buy milk"])
      pair.watch(with: release)
    }
    await settle { release.alive.isEmpty }
    // Another test is about the screens.
    guard release.alive == ["the model"] else { return }
    release.expectAllReleased(
      """
      The test closed both screens and released their model. The screens are deallocated, but the \
      model isn't. Which closure, list or task holds the model, and when does it end?
      """)
  }

  @Test("adding a to-do after a screen is closed doesn't crash")
  func afterClosing() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test opened both screens twice, closed the first two, and added a to-do. The program \
      crashed. Which code still runs for a closed screen, and does it use unowned self?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let model = TodosModel()
      let second = Pair(model)
      do {
        let first = Pair(model)
        model.add("Buy milk")
        _ = await first.texts(when: ["To-dos: 1", "Buy milk"])
      }
      model.add("Call Mina")
      await drainMainActor()
      withExtendedLifetime(second) {}
      await end.reach()
    }
  }

  @Test("the compiler rejects screens without a model")
  func modelRequired() {
    compiler.requires(
      "model: TodosModel()", by: "makeScreens", creating: ["CountScreen", "LatestScreen"],
      """
      This caller passes no model, and still gets a screen. It should have to pass one. Which \
      model does this screen show, and who else can add to-dos to it?
      """)
    for screen in ["CountScreen", "LatestScreen"] {
      compiler.rejectsNil(
        for: ["TodosModel"], in: screen, among: 1...2,
        """
        An initializer of this screen takes an optional model, so a caller can pass nil. It should \
        require a model. What would a screen without one show?
        """)
    }
    compiler.rejects(
      each: ["0", "1"].map { "makeScreens(model: TodosModel()).\($0).model = nil" },
      because: [.unfit, .unwritable],
      """
      This code sets a screen's model to nil, so the model is optional. A screen should get its \
      model in the initializer, and never be without one. Which property type rejects nil?
      """)
  }

  @Test("a coder alone can't create a screen")
  func coderStops() async {
    let comment: Comment = """
      The test created a screen from a coder alone, as a storyboard does without a creator. It got \
      a screen that has no model, and may never get one. A screen should get its model in the \
      initializer, not in a property afterwards. What should init(coder:) do instead?
      """
    await #expect(processExitsWith: .failure, comment) { @MainActor in
      makeFromCoderAlone(CountScreen.self)
    }
    await #expect(processExitsWith: .failure, comment) { @MainActor in
      makeFromCoderAlone(LatestScreen.self)
    }
  }
}

/// Returns the comment on the texts after the first change.
func comment(
  on texts: [String], before: [String], after pair: Pair, _ model: TodosModel
) async -> Comment {
  if texts == before, texts != ["To-dos: 1", "Buy milk"] {
    model.add("Call Mina")
    if await pair.texts(when: ["To-dos: 1", "Buy milk"]) == ["To-dos: 1", "Buy milk"] {
      return """
        The test opened both screens, and then added two to-dos. After the first one, the \
        screens hadn't changed, and after the second one, they showed the first. The onChange \
        of withObservationTracking is called just before the change. When could your code read \
        titles instead?
        """
    }
    return """
      The test opened both screens, and then added “Buy milk”. Neither screen changed. UIKit \
      watches what some of its methods read, but not a copy, or what a Task in them reads later. \
      In which method do your screens read titles? (Only the macro makes titles observable.)
      """
  }
  if texts[0] != before[0], texts[1] != before[1] {
    return """
      The test opened both screens, and then added “Buy milk”. Both screens changed, but at \
      least one of them shows the wrong text. What does each screen read to create its text?
      """
  }
  return """
    The test opened both screens, and then added “Buy milk”. Only one of the screens changed. If \
    the model calls its screens, it has to know each of them. If each screen reads an observable \
    model, the model knows none. In which method does the screen that didn't change read titles? \
    Or does it read a copy, or in a Task?
    """
}

/// Creates a screen from a coder alone, and ends the program as if it didn't trap.
///
/// Takes the superclass's type, since the compiler may reject a direct call.
private func makeFromCoderAlone(_ type: UIViewController.Type) {
  Assertions.areOff = true
  precondition(type.init(coder: NSCoder()) != nil, "No screen was created, which is fine, too.")
  ProgramEnd.leaveUnstopped()
}

/// Both screens of a model, each visible in a window of its own.
final class Pair {
  let count: UIViewController
  let latest: UIViewController
  private let windows: [UIWindow]

  init(_ model: TodosModel) {
    let screens = makeScreens(model: model)
    (count, latest) = (screens.0, screens.1)
    windows = [count, latest].map {
      UIWindow(showing: UINavigationController(rootViewController: $0))
    }
  }

  var screens: [UIViewController] { [count, latest] }

  /// The texts of the count and of the latest to-do.
  var texts: [String] { screens.map(\.firstText) }

  /// Returns the texts as soon as they're right, or after a while.
  func texts(when wanted: [String]) async -> [String] {
    await settle { texts == wanted }
    return texts
  }

  static func texts(of pairs: [Pair], when wanted: [[String]]) async -> [[String]] {
    await settle { pairs.map(\.texts) == wanted }
    return pairs.map(\.texts)
  }

  func cover() {
    for screen in screens {
      screen.navigationController?.pushViewController(UIViewController(), animated: false)
    }
  }

  func uncover() {
    for screen in screens { screen.navigationController?.popViewController(animated: false) }
  }

  func watch(with release: ReleaseProbe) {
    release.watch(count, "the screen with the count")
    release.watch(latest, "the screen with the latest to-do")
  }
}

extension UIViewController {
  /// The text of the outlet, which is the topmost label.
  fileprivate var firstText: String { visibleTexts.first ?? "" }
}

/// Returns a model with these to-dos.
private func todos(_ titles: [String]) -> TodosModel {
  let model = TodosModel()
  for title in titles { model.add(title) }
  return model
}

/// Lets other tasks run until a condition is true, or for a second.
///
/// Some correct screens set their label in a task. Turns count as well, because other tests may
/// keep the main actor busy for longer than a second.
func settle(until isSo: () -> Bool) async {
  let end = ContinuousClock.now + .seconds(1)
  var turns = 0
  while !isSo(), turns < 200 || .now < end {
    await Task.yield()
    turns += 1
  }
}
