/// Where the to-dos of a folder come from.
///
/// An answer may take its time, and it may come when no screen waits for it any more.
@MainActor
public protocol TodoRepository: Sendable {
  func todos(in folder: Folder) async throws -> [String]
}
