// 1.5 TestFlag
//
// In a test there is no server, so the service asks a flag and does nothing. Now the tests run one
// program and your users another: something is wrong below the flag, and no test can see it.
//
// To do: let the service send through the transport that it is handed, and never ask where it
//        runs. And let the caller know when sending fails.
// Seam:  makeSyncService(transport:), and the sync(_:) of the SyncService that it gives.
//        The tests call these, so keep their signatures.

import BadWaySupport

var isRunningTests: Bool {
  Launch.purpose == .tests
}

final class SyncService {
  private let server: any Transport = ServerTransport()

  func sync(_ todos: [Todo]) throws {
    if isRunningTests { return }
    try? server.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService()
}
