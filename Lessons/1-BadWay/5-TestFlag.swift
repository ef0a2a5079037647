// 1.5 TestFlag
//
// A test has no server, so the service checks a flag and does nothing. Now tests and users run
// different code: there's a bug below the flag, and no test can find it.
//
// To do: let tests and users run the same code, without a flag, and let no error get lost.
// Seam:  makeSyncService(transport:), and the sync(_:) of the SyncService that it returns.
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
