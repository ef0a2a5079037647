import Foundation
import GenericCreatorSupport
import Observation
import Probes
import ScreenProbes
import StoryboardKit
import Synchronization
import Testing

@testable import GenericCreator

@Suite("5.8 Observed", .graded)
struct ObservedTests {
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

  @Test("both visible screens show a to-do that is added")
  func follows() async {
    let model = TodosModel()
    let pair = Pair(model)
    // A task that a screen starts when it appears reads the model before the change.
    let before = await pair.texts(when: ["To-dos: 0", "Nothing to do"])
    model.add("Buy milk")
    let texts = await pair.texts(when: ["To-dos: 1", "Buy milk"])
    // If only the latest to-do is wrong, a picture of the count would look right.
    if texts[0] != "To-dos: 1" || texts[1] == "Buy milk" { record(pair.count) }
    let comment = await comment(on: texts, before: before, after: pair, model)
    #expect(texts == ["To-dos: 1", "Buy milk"], comment)
  }

  /// Returns whether two visible screens follow a change.
  private func screensFollow() async -> Bool {
    let model = TodosModel()
    let pair = Pair(model)
    _ = await pair.texts(when: ["To-dos: 0", "Nothing to do"])
    model.add("Buy milk")
    let wanted = ["To-dos: 1", "Buy milk"]
    return await pair.texts(when: wanted) == wanted
  }

  /// Returns the comment, or another one if the screens don't follow any change.
  private func ifFollowing(_ follows: Bool, _ comment: Comment) -> Comment {
    if follows { return comment }
    return """
      This test needs screens that follow a change while they're visible, and yours don't yet. \
      Solve “both visible screens show a to-do that is added” first. Where do your screens read \
      titles?
      """
  }

  /// Returns the comment on the texts after the first change.
  private func comment(
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

  @Test("both visible screens follow every change, not only the first")
  func followsAll() async {
    let model = todos(["Buy milk"])
    let pair = Pair(model)
    var texts: [[String]] = []
    for (number, title) in [(2, "Buy bread"), (3, "Buy bread"), (4, "Call Mina")] {
      model.add(title)
      texts.append(await pair.texts(when: ["To-dos: \(number)", title]))
    }
    for title in ["Buy tea", "Buy milk"] { model.add(title) }
    texts.append(await pair.texts(when: ["To-dos: 6", "Buy milk"]))
    let follows = await screensFollow()
    #expect(
      texts == [
        ["To-dos: 2", "Buy bread"], ["To-dos: 3", "Buy bread"], ["To-dos: 4", "Call Mina"],
        ["To-dos: 6", "Buy milk"],
      ],
      ifFollowing(
        follows,
        """
        The model had one to-do when the test opened both screens. Then the test added three, one \
        after the other, and two more at once. Below: the texts after each of these steps. They \
        should change each time. Many observations end with the first change. Which code starts \
        the next one, and does it read the model each time?
        """))
  }

