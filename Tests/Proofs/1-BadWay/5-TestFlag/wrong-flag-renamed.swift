// Rejected by: in a test, the to-dos go through the transport that you pass
// The flag has another name and is private, and the service asks it as before.

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
