import CircularDependenciesSupport
import Foundation
import Synchronization

/// A repository whose requests wait until the test answers them.
final class SlowRepository: TodoRepository {
  private(set) var requests: [Request] = []
  private let endsWhenCancelled: Bool

  /// Creates a repository without requests.
  ///
  /// - Parameter endsWhenCancelled: Whether a canceled request ends with an error, or continues.
  init(endsWhenCancelled: Bool = false) {
    self.endsWhenCancelled = endsWhenCancelled
  }

  /// Whether a request, by its number, was canceled.
  func isCancelled(_ number: Int) -> Bool {
    requests.indices.contains(number - 1) && requests[number - 1].isCancelled
  }

  func todos(in folder: Folder) async throws -> [String] {
    let (request, endsWhenCancelled) = (Request(folder), endsWhenCancelled)
    requests.append(request)
    return try await withTaskCancellationHandler {
      try await withUnsafeThrowingContinuation { request.wait(with: $0) }
    } onCancel: {
      request.cancel()
      if endsWhenCancelled { request.end(with: .failure(Trouble("The request was aborted."))) }
    }
  }

  /// Answers a request by its number, and lets the task that waits for it continue.
  func answer(_ number: Int, with todos: [String]) async {
    await end(number, with: .success(todos))
  }

  func fail(_ number: Int, with error: Trouble) async {
    await end(number, with: .failure(error))
  }

  /// Answers all requests, including those that start within a moment.
  func answerAll(with todos: [String]) async {
    await settle()
    for request in requests { request.end(with: .success(todos)) }
    await settle()
  }

  private func end(_ number: Int, with result: Result<[String], Trouble>) async {
    if number <= requests.count { requests[number - 1].end(with: result) }
    await settle()
  }
}

/// One request to the repository.
nonisolated final class Request: Sendable {
  typealias Waiting = UnsafeContinuation<[String], any Error>

  private struct State {
    var waiting: Waiting?
    var result: Result<[String], Trouble>?
    var isCancelled = false
  }

  let folder: Folder
  private let state = Mutex(State())

  init(_ folder: Folder) {
    self.folder = folder
  }

  var isCancelled: Bool { state.withLock { $0.isCancelled } }

  var hasEnded: Bool { state.withLock { $0.result != nil } }

  func cancel() {
    state.withLock { $0.isCancelled = true }
  }

  func wait(with waiting: Waiting) {
    let result = state.withLock { state in
      state.waiting = waiting
      return state.result
    }
    if let result { waiting.resume(with: result.mapError { $0 }) }
  }

  /// Ends the request, unless it has already ended.
  func end(with result: Result<[String], Trouble>) {
    let waiting: Waiting? = state.withLock { state in
      guard state.result == nil else { return nil }
      state.result = result
      return state.waiting
    }
    waiting?.resume(with: result.mapError { $0 })
  }
}

/// An error with the same message as its description and as its localized description.
nonisolated struct Trouble: LocalizedError, CustomStringConvertible {
  let description: String
  var errorDescription: String? { description }

  init(_ description: String) {
    self.description = description
  }
}

/// Lets other tasks run until a condition is true, or for a while, to find unwanted effects.
///
/// Also counts turns, since other tests may keep the main actor busy for longer than `time`.
func settle(
  within time: Duration = .milliseconds(10), until isMet: () -> Bool = { false }
) async {
  let end = ContinuousClock.now + time
  var turns = 0
  while !isMet(), turns < 200 || .now < end {
    await Task.yield()
    turns += 1
  }
}
