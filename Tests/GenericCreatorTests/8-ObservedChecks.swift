import Foundation
import GenericCreatorSupport
import Observation
import Probes
import ScreenProbes
import StoryboardKit
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
      Each screen should show the to-dos of its own model. How does a screen get its text when it \
      appears?
      """)
  }

  @Test("a screen opened later doesn't stop an open one's updates")
  func openedLater() async {
    let model = TodosModel()
    let early = Pair(model)
    model.add("Buy milk")
    _ = await early.texts(when: ["To-dos: 1", "Buy milk"])
    let late = Pair(model)
    model.add("Call Mina")
    let wanted = repeated(["To-dos: 2", "Call Mina"])
    let texts = await Pair.texts(of: [early, late], when: wanted)
    #expect(
      texts == wanted,
      "What did the later screens change for the earlier ones?")
  }

  @Test("the storyboard creates both screens")
  func storyboardsOwn() {
    let pair = Pair(TodosModel())
    let drawn = pair.screens.map { $0.visibleTexts.contains("Drawn in the storyboard") }
    #expect(
      drawn == [true, true],
      """
      Below: whether each screen shows what's drawn in its scene. Which object should create a \
      scene's screen?
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
      "The test added “Buy milk” to the other model. Which variable do both models use?")
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
      A closure, list or task that waits for a change lives as long as the model. Which of these \
      holds a screen, perhaps because an outer closure captures self?
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
      "The screens are deallocated. Which closure, list or task still holds the model?")
  }

  @Test("adding a to-do after a screen is closed doesn't crash")
  func afterClosing() async {
    await #expect(
      processExitsWith: end.isReached,
      "Which code still runs for a closed screen, perhaps with unowned self?"
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
      "This code passes no model, or nil. Which model does the screen show?")
    compiler.rejects(
      each: ["0", "1"].map { "makeScreens(model: TodosModel()).\($0).model = nil" },
      because: [.unfit, .unwritable],
      "A screen should never be without its model. Which property type rejects nil?")
  }

  @Test("the compiler rejects a ModelScreen whose model nobody can observe")
  func constraint() {
    compiler.rejects(
      """
      final class Plain {}
      _ = ModelScreen<Plain>.self
      """,
      unlike: "_ = ModelScreen<TodosModel>.self",
      """
      Nobody can observe this class, so a screen would never change. Where can a generic class say \
      which types it accepts?
      """)
  }

  @Test("a coder alone can't create a screen")
  func coderStops() async {
    let comment: Comment = """
      Without a creator, a storyboard calls init(coder:), and the screen may never get a model. \
      What should init(coder:) do instead of creating a screen?
      """
    await #expect(processExitsWith: .failure, comment) { @MainActor in
      makeFromCoderAlone(CountScreen.self)
    }
    await #expect(processExitsWith: .failure, comment) { @MainActor in
      makeFromCoderAlone(LatestScreen.self)
    }
  }
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
  var firstText: String { visibleTexts.first ?? "" }
}

/// Returns a model with these to-dos.
func todos(_ titles: [String]) -> TodosModel {
  let model = TodosModel()
  for title in titles { model.add(title) }
  return model
}

/// Returns the texts of two pairs that show the same.
func repeated(_ texts: [String]) -> [[String]] { [texts, texts] }

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
