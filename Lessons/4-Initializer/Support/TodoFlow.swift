/// The navigation between the list, a to-do's card, and the screen for a new to-do.
///
/// In 4.8, coordinators of these screens conform to this protocol, and so do mutants.
public protocol TodoFlow {
  /// Shows the list.
  func start()
  /// Shows a to-do's card.
  func select(_ todo: Todo)
  /// Shows the screen for a new to-do.
  func add()
  /// Stores the new to-do, and closes its screen.
  func save(_ title: String)
}
