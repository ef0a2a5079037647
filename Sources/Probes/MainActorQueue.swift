import Dispatch

/// Waits until the main actor has run the queued work, and the work queued by that work.
///
/// A block at the end of the main queue runs after everything before it. Work may queue more work,
/// or leave the main actor and come back, so this function waits for many turns of the queue. The
/// function can't wait for a delay, a file or a response.
public func drainMainActor() async {
  for _ in 1...100 {
    // Lets work outside the main actor run.
    await Task.detached {}.value
    await withCheckedContinuation { turn in
      DispatchQueue.main.async { turn.resume() }
    }
  }
}
