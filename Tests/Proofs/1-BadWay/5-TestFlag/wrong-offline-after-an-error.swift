// Rejected by: an error of any type reaches the caller
// After the first error, the service sends nothing more, and reports no errors.

import BadWaySupport

final class SyncService {
  private let transport: any Transport
  private var isOffline = false

  init(transport: any Transport) { self.transport = transport }

  func sync(_ todos: [Todo]) throws {
    if isOffline { return }
    do { try transport.send(todos) } catch {
      isOffline = true
      throw error
    }
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
