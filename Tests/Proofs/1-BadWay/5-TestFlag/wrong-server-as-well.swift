// Rejected by: the server gets no to-dos unless you pass its transport
// The to-dos are sent through the transport that is passed, but also to the server.

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
