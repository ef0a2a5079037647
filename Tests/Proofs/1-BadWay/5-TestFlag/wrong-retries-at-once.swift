// Rejected by: an error reaches the caller even if a second try would work
// The service tries again after an error and forgets the first error if that works.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    do {
      try transport.send(todos)
    } catch {
      // Networks fail now and then: try once more.
      try transport.send(todos)
    }
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
