// The service's error is a class, which printing shows only by its name; the cause is in it.

import BadWaySupport

final class SyncFailure: Error {
  let underlyingError: any Error
  init(underlyingError: any Error) { self.underlyingError = underlyingError }
}
final class SyncService {
  private let transport: any Transport
  init(transport: any Transport) { self.transport = transport }
  func sync(_ todos: [Todo]) throws {
    do { try transport.send(todos) } catch { throw SyncFailure(underlyingError: error) }
  }
}
func makeSyncService(transport: any Transport) -> SyncService { SyncService(transport: transport) }
