// Rejected by: the service doesn't check where it runs
// All to-dos are sent, in a test and in the app. But the flag still exists under another name, and
// the service reads it: the code checks something only in the app.

import BadWaySupport

var inTests: Bool { Launch.purpose == .tests }

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    if !inTests { assert(todos.count < 1000) }
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
