public import Foundation

/// A view that shows a row of a table.
open class UITableViewCell: UIView, Triggering {
  /// The styles of a cell, which determine its labels.
  public nonisolated enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The accessories at the end of a row.
  public nonisolated enum AccessoryType: String, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// The appearances of a selected row.
  public nonisolated enum SelectionStyle: String, Sendable {
    case none, blue, gray, `default`
  }

  /// The ways to edit a row.
  public nonisolated enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// The styles of separators between rows.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// The identifier for reusing the cell.
  open var reuseIdentifier: String? { ownReuseIdentifier }
  /// The view that contains your subviews.
  open var contentView: UIView { content }
  final var ownReuseIdentifier: String?
  private var content = UIView()
  private var ownTextLabel: UILabel?
  private var ownDetailLabel: UILabel?
  private var ownImageView: UIImageView?
  /// The label of the main text, created on first access in a prototype without a style.
  open var textLabel: UILabel? {
    if ownTextLabel == nil { ownTextLabel = addLabel(at: 16, width: 200) }
    return ownTextLabel
  }
  /// The label of the secondary text, or nil if the style has none, as in UIKit.
  open var detailTextLabel: UILabel? { ownDetailLabel }
  /// The image view, created on first access unless the file has one.
  open var imageView: UIImageView? {
    if ownImageView == nil { ownImageView = UIImageView() }
    return ownImageView
  }
  /// The accessory at the end of the row.
  open var accessoryType = AccessoryType.none
  /// A view at the end of the row, which is stored but not shown.
  open var accessoryView: UIView?
  /// The view behind the content.
  ///
  /// Stored, but has no effect.
  open var backgroundView: UIView?
  /// The view behind the content of a selected cell.
  ///
  /// Stored, but has no effect.
  open var selectedBackgroundView: UIView?
  /// A Boolean value indicating whether the cell is highlighted.
  open var isHighlighted = false
  /// The appearance of the cell when it's selected.
  open var selectionStyle = SelectionStyle.default
  /// A Boolean value indicating whether the cell is selected.
  open var isSelected = false
  final var isStatic = false
  /// The row's own height from the file, or nil if the file doesn't set a height.
  final var fileHeight: CGFloat?
  private var triggers: [(isAccessory: Bool, run: () -> Void)] = []

  /// Creates a cell in code.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    ownReuseIdentifier = reuseIdentifier
    content = UIView(frame: bounds)
    content.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    add(content)
    makeLabels(style)
  }

  /// Creates a cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// Creates a cell from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// Creates a cell of a registered class.
  ///
  /// Not in UIKit. Only tables call this initializer.
  public required convenience init(named reuseIdentifier: String, style: CellStyle) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Called before the cell is reused.
  open func prepareForReuse() {}

  /// Selects or deselects the cell, without animation.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }
  /// Highlights the cell, without animation; a tap highlights the cell before selecting it.
  open func setHighlighted(_ highlighted: Bool, animated: Bool) { isHighlighted = highlighted }
  /// A Boolean value indicating whether the cell is in editing mode.
  open var isEditing = false
  /// Starts or ends editing, without animation; the table calls this method for visible cells.
  open func setEditing(_ editing: Bool, animated: Bool) { isEditing = editing }

  /// The content configuration, whose texts and image the cell shows in its own views.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { apply(contentConfiguration as? UIListContentConfiguration) }
  }

  /// Returns an empty configuration to fill in and set as `contentConfiguration`.
  open func defaultContentConfiguration() -> UIListContentConfiguration {
    UIListContentConfiguration()
  }

  func addTrigger(for event: UIControl.Event?, _ action: @escaping () -> Void) {
    triggers.append((event == .accessory, action))
  }

  func fire(accessory: Bool) {
    triggers.filter { $0.isAccessory == accessory }.forEach { $0.run() }
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    ownReuseIdentifier = element["reuseIdentifier"]
    isStatic = element.parent?.name == "cells"
    fileHeight = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    accessoryType = element["accessoryType"].flatMap(AccessoryType.init(rawValue:)) ?? .none
    selectionStyle = element["selectionStyle"].flatMap(SelectionStyle.init(rawValue:)) ?? .default
    if let view = element.child(key: "contentView") {
      content = decoder.makeView(view)
      add(content)
    } else {
      content = UIView(frame: bounds)
      insert(content, at: 0)
    }
    ownTextLabel = element["textLabel"].flatMap(decoder.object(id:)) as? UILabel
    ownDetailLabel = element["detailTextLabel"].flatMap(decoder.object(id:)) as? UILabel
    ownImageView = element["imageView"].flatMap(decoder.object(id:)) as? UIImageView
  }

  private func makeLabels(_ style: CellStyle) {
    ownTextLabel = addLabel(at: 16, width: 200)
    if style != .default { ownDetailLabel = addLabel(at: 216, width: 100) }
  }

  private func addLabel(at x: CGFloat, width: CGFloat) -> UILabel {
    let label = UILabel(frame: CGRect(x: x, y: 0, width: width, height: 44))
    content.add(label)
    return label
  }

  private func apply(_ configuration: UIListContentConfiguration?) {
    guard let configuration else { return }
    if ownTextLabel == nil || (configuration.secondaryText != nil && ownDetailLabel == nil) {
      ownTextLabel?.removeFromSuperview()
      makeLabels(configuration.secondaryText == nil ? .default : .subtitle)
    }
    textLabel?.text = configuration.text
    detailTextLabel?.text = configuration.secondaryText
    imageView?.image = configuration.image
  }
}

/// The content of a cell.
public protocol UIContentConfiguration {}

/// The texts and the image of a cell.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The main text.
  public var text: String?
  /// The secondary text.
  public var secondaryText: String?
  /// The image.
  public var image: UIImage?

  /// Creates an empty configuration.
  public init() {}
}
