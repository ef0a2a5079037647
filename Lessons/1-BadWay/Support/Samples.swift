extension Todo {
  /// To-dos for the pictures in the App Store, in place of those of a user.
  public static let samples = [Todo(title: "Water the plants"), Todo(title: "Call Mum")]
}
