// Rejected by: nothing goes to the server unless you pass its transport
// The to-dos go through the transport that is passed, and to the server, too.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    try transport.send(todos)
    if Launch.purpose == .app { ServerTransport().send(todos) }
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
