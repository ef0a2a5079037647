// The caller gets an error of the service, which contains the transport's error.

import BadWaySupport

struct SyncFailed: Error { let underlying: any Error }
struct SyncService {
  let transport: any Transport
  func sync(_ todos: [Todo]) throws {
    do { try transport.send(todos) } catch { throw SyncFailed(underlying: error) }
  }
}
func makeSyncService(transport: any Transport) -> SyncService { SyncService(transport: transport) }
