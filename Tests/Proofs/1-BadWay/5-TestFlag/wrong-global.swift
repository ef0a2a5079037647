// Rejected by: two services send through two transports
// The transport goes through a global: the second one replaces the first while it is in use.

import BadWaySupport

private var currentTransport: (any Transport)?

final class SyncService {
  fileprivate init() {}

  func sync(_ todos: [Todo]) throws {
    try currentTransport?.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  currentTransport = transport
  return SyncService()
}
