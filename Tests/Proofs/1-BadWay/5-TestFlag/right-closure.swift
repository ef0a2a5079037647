// A function is a dependency as well: the service needs no more of a transport than its send.

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
