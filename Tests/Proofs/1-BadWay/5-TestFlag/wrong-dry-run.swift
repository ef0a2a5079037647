// Refused by: no caller can tell the service by a flag whether to send
// The service sends through its transport, and a caller that wants no traffic, as in a test, asks
// for a dry run. It is a parameter now, and behind it there is again a second program that sends
// nothing and reports success.

import BadWaySupport

final class SyncService {
  private let transport: any Transport

  init(transport: any Transport) {
    self.transport = transport
  }

  func sync(_ todos: [Todo]) throws {
    try sync(todos, dryRun: false)
  }

  func sync(_ todos: [Todo], dryRun: Bool) throws {
    if dryRun { return }
    try transport.send(todos)
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport)
}
