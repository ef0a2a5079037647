// Refused by: no other flag takes the place of isRunningTests
// The flag asks nothing: it is a global, and a test may set it.

import BadWaySupport

var isDryRun = false

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    if isDryRun { return }
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
