// 1.5 TestFlag
//
// In a test there is no server, so the service asks a flag and does nothing. Now the tests run one
// program and your users another: whatever is wrong below the flag, no test will ever see it.
//
// To do: let the service send by the transport that it is handed, and ask nobody where it runs.
// Seam:  makeSyncService(transport:), and the sync(_:) of the SyncService that it gives.
//        The tests call these, so keep their signatures.

import BadWaySupport

var isRunningTests: Bool {
  Launch.purpose == .tests
}

final class SyncService {
  private let server = ServerTransport()

  func sync(_ todos: [Todo]) throws {
    if isRunningTests { return }
    server.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  // Here comes a transport, and the service takes its own, or none.
  SyncService()
}
