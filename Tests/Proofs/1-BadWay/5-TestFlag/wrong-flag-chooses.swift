// Rejected by: in the app, the service sends through the transport you pass
// The transport that is passed is used only in tests; the app still uses the service's own.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = Launch.purpose == .tests ? transport : ServerTransport()
  }

  func sync(_ todos: [Todo]) throws {
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
