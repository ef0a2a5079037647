// 1.5 TestFlag
//
// Tests and the app run the same code; only the transport differs. The app passes a
// ServerTransport, a test passes a double, and the service doesn't check which one it has.

import BadWaySupport

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
