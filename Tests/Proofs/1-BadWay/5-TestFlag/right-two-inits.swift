// There are two initializers, and both require a way to send.

import BadWaySupport

private struct SendingTransport: Transport {
  let body: ([Todo]) throws -> Void

  func send(_ todos: [Todo]) throws { try body(todos) }
}

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  convenience init(send: @escaping ([Todo]) throws -> Void) {
    self.init(transport: SendingTransport(body: send))
  }

  func sync(_ todos: [Todo]) throws {
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
