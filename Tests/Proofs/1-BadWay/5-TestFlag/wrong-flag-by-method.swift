// Refused by: no other flag takes the place of isRunningTests
// The flag is private, and a method sets it.

import BadWaySupport

final class SyncService {
  private let transport: any Transport
  private var isDryRun = false

  init(transport: any Transport) {
    self.transport = transport
  }

  func pretend(_ isDryRun: Bool) {
    self.isDryRun = isDryRun
  }

  func sync(_ todos: [Todo]) throws {
    if isDryRun { return }
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
