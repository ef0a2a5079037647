// Refused by: no other flag takes the place of isRunningTests
// The flag is a property that any caller may set. Behind it there is again a second program, which
// sends nothing and reports success.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  var isDryRun = false

  func sync(_ todos: [Todo]) throws {
    if isDryRun { return }
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
