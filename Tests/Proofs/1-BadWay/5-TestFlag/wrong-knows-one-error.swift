// Rejected by: an error of any type reaches the caller
// The service sends through its transport and passes on a TransportError, the only error that it
// expects. An error of any other type is only printed.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    do {
      try transport.send(todos)
    } catch let refusal as TransportError {
      throw refusal
    } catch {
      print("SyncService: unexpected \(error)")
    }
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
