// Rejected by: isRunningTests is deleted
// The service no longer reads the flag, but the flag stays, and other code can use it.

import BadWaySupport

var isRunningTests: Bool {
  Launch.purpose == .tests
}

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
