import CircularDependenciesSupport
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
      The screen was opened, and the repository has not answered yet. The screen should name the \
      folder, Home, and say “Loading…” in the meantime.
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
      """
      The repository has answered with two to-dos of Home, and the screen is still there. Both \
      should be in its label. What sets the label after the wait?
      """)
  }

  @Test("a folder without to-dos says that there is nothing to do")
  func empty() async {
    let app = await TodoApp()
    await app.repository.answer(1, with: [])
    let text = await app.text { $0 == "Nothing to do" }
    #expect(
      text == "Nothing to do",
      "The repository has answered that Home has no to-dos. The label should say so.")
  }

  @Test("an error is shown as an error")
  func failure() async {
    let app = await TodoApp()
    await app.repository.fail(1, with: Trouble("The server is down."))
    let text = await app.text { $0.contains("The server is down.") }
    record(app.navigation)
    #expect(
      text.contains("The server is down."),
      """
      The repository could not answer, and threw an error that says “The server is down.” The user \
      should read that, and not that there is nothing to do, or that it is loading. Where does the \
      error get lost?
      """)
  }

  @Test("after an error another folder can be shown")
  func afterFailure() async {
    let app = await TodoApp()
    await app.repository.fail(1, with: Trouble("The server is down."))
    await app.show(.work)
    await app.repository.answer(2, with: ["Write the report"])
    let text = await app.text { $0 == "Write the report" }
    #expect(
      text == "Write the report",
      """
      Home could not be loaded. Then Work was chosen, and the repository answered. A load that \
      fails should not stop the next one.
      """)
  }

  @Test("each folder is asked for once")
  func once() async {
    let app = await TodoApp()
    await app.show(.work)
    #expect(
      app.repository.requests.map(\.folder) == [.home, .work],
      """
      The screen was opened, and then Work was chosen. These are the folders that the repository \
      was asked for, in order. Every request costs the user time and data. How many loads begin?
      """)
  }

  @Test("leaving cancels the load")
  func cancelled() async {
    let app = await TodoApp()
    app.goBack()
    await settle()
    #expect(
      app.repository.requests.map(\.isCancelled) == [true],
      """
      You went back while the screen was loading. Its request is still under way, and uses data \
      and battery for an answer that is thrown away. A flag of your own does not help: the \
      repository cannot see it. Does your code keep the task, so that it can cancel it? If deinit \
      does that: is deinit reached, while the task holds the screen?
      """)
  }

  @Test("leaving cancels the load, also when something still holds the screen")
  func cancelledWhileHeld() async {
    let app = await TodoApp()
    let screen = app.navigation.topViewController
    app.goBack()
    await settle()
    #expect(
      app.repository.requests.map(\.isCancelled) == [true],
      """
      You went back while the screen was loading, and something still holds the screen: a cache, a \
      coordinator, a closure. So deinit is not reached, and the request is still under way. What \
      is a screen told when it leaves the stack? (6.5)
      """)
    withExtendedLifetime(screen) {}
  }

  @Test("leaving from below another screen cancels the load, too")
  func cancelledFromBelow() async {
    let app = await TodoApp()
    app.navigation.pushViewController(UIViewController(), animated: true)
    let screen = app.navigation.viewControllers[1]
    app.navigation.popToRootViewController(animated: true)
    await settle()
    #expect(
      app.repository.requests.map(\.isCancelled) == [true],
      """
      Another screen lay on top of this one while it was loading. Then both left the stack in one \
      step, and the request is still under way. The screen was not in sight, so it did not \
      disappear at that moment. Which event comes on every way off the stack? (6.5)
      """)
    withExtendedLifetime(screen) {}
  }

  @Test("leaving releases the screen at once, though no answer has come")
  func released() async {
    let app = await TodoApp()
    let release = ReleaseProbe()
    app.watch(with: release)
    app.goBack()
    // Nothing else has run since, and the repository pays no attention to the cancelling.
    release.expectAllReleased(
      """
      You went back, and the answer has not come yet. To cancel a task does not end it: this \
      repository takes its time all the same. While the task waits, it holds what its closure \
      holds, and what a guard let before the await has made strong. What does the task need while \
      it waits, and what only after that?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("leaving releases a screen that has loaded")
  func releasedAfterwards() async {
    let app = await TodoApp()
    let release = ReleaseProbe()
    app.watch(with: release)
    await app.repository.answer(1, with: ["Buy milk"])
    _ = await app.text { $0 == "Buy milk" }
    app.goBack()
    release.expectAllReleased(
      """
      The screen had loaded, and then you went back. No task waits any more. What else holds the \
      screen?
      """)
    withExtendedLifetime(app) {}
  }

  @Test("the screen goes with its window, though no answer has come")
  func releasedWithTheWindow() async {
    let release = ReleaseProbe()
    let repository = await waitingWithoutWindow(release)
    release.expectAllReleased(
      """
      The window was closed while the screen was loading, and the answer has not come yet. No code \
      outside holds the screen any more, and no screen is told. What does the waiting task hold?
      """)
    withExtendedLifetime(repository) {}
  }

  @Test("an answer that comes after leaving changes nothing")
  func late() async {
    let app = await TodoApp()
    let screen = app.navigation.topViewController
    let before = (screen as? TodoScreen)?.label.text
    app.goBack()
    await app.repository.answer(1, with: ["Buy milk"])
    let after = (screen as? TodoScreen)?.label.text
    #expect(
      after == before,
      """
      You went back, and then the answer came. Something still holds the screen, and its label has \
      changed. The repository may ignore that it was cancelled. Where, after the wait, does your \
      code ask whether the answer is still wanted? Does it then leave the label alone?
      """)
  }

  @Test("an answer that comes when the screen is gone stops nothing")
  func lateWithoutScreen() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      You went back, the screen was released, and then the answer came. The program stopped. Code \
      that does not hold the screen has to expect that it is gone.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let app = await TodoApp()
      app.goBack()
      await app.repository.answer(1, with: ["Buy milk"])
      await end.reach()
    }
  }

  @Test("an answer that comes when the window is gone stops nothing")
  func lateWithoutWindow() async {
    await #expect(
      processExitsWith: end.isReached,
      """
      The window was closed while the screen was loading, and then the answer came. The program \
      stopped. When a whole window goes, no screen is told that it leaves, so nothing was \
      cancelled. Code that does not hold the screen has to expect that it is gone.
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let repository = await waitingWithoutWindow(ReleaseProbe())
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
      """
      Home was loading when Work was chosen. Work was answered first, and then Home. The screen is \
      called Work, and shows this. The last answer need not be for the last request. Which task \
      may still set the label?
      """)
  }

  @Test("while the newer folder loads, the older answer is not shown")
  func olderFirst() async {
    let app = await TodoApp()
    await app.show(.work)
    await app.repository.answer(1, with: ["Buy milk"])
    #expect(
      app.text == "Loading…",
      """
      Home was loading when Work was chosen. Home was answered, and Work not yet. The screen is \
      called Work, so it should say “Loading…”, and not what is to do at Home.
      """)
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
      """
      Home was chosen, then Work, then Home again. The second request for Home was answered first, \
      and then the first one, which is older. Both are for the folder that is shown, so the folder \
      cannot tell them apart. What is different about the first request?
      """)
  }

  @Test("choosing another folder cancels the older load, and no other")
  func olderCancelled() async {
    let app = await TodoApp()
    await app.show(.work)
    #expect(
      app.repository.requests.map(\.isCancelled) == [true, false],
      """
      Home was loading when Work was chosen. You see which of the two requests is cancelled. The \
      answer for Home is not needed any more, and the one for Work is. Which task does your code \
      keep, and what happens to it when the next one begins?
      """)
  }

  @Test("the error of a cancelled load is not shown")
  func errorOfCancelled() async {
    let app = await TodoApp(SlowRepository(endsWhenCancelled: true))
    await app.show(.work)
    await settle()
    #expect(
      app.text == "Loading…",
      """
      Home was loading when Work was chosen, and its request ended with an error, as it was \
      cancelled. Nothing is wrong: Work is loading. The error need not be a CancellationError: \
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
      Work was chosen. Another screen was shown on top of this one while it was loading, and then \
      you came back. You see its title and its text. A covered screen has disappeared, but it has \
      not left. If your code loads again when the screen comes back: which folder was chosen last?
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
      You began to swipe back while the screen was loading, and gave up. The screen is still open, \
      and needs its answer. A controller is told twice: that it will move, and that it did move. A \
      screen that will leave can still stay. Which of the two did you take?
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
      Two windows are open, and both screens were loading. You went back in the second window, and \
      then the first one got its answer. It shows this. Which task was cancelled? A variable of a \
      type or of the file belongs to all screens at once.
      """)
  }
}

/// A window with a screen that has asked for the to-dos of Home.
private final class TodoApp {
  let repository: SlowRepository
  let navigation = UINavigationController(rootViewController: UIViewController())
  private let window: UIWindow

  init(_ repository: SlowRepository = SlowRepository()) async {
    self.repository = repository
    window = UIWindow(showing: navigation)
    navigation.pushViewController(makeTodoScreen(repository: repository), animated: true)
    await settle(within: .seconds(1)) { repository.requests.count == 1 }
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
    (navigation.topViewController as? TodoScreen)?.show(folder)
    await settle(within: .seconds(1)) { self.repository.requests.count > count }
  }

  func goBack() {
    navigation.popViewController(animated: true)
  }

  func watch(with release: ReleaseProbe) {
    if let screen = navigation.topViewController { release.watch(screen, "the screen") }
  }
}

/// A repository that was asked by a screen whose window is closed.
private func waitingWithoutWindow(_ release: ReleaseProbe) async -> SlowRepository {
  let app = await TodoApp()
  app.watch(with: release)
  return app.repository
}
