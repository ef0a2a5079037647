// A function is a dependency, too: the service takes only a transport's send function.

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
