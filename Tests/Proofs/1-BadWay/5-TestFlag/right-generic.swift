// The transport's type is generic, and other code uses the service only as a protocol.

import BadWaySupport

protocol SyncService {
  func sync(_ todos: [Todo]) throws
}

private struct TransportSyncService<T: Transport>: SyncService {
  let transport: T

  func sync(_ todos: [Todo]) throws {
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> any SyncService {
  func service(_ transport: some Transport) -> any SyncService {
    TransportSyncService(transport: transport)
  }
  return service(transport)
}
