// Rejected by: each service sends through its own transport
// The transport is stored in a global: the second one replaces the first while it is in use.

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
