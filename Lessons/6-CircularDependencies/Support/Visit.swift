/// A screen that the user opens and closes, and may open again.
public protocol Visit: AnyObject {
  /// The objects that the visit has created for itself and uses now, such as its view model.
  var parts: [AnyObject] { get }

  /// The text that the user reads.
  var text: String { get }

  func open()
  func close()
}

/// Waits a moment, so that tasks that are about to end can end.
///
/// This function lets the main actor do other work, again and again. It doesn't wait for a task
/// that itself waits for something.
public func moment() async {
  // The sleep isn't enough: a busy machine may run no other task within 10 ms.
  for _ in 1...50 { await Task.yield() }
  try? await Task.sleep(for: .milliseconds(10))
}
