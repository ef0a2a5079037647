// 1.5 TestFlag
//
// The app said “saved”, but none of a user's forty to-dos arrived. The team's tests pass.
//
// To do: let tests and users run the same code, without a flag. Then find and correct the bug that
//        lost the to-dos.
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
