// A function is a dependency as well: the service needs only the send function of a transport.

import BadWaySupport

struct SyncService {
  fileprivate let send: ([Todo]) throws -> Void

  func sync(_ todos: [Todo]) throws {
    try send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(send: transport.send)
}
