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
