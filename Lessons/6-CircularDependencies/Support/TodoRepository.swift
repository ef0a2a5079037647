/// The source of a folder's to-dos.
///
/// An answer may take a while, and arrive when no screen waits for it any more.
@MainActor
public protocol TodoRepository: Sendable {
  func todos(in folder: Folder) async throws -> [String]
}
