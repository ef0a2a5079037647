// Rejected by: the compiler rejects a service without a transport
// A caller that forgets the transport gets the server's, even in a test.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport = ServerTransport()) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
