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
      These calls of the disk were on the main actor, although the importer isn't. Does the \
      isolation come from the function's type, or from the protocol that requires the function?
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
      The view model belongs on the main actor; add(_:) and titles() don't. A nonisolated function \
      runs on its caller's actor. Which word or kind of type moves these two functions off the \
      main actor?
      """)
  }

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
}

/// A log of the disk's accesses on the main actor.
nonisolated final class MainLog: Sendable {
  private let state = Mutex<(isOn: Bool, accesses: [String])>((false, []))

  var accesses: [String] { state.withLock { $0.accesses } }

  /// Starts recording, once the app is created: creating it may read the file.
  func start() { state.withLock { $0.isOn = true } }

  func note(_ access: Disk.Access) {
    guard MainQueue.isCurrent else { return }
    state.withLock { if $0.isOn { $0.accesses.append("\(access)") } }
  }
}
