import Dispatch
import Foundation
import LocatorSupport
import Probes
import Synchronization
import Testing

@testable import Locator

@Suite("3.8 Isolation: checks", .graded)
struct IsolationChecks {
  @Test("a save ends only when its to-do is on the disk")
  func saveOver() async {
    // In its own process, because it blocks a thread that other tests need.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      "The test saved “Milk”, and the program crashed. Which line of your file traps?"
    ) { @MainActor [end = end as ProgramEnd] in
      let disk = Disk(onAccess: Gate.shared.pass)
      let viewModel = makeApp(disk: disk).viewModel
      await expectWritten(
        to: disk, by: { await viewModel.save("Milk") },
        """
        The test saved “Milk”, with a disk that takes a while. save(_:) returned before “Milk” was \
        on the disk. If the app ends now, the to-do is lost, although the user has read that it's \
        saved. Which line starts a task, or other work, and doesn't wait for its result?
        """)
      await end.reach()
    }
  }

  @Test("an import ends only when its to-dos are on the disk")
  func importOver() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      "The test imported “Milk”, and the program crashed. Which line of your file traps?"
    ) { @MainActor [end = end as ProgramEnd] in
      let disk = Disk(onAccess: Gate.shared.pass)
      let importer = makeApp(disk: disk).importer
      await expectWritten(
        to: disk, by: { _ = await importer.run(["Milk"]) },
        """
        The test imported “Milk”, with a disk that takes a while. run(_:) returned before “Milk” \
        was on the disk. If the app ends now, the to-do is lost. Which line starts a task, or \
        other work, and doesn't wait for its result?
        """)
      await end.reach()
    }
  }

  @Test("to-dos are on the disk in order")
  func order() async {
    let disk = Disk(["Bread", "Bread"])
    let (viewModel, importer) = makeApp(disk: disk)
    let titles = (1...5).map { "Import \($0)" }
    // Adds that don't wait for each other are done in the wrong order there.
    let executor = NewestFirst()
    await Task(executorPreference: executor) { _ = await importer.run(titles) }.value
    withExtendedLifetime(executor) {}
    await viewModel.save("Milk")
    _ = await importer.run([])
    _ = await importer.run(["Milk", "Tea"])
    await viewModel.save("Rice")
    let expected = ["Bread", "Bread"] + titles + ["Milk", "Milk", "Tea", "Rice"]
    let lines = disk.read()
    let cause =
      lines.sorted() == expected.sorted()
      ? "They should be in this order. Which line starts an add before the last one is over?"
      : "All should be there. Which one is missing, or there too often, and which line adds it?"
    #expect(
      lines == expected,
      """
      The disk had “Bread” twice. The test imported five to-dos, saved “Milk”, imported nothing, \
      then “Milk” and “Tea”, and saved “Rice”. \(cause)
      """)
  }

  @Test("the view model and the importer report what's in the store")
  func reports() async {
    let (viewModel, importer) = makeApp(disk: Disk(["Bread"]))
    await viewModel.save("Milk")
    var texts = [viewModel.status]
    texts.append(await importer.run(["Tea", "Rice"]))
    await viewModel.save("Salt")
    texts.append(viewModel.status)
    let cause =
      switch (texts[0], texts[1]) {
      case ("2 in Disk", "2 new in Disk"):
        "Do the view model and the importer share one store, or does each have its own?"
      case ("2 in Disk", _): "What does run(_:) return?"
      case ("", _): "Is the status set when save(_:) is over?"
      default: "Whose to-dos, and which store's name, are in the first status?"
      }
    #expect(
      texts == ["2 in Disk", "2 new in Disk", "5 in Disk"],
      """
      The disk had one to-do. The test saved one, imported two, and saved one more. After each \
      step, it read the view model's status or the importer's result. The status should be the \
      number of all to-dos, with the store's name. \(cause)
      """)
  }

  @Test("imports and saves at the same time lose no to-do")
  func atOnce() async {
    // In its own process, so that no other test keeps the saves waiting for the main actor.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test started four imports and four saves, all at once, and the program crashed. Which \
      line of your file traps?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let crossing = Crossing()
      let disk = Disk(["Bread"], onAccess: crossing.pass)
      let (viewModel, importer) = makeApp(disk: disk)
      let threads = ThreadPerJob()
      let imports = (1...4).map { number in
        Task.detached(executorPreference: threads) {
          _ = await importer.run(["Import \(number)a", "Import \(number)b"])
        }
      }
      let saves = (1...4).map { number in
        Task.detached(executorPreference: threads) { await viewModel.save("Save \(number)") }
      }
      for task in imports + saves { await task.value }
      withExtendedLifetime(threads) {}
      let expected =
        ["Bread"] + (1...4).flatMap { ["Import \($0)a", "Import \($0)b", "Save \($0)"] }
      let lines = disk.read().sorted()
      let cause =
        lines == ["Bread"]
        ? "None of them is there. Which disk does the store write to, and when?"
        : """
        Do the importer and the view model use the same store? If they do: each call of the disk \
        is safe, but add(_:) makes two. Two adds read the same lines, each appended its own to-do, \
        and the later write replaced the earlier one. Which line keeps every other add out, from \
        before read() until after write(_:)? (An actor doesn't, while it waits at an `await`.)
        """
      #expect(
        lines == expected.sorted(),
        """
        The test started four imports of two to-dos and four saves, all at once. All twelve should \
        be on the disk, but some are missing. \(cause)
        """)
      await end.reach()
    }
  }

  @Test("two apps share nothing")
  func twoApps() async {
    let disks = [Disk(["Bread"]), Disk()]
    let apps = disks.map { makeApp(disk: $0) }
    await apps[0].viewModel.save("Milk")
    _ = await apps[1].importer.run(["Tea"])
    await apps[1].viewModel.save("Rice")
    _ = await apps[0].importer.run(["Salt"])
    let expected = [["Bread", "Milk", "Salt"], ["Tea", "Rice"]]
    // Other tests are about writes that come too late.
    for _ in 1...40 where disks.map({ $0.read() }) != expected { await mainActorTurn() }
    #expect(
      disks.map { $0.read() } == expected,
      """
      The test created two apps, each with its own disk, and saved and imported in both. Each disk \
      should have its own app's to-dos, and no others. Does every call of makeApp(disk:) create \
      a store for its own disk, or do apps share one, through a global or a static property?
      """)
  }

  @Test("the view model stays on the main actor")
  func viewModelOnMain() {
    let app = "let app = makeApp(disk: Disk())"
    CompilerProbe().rejects(
      "\(app)\nlet read: @Sendable () -> String = { app.viewModel.status }",
      because: "main actor-isolated",
      unlike: "\(app)\nlet read: @MainActor () -> String = { app.viewModel.status }",
      """
      This closure can run on any thread, and reads the status, perhaps while save(_:) changes it. \
      The view model should stay on the main actor, like its screen. Which words in its \
      declaration take it away from there?
      """)
  }

  @Test("a store is Sendable, so any actor can have it")
  func sendable() {
    CompilerProbe().accepts(
      """
      func share(_ store: any TodoStore) -> any Sendable { store }
      """,
      """
      The view model and the importer share a store, and they're on different actors. So every \
      TodoStore should be safe to share, even one that a colleague writes next year, and the \
      compiler should check that. Where do you declare that?
      """)
  }

  @Test("a double of the store can be an actor")
  func double() {
    CompilerProbe().accepts(
      """
      actor FakeTodoStore: TodoStore {
        nonisolated let name = "Double"
        private var added: [String] = []
        func add(_ title: String) async { added.append(title) }
        func titles() async -> [String] { added }
      }
      """,
      """
      A colleague's double is an actor, because a test's tasks share it. It should conform to your \
      protocol. Callers wait for add(_:) and titles(), so both requirements have to be `async`. \
      Which requirement of TodoStore is no longer as in the starter file?
      """)
  }
}

