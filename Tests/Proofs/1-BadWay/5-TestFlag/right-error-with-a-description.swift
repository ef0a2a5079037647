// The service's error has a description for users, and keeps the cause for developers.

import BadWaySupport

enum SyncError: Error, CustomStringConvertible {
  case notSent(count: Int, cause: any Error)
  var description: String { "Your to-dos were not saved. Try again later." }
}
final class SyncService {
  private let transport: any Transport
  init(transport: any Transport) { self.transport = transport }
  func sync(_ todos: [Todo]) throws {
    do { try transport.send(todos) } catch {
      throw SyncError.notSent(count: todos.count, cause: error)
    }
  }
}
func makeSyncService(transport: any Transport) -> SyncService { SyncService(transport: transport) }