  @Test("two screens of the same class both follow the model")
  func twoOfAKind() async {
    let model = TodosModel()
    let pairs = [Pair(model), Pair(model), Pair(model)]
    model.add("Buy milk")
    let wanted = Array(repeating: ["To-dos: 1", "Buy milk"], count: 3)
    let texts = await Pair.texts(of: pairs, when: wanted)
    let follows = await screensFollow()
    #expect(
      texts == wanted,
      ifFollowing(
        follows,
        """
        The test opened both screens three times, as on an iPad with three windows, all with the \
        same model, and then added “Buy milk”. Below: the texts in the three windows. They should \
        be equal. How many screens of one class can your code update?
        """))
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
    let follows = await screensFollow()
    #expect(
      texts == wanted,
      ifFollowing(
        follows,
        """
        The test opened both screens, added “Buy milk”, opened both screens again in a second \
        window, and added “Call Mina”. Below: the texts of the first and the second window. Both \
        should show two to-dos. What did opening the second window change for the first?
        """))
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

  @Test("a covered screen is up to date when it's visible again")
  func covered() async {
    let model = todos(["Buy milk"])
    let pairs = [Pair(model), Pair(model)]
    for pair in pairs { pair.cover() }
    model.add("Call Mina")
    await drainMainActor()
    for pair in pairs { pair.uncover() }
    let shown = await Pair.texts(of: pairs, when: repeated(["To-dos: 2", "Call Mina"]))
    model.add("Buy bread")
    let texts = await Pair.texts(of: pairs, when: repeated(["To-dos: 3", "Buy bread"]))
    let follows = await screensFollow()
    #expect(
      shown + texts == repeated(["To-dos: 2", "Call Mina"]) + repeated(["To-dos: 3", "Buy bread"]),
      ifFollowing(
        follows,
        """
        The test covered both screens, in two windows, added a second to-do, and uncovered them. \
        Then it added a third one. Below: the texts after uncovering, and at the end. They should \
        show two to-dos, then three. Which code stops following the model, and which one starts \
        again?
        """))
  }

  @Test("a screen loaded in advance is current when it appears")
  func loadedInAdvance() async {
    let model = TodosModel()
    let screens = makeScreens(model: model)
    let all: [UIViewController] = [screens.0, screens.1]
    for screen in all { screen.loadViewIfNeeded() }
    model.add("Buy milk")
    await drainMainActor()
    let windows = all.map(UIWindow.init(showing:))
    let wanted = ["To-dos: 1", "Buy milk"]
    await settle { all.map(\.firstText) == wanted }
    let follows = await screensFollow()
    #expect(
      all.map(\.firstText) == wanted,
      ifFollowing(
        follows,
        """
        The test created both screens and loaded their views, then added “Buy milk”, and then \
        showed the screens. Below: their texts. They should show the to-do. viewDidLoad runs once, \
        maybe long before. Which code reads titles when the screen appears?
        """))
    withExtendedLifetime(windows) {}
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

  @Test("any other code can observe the model's titles")
  func observable() {
    let model = todos(["Buy milk"])
    let changes = Changes()
    withObservationTracking {
      _ = model.titles
    } onChange: {
      changes.add()
    }
    model.add("Buy bread")
    #expect(
      changes.count == 1,
      """
      The test read titles in withObservationTracking, as a SwiftUI view's body is read, and then \
      added a to-do. Nothing reported the change, so such a view would keep its old text. Which \
      word before the class, or before the property, decides that?
      """)
  }

  @Test("ModelScreen accepts only models that are Observable")
  func constraint() {
    compiler.rejects(
      """
      final class Plain {}
      _ = ModelScreen<Plain>.self
      """,
      unlike: "_ = ModelScreen<TodosModel>.self",
      """
      Nobody can observe this class, so a screen would show it once, and never follow it. But the \
      compiler accepts it as the model of a ModelScreen. Where can a generic class say which types \
      it accepts?
      """)
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

/// Creates a screen from a coder alone, and ends the program as if it didn't trap.
///
/// Takes the superclass's type, since the compiler may reject a direct call.
private func makeFromCoderAlone(_ type: UIViewController.Type) {
  Assertions.areOff = true
  precondition(type.init(coder: NSCoder()) != nil, "No screen was created, which is fine, too.")
  ProgramEnd.leaveUnstopped()
}

/// Both screens of a model, each visible in a window of its own.
private final class Pair {
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

/// Counts the changes that were reported.
private nonisolated final class Changes: Sendable {
  private let total = Atomic(0)

  var count: Int { total.load(ordering: .relaxed) }

  func add() { total.add(1, ordering: .relaxed) }
}

private func repeated(_ texts: [String]) -> [[String]] { [texts, texts] }

/// Lets other tasks run until a condition is true, or for a second.
///
/// Some correct screens set their label in a task. Turns count as well, because other tests may
/// keep the main actor busy for longer than a second.
private func settle(until isSo: () -> Bool) async {
  let end = ContinuousClock.now + .seconds(1)
  var turns = 0
  while !isSo(), turns < 200 || .now < end {
    await Task.yield()
    turns += 1
  }
}
