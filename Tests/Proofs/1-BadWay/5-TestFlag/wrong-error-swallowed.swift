// Rejected by: in the app, a failing transport's error reaches the caller
// The error is only printed, so the caller doesn't know that sending failed.

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
      print("Could not sync: \(error)")
    }
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
