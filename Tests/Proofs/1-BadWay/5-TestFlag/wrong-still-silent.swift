// Rejected by: in the app, a failing transport's error reaches the caller
// The transport is injected, but the `try?` below the flag is still there.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    try? transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
