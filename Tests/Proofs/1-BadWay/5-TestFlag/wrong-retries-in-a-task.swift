// Rejected by: an error of any type reaches the caller
// The caller gets the error, and a task sends the to-dos again.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) { self.transport = transport }

  func sync(_ todos: [Todo]) throws {
    do { try transport.send(todos) } catch {
      Task { try? transport.send(todos) }
      throw error
    }
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
