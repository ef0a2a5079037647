// Foundation's own way to keep a cause: an NSError with an underlying error.

import BadWaySupport
import Foundation

final class SyncService {
  private let transport: any Transport
  init(transport: any Transport) { self.transport = transport }
  func sync(_ todos: [Todo]) throws {
    do { try transport.send(todos) } catch {
      throw NSError(
        domain: "Sync", code: 1,
        userInfo: [NSLocalizedDescriptionKey: "Not saved.", NSUnderlyingErrorKey: error])
    }
  }
}
func makeSyncService(transport: any Transport) -> SyncService { SyncService(transport: transport) }
