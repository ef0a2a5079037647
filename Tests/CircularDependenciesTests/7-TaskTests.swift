import CircularDependenciesSupport
import Foundation
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import CircularDependencies

@Suite("6.7 Task", .graded)
struct TaskTests {
  @Test("a late answer doesn't replace the newer folder's to-dos")
  func outOfOrder() async {
    let app = await TodoApp()
    await app.show(.work)
    await app.repository.answer(2, with: ["Write the report"])
    _ = await app.text { $0 == "Write the report" }
    await app.repository.answer(1, with: ["Buy milk"])
    // Recorded only then, so that a learner sees one picture, not the answer's as well.
    if app.text != "Write the report" { record(app.navigation) }
    let comment: Comment =
      if app.text.isCancellation {
        changedAfterCancellation
      } else if app.repository.isCancelled(1) {
        """
        The user chose Home, then Work. Your code canceled Home's load, but the repository \
        answered all the same, after Work's answer. Which of your lines noticed the cancellation?
        """
      } else {
        """
        The user chose Home, then Work. Work's answer came first, and Home's last. How does your \
        code find out, before it sets the label, which answer is still wanted?
        """
      }
    #expect(app.text == "Write the report", app.ifAskedOnce(comment))
  }

  @Test("while a newer folder loads, the screen shows no older answer")
  func olderFirst() async {
    let app = await TodoApp()
    await app.show(.work)
    await app.repository.answer(1, with: ["Buy milk"])
    let comment: Comment =
      if app.text.isCancellation {
        changedAfterCancellation
      } else if app.repository.isCancelled(1) {
        """
        The user chose Home, then Work. Your code canceled Home's load, but the repository \
        answered all the same. Which of your lines noticed the cancellation?
        """
      } else {
        """
        The user chose Home, then Work, and only Home's answer has come. How does your code find \
        out, before it sets the label, that nobody needs this answer?
        """
      }
    #expect(app.text == "Loading…", app.ifAskedOnce(comment))
  }

  @Test("choosing another folder cancels only the previous load")
  func olderCancelled() async {
    let app = await TodoApp()
    await app.show(.work)
    let loads = app.repository.requests.map { $0.isCancelled ? "canceled" : "goes on" }
    #expect(
      loads == ["canceled", "goes on"],
      app.ifAskedOnce(
        """
        The user chose Home, then Work. Below: what became of Home's load, and of Work's. Which \
        line cancels a load, and which load does it cancel?
        """))
  }

  @Test("leaving deallocates the screen immediately, even during a load")
  func released() async {
    let release = ReleaseProbe()
    let apps = [await TodoApp(), await TodoApp.worked(), await TodoApp()]
    await apps[2].repository.answer(1, with: ["Buy milk"])
    for (app, name) in zip(apps, ["in its first load", "in its second load", "after its load"]) {
      app.watched(with: release, name)
      app.goBack()
    }
    // No other code has run since, and the repository ignores the cancellation.
    release.expectAllReleased(
      """
      The user left one screen during its first load, one during its second, and one after its \
      load. What holds the screens that are still in memory?
      """)
    withExtendedLifetime(apps) {}
  }

  @Test("closing the window deallocates the screen, even during a load")
  func releasedWithTheWindow() async {
    let release = ReleaseProbe()
    let repository = await TodoApp().watched(with: release).repository
    release.expectAllReleased(
      "The screen gets no event, and no other code holds it. What does the waiting task hold?")
    withExtendedLifetime(repository) {}
  }

  @Test("leaving cancels the load")
  func cancelled() async {
    let (app, later) = (await TodoApp(), await TodoApp.worked())
    for app in [app, later] { app.goBack() }
    await settle()
    let loads = [app, later].map { app in
      app.repository.requests.last?.isCancelled == true ? "canceled" : "goes on"
    }
    #expect(
      loads == ["canceled", "canceled"],
      app.ifAskedOnce(
        """
        The user left two screens, one during its first load, the other during its second. Below: \
        what became of the two loads. Which line cancels a load, and did it run?
        """))
  }

  @Test("an answer after leaving changes nothing")
  func lateAnswer() async {
    let app = await TodoApp()
    let changes = await changes(in: app) {
      await app.repository.answer(1, with: ["Buy milk"])
    }
    let comment: Comment =
      if changes.contains(where: \.isCancellation) {
        """
        The user had left, but an animation still held the screen. Then the answer came, and one \
        of your lines noticed the cancellation. Below: how the label changed. Which line changed \
        it?
        """
      } else if app.repository.isCancelled(1) {
        """
        The user had left, and your code had canceled the load. But the repository answered all \
        the same, while an animation still held the screen. Below: how the label changed. Which of \
        your lines noticed the cancellation?
        """
      } else {
        """
        The user had left, but an animation still held the screen. Then the answer came. Below: \
        how the label changed. How does your code find out, before it sets the label, that the \
        user has left?
        """
      }
    #expect(changes == [], app.ifAskedOnce(comment))
  }

  @Test("an error after leaving changes nothing")
  func lateFailure() async {
    let app = await TodoApp.worked()
    let changes = await changes(in: app) {
      await app.repository.fail(2, with: Trouble("The server is down."))
    }
    #expect(
      changes == [],
      """
      The user had left, but an animation still held the screen. Then the load failed. Below: how \
      the label changed. Which of your lines changed it?
      """)
  }

  /// Goes back, and returns how the label of the screen that was left changes after that.
  private func changes(in app: TodoApp, after event: () async -> Void) async -> [String] {
    let screen = app.navigation.topViewController as? TodoScreen
    let before = screen?.label.text ?? ""
    app.goBack()
    await event()
    let after = screen?.label.text ?? ""
    return before == after ? [] : ["\(before) → \(after)"]
  }

  @Test("when a load fails, the screen shows the error")
  func failure() async {
    let app = await TodoApp()
    await app.repository.fail(1, with: Trouble("The server is down."))
    let text = await app.text { $0.contains("The server is down.") }
    let isShown = text.contains("The server is down.")
    // Recorded only then, so that the answer's picture is one with to-dos.
    if !isShown { record(app.navigation) }
    #expect(
      isShown,
      app.ifAskedOnce(
        """
        The label should show the error's message, not “Nothing to do” or “Loading…”. Where does \
        your code lose the error?
        """))
  }
}

private let changedAfterCancellation: Comment = """
  The user chose Home, then Work. Your code canceled Home's load, and when Home's answer came, one \
  of your lines noticed the cancellation. Which line then changed the label?
  """

extension String {
  /// Whether a label shows a `CancellationError`.
  fileprivate var isCancellation: Bool { contains("CancellationError") }
}
