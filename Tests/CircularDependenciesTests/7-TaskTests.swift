import CircularDependenciesSupport
import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import CircularDependencies

@Suite("6.7 Task", .graded)
struct TaskTests {
  private let end = ProgramEnd()

  @Test("the screen says that it loads, until the answer comes")
  func loading() async {
    let app = await TodoApp()
    record(app.navigation)
    #expect(
      app.text == "Loading…" && app.navigation.topViewController?.title == "Home",
      """
      The test opened the screen, and the repository has not answered yet. The screen should name \
      the folder, Home, and say “Loading…” in the meantime. What does show(_:) set at once?
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
      app.ifAskedOnce(
        """
        The repository has answered with two to-dos of Home, and the screen is still there. Both \
        should be in its label. What sets the label after the wait?
        """))
  }

  @Test("a folder without to-dos says that there is nothing to do")
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
        """
        The repository answered that Home has no to-dos, then that Work has one, and that Work has \
        none. You see the label after each. What does the label show for an empty list?
        """))
  }

  @Test("an error is shown as an error")
  func failure() async {
    let app = await TodoApp()
    await app.repository.fail(1, with: Trouble("The server is down."))
    let text = await app.text { $0.contains("The server is down.") }
    record(app.navigation)
    #expect(
      text.contains("The server is down."),
      app.ifAskedOnce(
        """
        The repository threw an error that says “The server is down.” The user should read that, \
        and not that there is nothing to do, or that it is loading. Where does the error get lost?
        """))
  }

  @Test("after an error another folder can be shown")
  func afterFailure() async {
    let app = await TodoApp()
    await app.repository.fail(1, with: Trouble("The server is down."))
    await app.show(.work)
    await app.repository.answer(2, with: ["Write the report"])
    let text = await app.text { $0 == "Write the report" }
    await app.show(.home)
    await app.repository.fail(3, with: Trouble("The server is still down."))
    let later = await app.text { $0.contains("The server is still down.") }
    #expect(
      text == "Write the report" && later.contains("The server is still down."),
      app.ifAskedOnce(
        """
        Home failed to load. Then Work was chosen and answered, and then Home was chosen and \
        failed again. You see the label after the answer, and after the second error, “The server \
        is still down.” What does an earlier load change for a later one?
        """))
  }

  @Test("each folder is asked for once")
  func once() async {
    let app = await TodoApp()
    await app.repository.answer(1, with: ["Buy milk"])
    for (number, folder) in [(2, Folder.work), (3, .home)] {
      await app.show(folder)
      await app.repository.answer(number, with: ["Buy milk"])
    }
    // A screen that has its to-dos needs no load when it was covered.
    app.navigation.pushViewController(UIViewController(), animated: true)
    app.goBack()
    await settle()
    #expect(
      app.repository.requests.map(\.folder) == [.home, .work, .home],
      """
      The test opened the screen, chose Work, chose Home again, and covered the loaded screen for \
      a moment. You see the folders that the repository was asked for, in order. Opening begins \
      one load, and each choice one more, since a to-do may be new. Which line begins a load?
      """)
  }

  @Test("leaving cancels the load")
  func cancelled() async {
    let (app, later) = (await TodoApp(), await TodoApp.worked())
    for app in [app, later] { app.goBack() }
    await settle()
    #expect(
      [app, later].map { $0.repository.requests.map(\.isCancelled) } == [[true], [false, true]],
      app.ifAskedOnce(
        """
        The test went back while the screen was loading its first folder, and again with a second \
        folder after the first one had come. You see which requests are cancelled, for each \
        screen. The repository cannot see a flag of the screen. Which task does your code keep and \
        cancel, and is that line reached while the task waits?
        """))
  }

  @Test("leaving cancels the load, also when something still holds the screen")
  func cancelledWhileHeld() async {
    let (app, covered) = (await TodoApp(), await TodoApp())
    covered.navigation.pushViewController(UIViewController(), animated: true)
    let screens = [app, covered].map { $0.navigation.viewControllers[1] }
    for app in [app, covered] { app.navigation.popToRootViewController(animated: true) }
    await settle()
    #expect(
      [app, covered].map { $0.repository.requests.map(\.isCancelled) } == [[true], [true]],
      """
      The test left a loading screen, and another one that was covered, in one step with what \
      covered it. It still held both, as a cache or a coordinator could, so deinit is not reached. \
      You see which requests are cancelled. Which event comes on every way off the stack? (6.5)
      """)
    withExtendedLifetime(screens) {}
  }

  @Test("leaving releases the screen at once, though no answer has come")
  func released() async {
    let release = ReleaseProbe()
    let apps = [await TodoApp(), await TodoApp.worked(), await TodoApp()]
    await apps[2].repository.answer(1, with: ["Buy milk"])
    for (app, name) in zip(apps, ["at the first load", "at the second load", "that has loaded"]) {
      app.watched(with: release, name)
      app.goBack()
    }
    // Nothing else has run since, and the repository pays no attention to the cancelling.
    release.expectAllReleased(
      """
      The test went back, before an answer came or after it, and no code outside holds the screen. \
      While a task waits, it holds what its closure holds, even if it is cancelled, and what a \
      guard let before the await made strong. What holds the screen here?
      """)
    withExtendedLifetime(apps) {}
  }

  @Test("the screen goes with its window, though no answer has come")
  func releasedWithTheWindow() async {
    let release = ReleaseProbe()
    let repository = await TodoApp().watched(with: release).repository
    release.expectAllReleased(
      """
      The test closed the window while the screen was loading, and the answer has not come. No \
      code outside holds the screen, and no screen is told. What does the waiting task hold?
      """)
    withExtendedLifetime(repository) {}
  }

  @Test("an answer that comes after leaving changes nothing")
  func late() async {
    let (answered, failed) = (await TodoApp(), await TodoApp.worked())
    let screens = [answered, failed].map { $0.navigation.topViewController as? TodoScreen }
    let before = screens.map { $0?.label.text }
    for app in [answered, failed] { app.goBack() }
    await answered.repository.answer(1, with: ["Buy milk"])
    await failed.repository.fail(2, with: Trouble("The server is down."))
    let after = screens.map { $0?.label.text }
    #expect(
      after == before,
      answered.ifAskedOnce(
        """
        The test left two loading screens and still held them. Then an answer came for one, and an \
        error for the other, since a repository may ignore that it was cancelled. You see both \
        labels then, and before. Which line, after the wait, asks whether the result is still \
        wanted?
        """))
  }

  @Test("an answer after the screen is deallocated doesn't crash")
  func lateWithoutScreen() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The test went back while a screen was loading, and closed the window of another one, which \
      is not told that it leaves. Then the answers came, and the program crashed. Which code after \
      the wait has to expect that the screen is deallocated?
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

  @Test("the answer for the newer folder stays when the older one comes last")
  func outOfOrder() async {
    let app = await TodoApp()
    await app.show(.work)
    await app.repository.answer(2, with: ["Write the report"])
    _ = await app.text { $0 == "Write the report" }
    await app.repository.answer(1, with: ["Buy milk"])
    record(app.navigation)
    #expect(
      app.text == "Write the report",
      app.ifAskedOnce(
        """
        Home was loading when the test chose Work. Work was answered first, and then Home. The \
        screen is called Work, and you see its label. The last answer need not be for the last \
        request. Which task may still set the label?
        """))
  }

  @Test("while the newer folder loads, the older answer is not shown")
  func olderFirst() async {
    let app = await TodoApp()
    await app.show(.work)
    await app.repository.answer(1, with: ["Buy milk"])
    #expect(
      app.text == "Loading…",
      app.ifAskedOnce(
        """
        Home was loading when the test chose Work. Home was answered, and Work not yet. The screen \
        is called Work, so it should still say “Loading…”. Which task may set the label?
        """))
  }

  @Test("the newer answer stays, also for one and the same folder")
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
        The test chose Home, Work, and Home again. The second request for Home was answered first, \
        and then the first one. Both are for the folder that is shown, so the folder cannot tell \
        them apart. What is different about the first request?
        """))
  }

  @Test("choosing another folder cancels the older load, and no other")
  func olderCancelled() async {
    let app = await TodoApp()
    await app.show(.work)
    #expect(
      app.repository.requests.map(\.isCancelled) == [true, false],
      app.ifAskedOnce(
        """
        Home was loading when the test chose Work. You see which of the two requests is cancelled: \
        it should be the one for Home. Which task does your code keep, and what happens to it when \
        the next one begins?
        """))
  }

  @Test("the error of a cancelled load is not shown")
  func errorOfCancelled() async {
    let app = await TodoApp(SlowRepository(endsWhenCancelled: true))
    await app.show(.work)
    await settle()
    #expect(
      app.text == "Loading…",
      """
      Home was loading when the test chose Work, and its request ended with an error, as it was \
      cancelled. Work is loading, and nothing is wrong. The error need not be a CancellationError: \
      URLSession throws a URLError. What can you ask after the wait, whatever the error is?
      """)
  }

  @Test("a screen that was covered while it loaded has its to-dos when it comes back")
  func covered() async {
    let app = await TodoApp()
    await app.show(.work)
    app.navigation.pushViewController(UIViewController(), animated: true)
    await app.repository.answerAll(with: ["Write the report"])
    app.goBack()
    await app.repository.answerAll(with: ["Write the report"])
    let text = await app.text { $0 == "Write the report" }
    #expect(
      [app.navigation.topViewController?.title, text] == ["Work", "Write the report"],
      """
      The test chose Work, covered the screen while it was loading, and came back. You see its \
      title and its label. A covered screen has disappeared, but it has not left. If your code \
      loads again when the screen comes back: which folder was chosen last?
      """)
  }

  @Test("a swipe back that is given up leaves the load alone")
  func givenUp() async {
    let app = await TodoApp()
    app.navigation.topViewController?.willMove(toParent: nil)
    await app.repository.answer(1, with: ["Buy milk"])
    let text = await app.text { $0 == "Buy milk" }
    #expect(
      text == "Buy milk",
      """
      The test began to swipe back while the screen was loading, and gave up. The screen is still \
      open, and needs its answer. Which event says that a screen has left, and not that it will?
      """)
  }

  @Test("two screens load without disturbing each other")
  func twoScreens() async {
    let (first, second) = (await TodoApp(), await TodoApp())
    second.goBack()
    await settle()
    await first.repository.answer(1, with: ["Buy milk"])
    let text = await first.text { $0 == "Buy milk" }
    #expect(
      text == "Buy milk",
      """
      Two screens were loading, in two windows. The test went back in the second window, and then \
      the first screen got its answer. You see its label. A variable of a type or of the file \
      belongs to all screens. Which task was cancelled?
      """)
  }
}

