// The error passes its cause on under Foundation's key.

import BadWaySupport
import Foundation

struct SyncError: CustomNSError {
  private let cause: () -> any Error
  init(_ cause: any Error) { self.cause = { cause } }
  static let errorDomain = "Sync"
  var errorUserInfo: [String: Any] { [NSUnderlyingErrorKey: cause()] }
}
final class SyncService {
  private let transport: any Transport
  init(transport: any Transport) { self.transport = transport }
  func sync(_ todos: [Todo]) throws {
    do { try transport.send(todos) } catch { throw SyncError(error) }
  }
}
func makeSyncService(transport: any Transport) -> SyncService { SyncService(transport: transport) }
