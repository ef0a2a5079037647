import Dispatch
import Foundation
import LocatorSupport
import Probes
import Synchronization
import Testing

@testable import Locator

@Suite("3.8 Isolation: checks", .graded)
struct IsolationChecks {
  @Test("code on any actor can read a store's name without await")
  func name() {
    CompilerProbe().accepts(
      """
      nonisolated func title(of store: any TodoStore) -> String { store.name }
      """,
      """
      This function isn't `async`, so it can't wait for a name. A store's name never changes. \
      Which keyword takes the name off the protocol's actor?
      """)
  }

  @Test("an import finishes while the main actor is busy")
  func mainActorBusy() async {
    // In its own process, because this test blocks the main actor.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      "The program crashed. Which line of your file traps?"
    ) { @MainActor [end = end as ProgramEnd] in
      let log = MainLog()
      let (_, importer) = makeApp(disk: Disk(["Bread"], onAccess: log.note))
      log.start()
      _ = await importer.run(["Milk", "Tea"])
      #expect(
        log.accesses == [],
        """
        This import calls the disk on the main actor. Which type or protocol isolates the function \
        with this call?
        """)
      if log.accesses == [] {
        #expect(
          finishesWithoutMainActor { _ = await importer.run(["Rice", "Salt"]) },
          """
          The import uses the disk elsewhere, but waited for the main actor. Which is still \
          isolated to the main actor: the importer, a function that it calls, or a protocol \
          member such as `name`?
          """)
      }
      await end.reach()
    }
  }

  @Test("a save ends only when its to-do is on the disk")
  func saveOver() async {
    // In its own process, because the gate blocks a thread that other tests need.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      "The program crashed. Which line of your file traps?"
    ) { @MainActor [end = end as ProgramEnd] in
      let disk = Disk(onAccess: Gate.shared.pass)
      let viewModel = makeApp(disk: disk).viewModel
      await expectWritten(
        to: disk, by: { await viewModel.save("Milk") },
        """
        save(_:) returned before “Milk” was on the disk. If the app ends now, the to-do is lost. \
        Which line starts a task or other work without waiting for the result?
        """)
      await end.reach()
    }
  }

  @Test("an import ends only when its to-dos are on the disk")
  func importOver() async {
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      "The program crashed. Which line of your file traps?"
    ) { @MainActor [end = end as ProgramEnd] in
      let disk = Disk(onAccess: Gate.shared.pass)
      let importer = makeApp(disk: disk).importer
      await expectWritten(
        to: disk, by: { _ = await importer.run(["Milk"]) },
        """
        run(_:) returned before “Milk” was on the disk. If the app ends now, the to-do is lost. \
        Which line starts a task or other work without waiting for the result?
        """)
      await end.reach()
    }
  }

  @Test("to-dos are on the disk in order")
  func order() async {
    let disk = Disk(["Bread", "Bread"])
    let (viewModel, importer) = makeApp(disk: disk)
    let titles = (1...5).map { "Import \($0)" }
    // On this executor, adds that don't wait for each other end in the wrong order.
    let executor = NewestFirst()
    await Task(executorPreference: executor) { _ = await importer.run(titles) }.value
    withExtendedLifetime(executor) {}
    await viewModel.save("Milk")
    _ = await importer.run([])
    _ = await importer.run(["Milk", "Tea"])
    await viewModel.save("Rice")
    let expected = ["Bread", "Bread"] + titles + ["Milk", "Milk", "Tea", "Rice"]
    #expect(
      disk.read() == expected,
      """
      All to-dos should be on the disk, in this order. Which line starts an add before the \
      previous one is over?
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
    #expect(
      texts == ["2 in Disk", "2 new in Disk", "5 in Disk"],
      """
      After a save, the status counts all to-dos; an import counts its own. Which members of which \
      store do the view model and the importer report?
      """)
  }

  @Test("imports and saves at the same time lose no to-do")
  func atOnce() async {
    // In its own process, so that no other test keeps the saves waiting for the main actor.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      "The program crashed. Which line of your file traps?"
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
      #expect(
        disk.read().sorted() == expected.sorted(),
        """
        Two adds read the same lines, and the later write replaced the earlier one. At an `await`, \
        an actor can run another add. Which line keeps other adds out, even another store's, from \
        read() until after write(_:)?
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
    // Waits for late writes, because other tests check for them.
    for _ in 1...40 where disks.map({ $0.read() }) != expected { await waitForMainActorTurn() }
    #expect(
      disks.map { $0.read() } == expected,
      """
      Does every call of makeApp(disk:) create a store for its own disk, or do apps share one, \
      through a global or a static property?
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
      This closure can run on any thread, but the view model should stay on the main actor, like \
      its screen. Which words in the view model's declaration move it elsewhere?
      """)
  }

  @Test("a store is Sendable, so any actor can have it")
  func sendable() {
    CompilerProbe().accepts(
      """
      func share(_ store: any TodoStore) -> any Sendable { store }
      """,
      """
      The view model and the importer share a store, on different actors. Where do you declare \
      that every TodoStore is safe to share, even one that a colleague writes next year?
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
      A colleague's double is an actor, so callers have to wait for add(_:) and titles(). Which \
      requirement of TodoStore differs from the starter file?
      """)
  }
}

// MARK: Time

/// Returns whether `work` finishes while the main actor is blocked.
private func finishesWithoutMainActor(_ work: @escaping @Sendable () async -> Void) -> Bool {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await work()
    done.signal()
  }
  return done.wait(timeout: .now() + 4) == .success
}

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
  for _ in 1...40 where !progress.isOver { await waitForMainActorTurn() }
  let isEarly = progress.isOver && disk.read() != ["Milk"]
  Gate.shared.open()
  await task.value
  withExtendedLifetime(threads) {}
  #expect(!isEarly, comment, sourceLocation: sourceLocation)
}

/// A flag on the main actor that shows whether some work is over.
private final class Progress {
  private(set) var isOver = false

  func finish() { isOver = true }
}

/// Waits for five milliseconds, while the main actor runs other work.
///
/// Task.sleep would need a thread that the tested code may have blocked.
private func waitForMainActorTurn() async {
  await withCheckedContinuation { turn in
    DispatchQueue.main.asyncAfter(deadline: .now() + .milliseconds(5)) { turn.resume() }
  }
}

/// The main queue, which runs the main actor's work.
///
/// On Linux, the main queue doesn't always run on the main thread.
nonisolated enum MainQueue {
  private static let key = {
    let key = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: key, value: true)
    return key
  }()

  static var isCurrent: Bool { DispatchQueue.getSpecific(key: key) == true }
}

/// A gate that delays each write until it's open, except writes on the main actor, which opens it.
///
/// A gate is shared only within a test's own process.
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

/// A crossing that delays each read until another one comes, or for a moment, so that reads can
/// overlap.
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
      // The first read waits longer, because the other tasks may still be starting.
      let end = Date(timeIntervalSinceNow: mine == 1 ? 0.6 : 0.02)
      while arrivals.withLock({ $0 }) == mine, condition.wait(until: end) {}
    }
  }
}

/// An executor that runs the newest job first.
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

/// An executor that runs each job on its own thread, so that two jobs overlap even on one core.
private nonisolated final class ThreadPerJob: TaskExecutor {
  func enqueue(_ job: consuming ExecutorJob) {
    let job = UnownedJob(job)
    let executor = asUnownedTaskExecutor()
    Thread.detachNewThread { job.runSynchronously(on: executor) }
  }
}
