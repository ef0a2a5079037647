public import UIKit

/// A to-do, as a row of a list shows it.
public struct Todo {
  public let title: String
  public let note: String?
  public let photo: UIImage?
  public let isDone: Bool

  public init(title: String, note: String? = nil, photo: UIImage? = nil, isDone: Bool = false) {
    self.title = title
    self.note = note
    self.photo = photo
    self.isDone = isDone
  }
}
