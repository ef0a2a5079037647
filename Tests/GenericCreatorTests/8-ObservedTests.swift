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
  @Test("both visible screens show a to-do that is added")
  func follows() async {
    let model = TodosModel()
    let pair = Pair(model)
    // A task that a screen starts when it appears reads the model before the change.
    _ = await pair.texts(when: ["To-dos: 0", "Nothing to do"])
    model.add("Buy milk")
    let texts = await pair.texts(when: ["To-dos: 1", "Buy milk"])
    // If only the latest to-do is wrong, a picture of the count would look right.
    if texts[0] != "To-dos: 1" || texts[1] == "Buy milk" { record(pair.count) }
    #expect(
      texts == ["To-dos: 1", "Buy milk"],
      """
      UIKit watches what some of its methods read, but neither a copy nor what a Task reads later. \
      In which method does each screen read titles?
      """)
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
    #expect(
      texts == [
        ["To-dos: 2", "Buy bread"], ["To-dos: 3", "Buy bread"], ["To-dos: 4", "Call Mina"],
        ["To-dos: 6", "Buy milk"],
      ],
      """
      Many observations end with the first change. Which code starts a new observation and reads \
      the model again?
      """)
  }

  @Test("two screens of the same class both follow the model")
  func twoOfAKind() async {
    let model = TodosModel()
    let pairs = [Pair(model), Pair(model), Pair(model)]
    model.add("Buy milk")
    let wanted = Array(repeating: ["To-dos: 1", "Buy milk"], count: 3)
    let texts = await Pair.texts(of: pairs, when: wanted)
    #expect(
      texts == wanted,
      """
      Below: three pairs of screens with the same model. How many screens of one class can your \
      code update?
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
    #expect(
      shown + texts == repeated(["To-dos: 2", "Call Mina"]) + repeated(["To-dos: 3", "Buy bread"]),
      "Which code starts following the model again when a covered screen reappears?")
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
    #expect(
      all.map(\.firstText) == wanted,
      "viewDidLoad runs once, maybe too early. Which code reads titles when the screen appears?")
    withExtendedLifetime(windows) {}
  }

  @Test("a SwiftUI view can follow the model's titles")
  func observable() {
    let model = todos(["Buy milk"])
    let changes = Atomic(0)
    withObservationTracking {
      _ = model.titles
    } onChange: {
      changes.add(1, ordering: .relaxed)
    }
    model.add("Buy bread")
    #expect(
      changes.load(ordering: .relaxed) == 1,
      """
      A SwiftUI view would keep its old text. Which word before the class or the property decides \
      whether other code can observe titles?
      """)
  }
}
