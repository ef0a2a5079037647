// The to-dos are sent one by one. The first error stops this and reaches the caller.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(_ transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    for todo in todos {
      do {
        try transport.send([todo])
      } catch {
        print("Not sent: \(todo.title)")
        throw error
      }
    }
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport)
}
