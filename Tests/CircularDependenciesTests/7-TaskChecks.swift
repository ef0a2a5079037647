import CircularDependenciesSupport
import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import CircularDependencies

@Suite("6.7 Task: checks", .graded)
struct TaskChecks {
  private let end = ProgramEnd()

  @Test("the screen says that it's loading until the answer comes")
  func loading() async {
    let app = await TodoApp()
    let isRight = app.text == "Loading…" && app.navigation.topViewController?.title == "Home"
    // Recorded only then, so that the answer's picture is one with to-dos.
    if !isRight { record(app.navigation) }
    #expect(
      isRight,
      """
      The title should be Home, and the label should say “Loading…”. What does show(_:) set \
      immediately?
      """)
  }

  @Test("the screen shows the to-dos when they come")
  func content() async {
    let app = await TodoApp()
    await app.repository.answer(1, with: ["Buy milk", "Buy bread"])
    let text = await app.text { $0 == "Buy milk, Buy bread" }
    record(app.navigation)
    #expect(
      text == "Buy milk, Buy bread",
      app.ifAskedOnce("Which line sets the label after the wait?"))
  }

  @Test("for a folder without to-dos, the screen says “Nothing to do”")
  func empty() async {
    let app = await TodoApp()
    await app.repository.answer(1, with: [])
    var texts = [await app.text { $0 == "Nothing to do" }]
    for (number, todos) in [(2, ["Write the report"]), (3, [])] {
      await app.show(.work)
      await app.repository.answer(number, with: todos)
      texts.append(await app.text { $0 != "Loading…" })
    }
    #expect(
      texts == ["Nothing to do", "Write the report", "Nothing to do"],
      app.ifAskedOnce(
        "Below: the label after each answer. Which line sets the text “Nothing to do”?"))
  }

  @Test("after an error, the screen can show another folder")
  func afterFailure() async {
    let app = await TodoApp()
    await app.repository.fail(1, with: Trouble("The server is down."))
    await app.show(.work)
    await app.repository.answer(2, with: ["Write the report"])
    let text = await app.text { $0 == "Write the report" }
    await app.show(.home)
    let error = "The server is still down."
    await app.repository.fail(3, with: Trouble(error))
    let later = await app.text { $0.contains(error) }
    // The label may show more than the error's message.
    let texts = [text, later.contains(error) ? error : later]
    #expect(
      texts == ["Write the report", error],
      app.ifAskedOnce(
        """
        Below: the label after Work's answer, and after Home's second error. How does a load \
        affect the next one?
        """))
  }

  @Test("each choice of a folder starts one load")
  func once() async {
    let app = await TodoApp()
    await app.repository.answer(1, with: ["Buy milk"])
    for (number, folder) in [(2, Folder.work), (3, .home)] {
      await app.show(folder)
      await app.repository.answer(number, with: ["Buy milk"])
    }
    // A loaded screen doesn't load again after it was covered.
    app.navigation.pushViewController(UIViewController(), animated: true)
    app.goBack()
    await settle()
    #expect(
      app.repository.requests.map(\.folder.name) == ["Home", "Work", "Home"],
      """
      Below: which folders the screen requested. Each choice should start a load, since to-dos may \
      have changed; uncovering the screen shouldn't. Which line starts a load?
      """)
  }

  @Test("leaving cancels the last load, even after a late answer")
  func cancelledAfterLateAnswer() async {
    let app = await TodoApp()
    for folder in [Folder.work, .home] { await app.show(folder) }
    await app.repository.answer(1, with: ["Buy milk"])
    app.goBack()
    await settle()
    #expect(
      app.repository.requests.last?.isCancelled == true,
      app.ifAskedOnce(
        """
        The user chose Home, Work, and Home again. The first request's answer came late. Then the \
        user left, but the third request went on. Where does your code look for the load to cancel?
        """))
  }

  @Test("leaving cancels the load even if other code holds the screen")
  func cancelledWhileHeld() async {
    let (app, covered) = (await TodoApp(), await TodoApp())
    covered.navigation.pushViewController(UIViewController(), animated: true)
    let screens = [app, covered].map { $0.navigation.viewControllers[1] }
    for app in [app, covered] { app.navigation.popToRootViewController(animated: true) }
    await settle()
    let loads = zip(["On top", "Covered"], [app, covered]).map { place, app in
      "\(place): \(app.repository.requests.last?.isCancelled == true ? "canceled" : "goes on")"
    }
    #expect(
      loads == ["On top: canceled", "Covered: canceled"],
      """
      The user left two screens, one on top and one covered by another. Other code still held \
      both. Below: what became of their loads. Which event does each of these two screens get?
      """)
    withExtendedLifetime(screens) {}
  }

  @Test("an answer after the screen is deallocated causes no crash")
  func lateWithoutScreen() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The program crashed when answers came for closed screens. Which code after the wait uses a \
      deallocated screen?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      for app in [await TodoApp(), await TodoApp.worked()] {
        app.goBack()
        await app.repository.answerAll(with: ["Buy milk"])
      }
      let repository = await TodoApp().repository
      await repository.answer(1, with: ["Buy milk"])
      await end.reach()
    }
  }

  @Test("a late answer doesn't replace newer to-dos of the same folder")
  func sameFolder() async {
    let app = await TodoApp()
    await app.show(.work)
    await app.show(.home)
    await app.repository.answer(3, with: ["Buy bread"])
    _ = await app.text { $0 == "Buy bread" }
    await app.repository.answer(1, with: ["Buy milk"])
    #expect(
      app.text == "Buy bread",
      app.ifAskedOnce(
        """
        The user chose Home, Work, and Home again. The third request's answer came first, and the \
        first one's last. How does your code distinguish two loads of the same folder?
        """))
  }

  @Test("the screen doesn't show the error of a canceled load")
  func errorOfCancelled() async {
    let app = await TodoApp(SlowRepository(endsWhenCancelled: true))
    await app.show(.work)
    await settle()
    #expect(
      app.text == "Loading…",
      """
      Work is still loading. The canceled load's error can have any type, such as URLSession's \
      URLError. What else tells the code after the wait that nobody needs the result?
      """)
  }

  @Test("covering the screen loses no load")
  func covered() async {
    let app = await TodoApp()
    await app.show(.work)
    app.navigation.pushViewController(UIViewController(), animated: true)
    await settle()
    let isCanceled = app.repository.requests.last?.isCancelled == true
    let count = app.repository.requests.count
    await app.repository.answerAll(with: ["Write the report"])
    app.goBack()
    await app.repository.answerAll(with: ["Write the report"])
    let text = await app.text { $0 == "Write the report" }
    let isLost = isCanceled && app.repository.requests.count == count
    let seen = [app.navigation.topViewController?.title, text, isLost ? "load canceled" : "loaded"]
    #expect(
      seen == ["Work", "Write the report", "loaded"],
      """
      The test chose Work, covered the screen for a moment, and uncovered it. On which event does \
      your code cancel a load, or start one?
      """)
  }

  @Test("a canceled swipe back doesn't cancel the load")
  func givenUp() async {
    let app = await TodoApp()
    let screen = app.navigation.topViewController
    screen?.willMove(toParent: nil)
    screen?.beginAppearanceTransition(false, animated: true)
    await settle()
    screen?.beginAppearanceTransition(true, animated: true)
    screen?.endAppearanceTransition()
    await settle()
    let isCanceled = app.repository.requests.last?.isCancelled
    await app.repository.answerAll(with: ["Buy milk"])
    let text = await app.text { $0 == "Buy milk" }
    #expect(
      isCanceled == false && text == "Buy milk",
      """
      The user began to swipe back and changed their mind, so the screen should show its to-dos. \
      Which event canceled the load?
      """)
  }

  @Test("leaving one screen doesn't cancel another screen's load")
  func twoScreens() async {
    let (first, second) = (await TodoApp(), await TodoApp())
    second.goBack()
    await settle()
    await first.repository.answer(1, with: ["Buy milk"])
    let text = await first.text { $0 == "Buy milk" }
    #expect(
      text == "Buy milk",
      """
      The first screen is still open and should show its to-dos. Which task did your code cancel?
      """)
  }
}

