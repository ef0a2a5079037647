// Rejected by: in a test, the service sends through the transport you pass
// The flag is private and has another name, and the service still reads it.

import BadWaySupport

private var isUnderInspection: Bool {
  Launch.purpose == .tests
}

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    if isUnderInspection { return }
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
