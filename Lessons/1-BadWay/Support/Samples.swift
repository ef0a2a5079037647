extension Todo {
  /// To-dos for the App Store's screenshots, instead of the user's own.
  public static let samples = [Todo(title: "Water the plants"), Todo(title: "Call Mum")]
}
