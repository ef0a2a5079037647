// Rejected by: isRunningTests is deleted
// The flag is injected: the service still does one thing in a test and another in the app.

import BadWaySupport

final class SyncService {
  private let transport: any Transport
  private let isRunningTests: Bool

  init(transport: any Transport, isRunningTests: Bool) {
    self.transport = transport
    self.isRunningTests = isRunningTests
  }

  func sync(_ todos: [Todo]) throws {
    if isRunningTests { return }
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport, isRunningTests: false)
}