// MARK: Time

/// Expects that “Milk” is on the disk when `work` is over; the disk's writes wait for the gate.
private func expectWritten(
  to disk: Disk, by work: @escaping @MainActor () async -> Void, _ comment: Comment,
  sourceLocation: SourceLocation = #_sourceLocation
) async {
  let threads = ThreadPerJob()
  let progress = Progress()
  let task = Task(executorPreference: threads) {
    await work()
    await progress.finish()
  }
  // The gate is closed: off the main actor, no write ends before the gate opens.
  for _ in 1...40 where !progress.isOver { await mainActorTurn() }
  let isEarly = progress.isOver && disk.read() != ["Milk"]
  Gate.shared.open()
  await task.value
  withExtendedLifetime(threads) {}
  #expect(!isEarly, comment, sourceLocation: sourceLocation)
}

/// A record, on the main actor, of whether some work is over.
private final class Progress {
  private(set) var isOver = false

  func finish() { isOver = true }
}

/// Waits for five milliseconds, while the main actor runs other work.
///
/// Task.sleep would need a thread that the tested code may have blocked.
private func mainActorTurn() async {
  await withCheckedContinuation { turn in
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) { turn.resume() }
  }
}

/// The main queue, which runs the main actor's work.
///
/// On Linux, that isn't always the main thread.
nonisolated enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// Delays each write until the gate is open, except on the main actor, which opens it.
///
/// Shared only within a test's own process.
private nonisolated final class Gate: Sendable {
  static let shared = Gate()

  private let turnstile = DispatchSemaphore(value: 0)

  func open() { turnstile.signal() }

  func pass(_ access: Disk.Access) {
    guard access == .write, !MainQueue.isCurrent else { return }
    _ = turnstile.wait(timeout: .now() + 5)
    turnstile.signal()
  }
}

/// Delays each reader until another one comes, or for a moment, so that reads overlap if they can.
private nonisolated final class Crossing: Sendable {
  private let condition = NSCondition()
  private let arrivals = Mutex(0)

  func pass(_ access: Disk.Access) {
    guard access == .read else { return }
    condition.withLock {
      let mine = arrivals.withLock { count in
        count += 1
        return count
      }
      condition.broadcast()
      // The first one waits longer, because the other tasks may still be starting.
      let end = Date(timeIntervalSinceNow: mine == 1 ? 0.6 : 0.02)
      while arrivals.withLock({ $0 }) == mine, condition.wait(until: end) {}
    }
  }
}

/// Runs the newest job first.
private nonisolated final class NewestFirst: TaskExecutor {
  private let waiting = Mutex<[UnownedJob]>([])
  private let queue = DispatchQueue(label: "newest first")

  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    waiting.withLock { $0.append(job) }
    queue.async { [self] in
      waiting.withLock { $0.popLast() }?.runSynchronously(on: asUnownedTaskExecutor())
    }
  }
}

/// Runs each job on its own thread, so that two jobs overlap even on one core.
private nonisolated final class ThreadPerJob: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    Thread.detachNewThread { job.runSynchronously(on: executor) }
  }
}
