// Rejected by: a transport of any type sends the to-dos on each sync
// The fakes' types are the new flag: every other type means the app.

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
  let isFake = transport is RecordingTransport || transport is FailingTransport
  return SyncService(transport: isFake ? transport : ServerTransport())
}
