// These properties and parameters have nothing to do with tests.

import BadWaySupport

final class SyncService {
  private let transport: any Transport
  private let log: (String) -> Void
  var isVerbose = false

  init(transport: any Transport, isVerbose: Bool, log: @escaping (String) -> Void) {
    self.transport = transport
    self.isVerbose = isVerbose
    self.log = log
  }

  func sync(_ todos: [Todo]) throws {
    try sync(todos, isUrgent: false)
  }

  func sync(_ todos: [Todo], isUrgent: Bool) throws {
    if isVerbose { log("\(isUrgent ? "Urgent: " : "")\(todos.count) to-dos") }
    try transport.send(todos)
  }

  func logEverything(_ isOn: Bool) {
    isVerbose = isOn
  }
}

func makeSyncService(transport: any Transport) -> SyncService {
  SyncService(transport: transport, isVerbose: true) { _ in }
}
