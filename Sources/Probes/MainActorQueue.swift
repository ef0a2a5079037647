import Dispatch

/// Waits until the work that was queued for the main actor has run, and the work that this queued.
///
/// A block at the end of the main queue runs after everything that was there before it. Work may
/// queue more, or leave the main actor and come back, so this waits for many turns of the queue. It
/// can't wait for a time, a file or an answer.
public func drainMainActor() async {
  for _ in 1...100 {
    // A turn for what left the main actor.
    await Task.detached {}.value
    await withCheckedContinuation { turn in
      DispatchQueue.main.async { turn.resume() }
    }
  }
}
