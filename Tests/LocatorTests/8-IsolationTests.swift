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

  @Test("a save writes to the disk away from the main actor")
  func saveWrites() async {
    let accesses = await accessesOfSave()
    #expect(
      !accesses.contains("write"),
      """
      The view model belongs on the main actor; add(_:) doesn't. A nonisolated function runs on \
      its caller's actor. Which word or kind of type moves add(_:) off the main actor?
      """)
  }

  @Test("a save reads the disk away from the main actor")
  func saveReads() async {
    let accesses = await accessesOfSave()
    #expect(
      !accesses.contains("read"),
      """
      To add its to-do and to count all to-dos for the status, a save may read the disk. Which \
      line of yours reads it on the main actor?
      """)
  }

  /// Returns the calls of the disk that a save makes on the main actor.
  private func accessesOfSave() async -> [String] {
    let log = MainLog()
    let (viewModel, _) = makeApp(disk: Disk(["Bread"], onAccess: log.note))
    log.start()
    await viewModel.save("Milk")
    return log.accesses
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
