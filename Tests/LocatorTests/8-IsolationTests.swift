import Dispatch
import LocatorSupport
import Probes
import Synchronization
import Testing

@testable import Locator

@Suite("3.8 Isolation", .graded)
struct IsolationTests {
  @Test("an import uses the disk away from the main actor")
  func importAway() async {
    let log = MainLog()
    let (_, importer) = makeApp(disk: Disk(["Bread"], onAccess: log.note))
    log.start()
    _ = await importer.run(["Milk", "Tea"])
    #expect(
      log.accesses == [],
      """
      The test imported two to-dos. These calls of the disk were on the main actor, so taps and \
      scrolling had to wait for them. The importer isn't on the main actor, but the function that \
      calls the disk is. Is that because of its type, or because of the protocol that requires it?
      """)
  }

  @Test("a save uses the disk away from the main actor")
  func saveAway() async {
    let log = MainLog()
    let (viewModel, _) = makeApp(disk: Disk(["Bread"], onAccess: log.note))
    log.start()
    await viewModel.save("Milk")
    #expect(
      log.accesses == [],
      """
      The test saved one to-do. These calls of the disk were on the main actor, so taps and \
      scrolling had to wait for them. The view model belongs on the main actor, but add(_:) and \
      titles(), which it calls, don't. If they're nonisolated, they run on their caller's actor. \
      Which word, or which kind of type, takes them away from there?
      """)
  }

  @Test("an import finishes while the main actor is busy")
  func mainActorBusy() async {
    // In its own process, because it blocks the main actor.
    let end = ProgramEnd()
    await #expect(
      processExitsWith: end.isReached,
      """
      The test imported two to-dos while the main actor was busy, and the program crashed. Which \
      line of your file traps?
      """
    ) { @MainActor [end = end as ProgramEnd] in
      let log = MainLog()
      let (_, importer) = makeApp(disk: Disk(["Bread"], onAccess: log.note))
      log.start()
      _ = await importer.run(["Milk", "Tea"])
      #expect(
        log.accesses == [],
        """
        An import should finish even while the main actor is busy, but this import calls the disk \
        on the main actor. Which type or protocol puts the function that calls the disk there?
        """)
      if log.accesses == [] {
        #expect(
          finishesWithoutMainActor { _ = await importer.run(["Rice", "Salt"]) },
          """
          The test kept the main actor busy during an import. The import waited until the main \
          actor was free again, although it uses the disk elsewhere. Is the importer, a function \
          that it calls, or a member of the protocol that it uses (even `name`), still isolated to \
          the main actor?
          """)
      }
      await end.reach()
    }
  }

  @Test("code on any actor can read a store's name without await")
  func name() {
    CompilerProbe().accepts(
      """
      nonisolated func title(of store: any TodoStore) -> String { store.name }
      """,
      """
      This function is nonisolated and not async, so it can't wait for an actor. A store's name \
      never changes, and everyone should be able to read it at once. On which actor is a protocol \
      that doesn't name its isolation, and which keyword changes that? Or is `name` declared \
      `async`?
      """)
  }
}

/// Returns whether `work` finishes while the main actor is blocked.
private func finishesWithoutMainActor(_ work: @escaping @Sendable () async -> Void) -> Bool {
  let done = DispatchSemaphore(value: 0)
  Task.detached {
    await work()
    done.signal()
  }
  return done.wait(timeout: .now() + 4) == .success
}

// MARK: What a disk does in these tests

/// Records how the disk is used on the main actor.
private nonisolated final class MainLog: Sendable {
  private let state = Mutex<(isOn: Bool, accesses: [String])>((false, []))

  var accesses: [String] { state.withLock { $0.accesses } }

  /// Starts recording, once the app is created: creating it may read the file.
  func start() { state.withLock { $0.isOn = true } }

  func note(_ access: Disk.Access) {
    guard MainQueue.isCurrent else { return }
    state.withLock { if $0.isOn { $0.accesses.append("\(access)") } }
  }
}
