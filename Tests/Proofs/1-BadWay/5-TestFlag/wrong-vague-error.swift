// Rejected by: in the app, a failing transport's error reaches the caller
// The error is replaced by one that doesn't give the reason.

import BadWaySupport

enum SyncError: Error { case failed }
final class SyncService {
  private let transport: any Transport
  init(transport: any Transport) { self.transport = transport }
  func sync(_ todos: [Todo]) throws {
    do { try transport.send(todos) } catch { throw SyncError.failed }
  }
}
func makeSyncService(transport: any Transport) -> SyncService { SyncService(transport: transport) }
