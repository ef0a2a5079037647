// The service shows whether it's sending. Other code can read that, but not set it.

import BadWaySupport

final class SyncService {
  private let transport: any Transport
  private(set) var isSending = false
  private var hasSent = false

  var wasUsed: Bool { hasSent }

  init(transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    isSending = true
    defer { isSending = false }
    hasSent = true
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