/// A window with a screen that has asked for the to-dos of Home.
private final class TodoApp {
  let repository: SlowRepository
  let navigation = UINavigationController(rootViewController: UIViewController())
  private let window: UIWindow
  private var chosen = [Folder.home]

  init(_ repository: SlowRepository = SlowRepository()) async {
    self.repository = repository
    window = UIWindow(showing: navigation)
    navigation.pushViewController(makeTodoScreen(repository: repository), animated: true)
    await settle(within: .seconds(1)) { repository.requests.count == 1 }
  }

  /// A window with a screen that shows the to-dos of Home, and has asked for those of Work.
  static func worked() async -> TodoApp {
    let app = await TodoApp()
    await app.repository.answer(1, with: ["Buy milk"])
    await app.show(.work)
    return app
  }

  /// A comment for the repository's answers, unless the screen has asked for others than it should.
  func ifAskedOnce(_ comment: Comment) -> Comment {
    let asked = repository.requests.map(\.folder)
    if asked == chosen { return comment }
    let (loads, choices) = (asked.map(\.name).formatted(), chosen.map(\.name).formatted())
    return """
      The screen had to show \(choices), and asked the repository for \(loads). Each choice should \
      begin one load, for its folder. Which line begins another one?
      """
  }

  /// What the label of the screen says.
  var text: String { (navigation.topViewController as? TodoScreen)?.label.text ?? "" }

  /// What the label says, as soon as it is right, or else after a while.
  func text(when isRight: (String) -> Bool) async -> String {
    await settle(within: .seconds(1)) { isRight(text) }
    return text
  }

  /// Chooses a folder, and waits until the repository was asked for it.
  func show(_ folder: Folder) async {
    let count = repository.requests.count
    chosen.append(folder)
    (navigation.topViewController as? TodoScreen)?.show(folder)
    await settle(within: .seconds(1)) { self.repository.requests.count > count }
  }

  func goBack() {
    navigation.popViewController(animated: true)
  }

  @discardableResult
  func watched(with release: ReleaseProbe, _ name: String = "at the first load") -> TodoApp {
    if let screen = navigation.topViewController { release.watch(screen, "the screen \(name)") }
    return self
  }
}
