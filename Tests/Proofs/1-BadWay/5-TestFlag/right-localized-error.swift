// The service's error has texts for an alert; the cause is private, for a log.

import BadWaySupport
import Foundation

struct SyncError: LocalizedError, CustomStringConvertible {
  private let details: Details
  var errorDescription: String? { "Your to-dos were not saved." }
  var recoverySuggestion: String? { "Try again later." }
  var description: String { "SyncError" }
  init(_ cause: any Error) { details = Details(cause: cause) }
  private struct Details { let cause: any Error }
}
final class SyncService {
  private let transport: any Transport
  init(transport: any Transport) { self.transport = transport }
  func sync(_ todos: [Todo]) throws {
    do { try transport.send(todos) } catch { throw SyncError(error) }
  }
}
func makeSyncService(transport: any Transport) -> SyncService { SyncService(transport: transport) }