/// A window with a screen that has requested Home's to-dos.
final class TodoApp {
  let repository: SlowRepository
  let navigation = UINavigationController(rootViewController: UIViewController())
  private let window: UIWindow
  private var chosen = [Folder.home]
  /// Whether the screen didn't request a folder while it waited for another one.
  private var hasWaited = false

  init(_ repository: SlowRepository = SlowRepository()) async {
    self.repository = repository
    window = UIWindow(showing: navigation)
    navigation.pushViewController(makeTodoScreen(repository: repository), animated: true)
    await settle(within: .seconds(1)) { repository.requests.count == 1 }
  }

  /// Returns an app whose screen shows Home's to-dos, and has requested Work's.
  static func worked() async -> TodoApp {
    let app = await TodoApp()
    await app.repository.answer(1, with: ["Buy milk"])
    await app.show(.work)
    return app
  }

  /// Returns the comment, or another one if the requests aren't the ones for the chosen folders,
  /// come late, or the last one was canceled although the screen is still open.
  func ifAskedOnce(_ comment: Comment) -> Comment {
    if hasWaited {
      return """
        During a load, the test chose another folder, which the screen didn't request. A canceled \
        request may take a long time, so don't wait for it. Which line runs between a choice and \
        its request?
        """
    }
    let asked = repository.requests.map(\.folder)
    if asked == chosen {
      let isOpen = navigation.topViewController is TodoScreen
      guard isOpen, repository.requests.last?.isCancelled == true else { return comment }
      return """
        The screen is still open, but its last request was canceled. Other screens may be loading \
        or leaving. Which line canceled this request?
        """
    }
    let (loads, choices) = (asked.map(\.name).formatted(), chosen.map(\.name).formatted())
    return """
      The test chose \(choices), but the screen requested \(loads). Each choice should start one \
      load, for the chosen folder. Which line starts a load?
      """
  }

  /// The text of the screen's label.
  var text: String { (navigation.topViewController as? TodoScreen)?.label.text ?? "" }

  /// Returns the label's text as soon as it's right, or after a second.
  func text(when isRight: (String) -> Bool) async -> String {
    await settle(within: .seconds(1)) { isRight(text) }
    return text
  }

  /// Chooses a folder, and waits for its request.
  func show(_ folder: Folder) async {
    let count = repository.requests.count
    chosen.append(folder)
    (navigation.topViewController as? TodoScreen)?.show(folder)
    await settle(within: .seconds(1)) { self.repository.requests.count > count }
    if repository.requests.count == count, repository.requests.last?.hasEnded == false {
      hasWaited = true
    }
  }

  func goBack() {
    navigation.popViewController(animated: true)
  }

  @discardableResult
  func watched(with release: ReleaseProbe, _ name: String = "in its first load") -> TodoApp {
    if let screen = navigation.topViewController { release.watch(screen, "the screen \(name)") }
    return self
  }
}
