// 1.5 TestFlag
//
// There is one program. A test and the app differ only in what they hand in: the app a
// ServerTransport, a test a fake. The service cannot tell them apart, and need not.

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
  SyncService(transport: transport)
}
