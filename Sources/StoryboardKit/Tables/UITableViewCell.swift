public import Foundation

/// A row of a table.
open class UITableViewCell: UIView, Triggering {
  /// Which labels a cell has by itself.
  public nonisolated enum CellStyle: Int, Sendable {
    case `default`, value1, value2, subtitle
  }

  /// The sign at the end of the row.
  public nonisolated enum AccessoryType: String, Sendable {
    case none, disclosureIndicator, detailDisclosureButton, checkmark, detailButton
  }

  /// How a selected row is drawn.
  public nonisolated enum SelectionStyle: String, Sendable {
    case none, blue, gray, `default`
  }

  /// How a row is edited.
  public nonisolated enum EditingStyle: Int, Sendable {
    case none, delete, insert
  }

  /// How a row is separated from the next.
  public nonisolated enum SeparatorStyle: Int, Sendable {
    case none, singleLine
  }

  /// The identifier under which it is used again.
  public internal(set) final var reuseIdentifier: String?
  /// The view that holds what you put into the cell.
  public private(set) final var contentView = UIView()
  /// The label of the text.
  public private(set) final var textLabel: UILabel?
  /// The label of the second text, in the styles that have one.
  public private(set) final var detailTextLabel: UILabel?
  /// The view of the image.
  public private(set) final var imageView: UIImageView?
  /// The sign at the end of the row.
  open var accessoryType = AccessoryType.none
  /// A view at the end of the row.
  open var accessoryView: UIView?
  /// A view behind everything; kept.
  open var backgroundView: UIView?
  /// A view behind everything while it is selected; kept.
  open var selectedBackgroundView: UIView?
  /// A Boolean value indicating whether a finger is on it.
  open var isHighlighted = false
  /// How a selected row is drawn.
  open var selectionStyle = SelectionStyle.default
  /// A Boolean value indicating whether it is selected.
  open var isSelected = false
  final var isStatic = false
  /// The height that the file gives a row of its own.
  final var fileHeight: CGFloat?
  private var triggers: [(isAccessory: Bool, run: () -> Void)] = []

  /// A cell made in code.
  public init(style: CellStyle, reuseIdentifier: String?) {
    super.init(frame: CGRect(x: 0, y: 0, width: 320, height: 44))
    self.reuseIdentifier = reuseIdentifier
    contentView = UIView(frame: bounds)
    contentView.autoresizingMask = [.flexibleWidth, .flexibleHeight]
    addSubview(contentView)
    makeLabels(style)
  }

  /// A cell of the default style.
  public override convenience init(frame: CGRect) {
    self.init(style: .default, reuseIdentifier: nil)
    self.frame = frame
  }

  /// A cell from a file.
  public required init?(coder: NSCoder) { super.init(coder: coder) }

  /// How a table makes a cell of a registered class; UIKit has no such.
  public required convenience init(named reuseIdentifier: String, style: CellStyle) {
    self.init(style: style, reuseIdentifier: reuseIdentifier)
  }

  /// Called before it is used again.
  open func prepareForReuse() {}

  /// Selects it or not; nothing moves here.
  open func setSelected(_ selected: Bool, animated: Bool) { isSelected = selected }

  /// The content that the cell shows by itself; texts go to its labels.
  open var contentConfiguration: (any UIContentConfiguration)? {
    didSet { apply(contentConfiguration as? UIListContentConfiguration) }
  }

  /// A configuration to fill and to set as `contentConfiguration`.
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
    reuseIdentifier = element["reuseIdentifier"]
    isStatic = element.parent?.name == "cells"
    fileHeight = element.number("rowHeight").flatMap { $0 > 0 ? $0 : nil }
    accessoryType = element["accessoryType"].flatMap(AccessoryType.init(rawValue:)) ?? .none
    selectionStyle = element["selectionStyle"].flatMap(SelectionStyle.init(rawValue:)) ?? .default
    if let content = element.child(key: "contentView") {
      contentView = decoder.makeView(content)
      addSubview(contentView)
    } else {
      contentView = UIView(frame: bounds)
      insertSubview(contentView, at: 0)
    }
    textLabel = element["textLabel"].flatMap(decoder.object(id:)) as? UILabel
    detailTextLabel = element["detailTextLabel"].flatMap(decoder.object(id:)) as? UILabel
    imageView = element["imageView"].flatMap(decoder.object(id:)) as? UIImageView
  }

  private func makeLabels(_ style: CellStyle) {
    let label = UILabel(frame: CGRect(x: 16, y: 0, width: 200, height: 44))
    contentView.addSubview(label)
    textLabel = label
    imageView = UIImageView()
    guard style != .default else { return }
    let detail = UILabel(frame: CGRect(x: 216, y: 0, width: 100, height: 44))
    contentView.addSubview(detail)
    detailTextLabel = detail
  }

  private func apply(_ configuration: UIListContentConfiguration?) {
    guard let configuration else { return }
    if textLabel == nil || (configuration.secondaryText != nil && detailTextLabel == nil) {
      textLabel?.removeFromSuperview()
      makeLabels(configuration.secondaryText == nil ? .default : .subtitle)
    }
    textLabel?.text = configuration.text
    detailTextLabel?.text = configuration.secondaryText
    imageView?.image = configuration.image
  }
}

/// Content that a cell can show by itself.
public protocol UIContentConfiguration {}

/// Texts and an image for a cell.
public struct UIListContentConfiguration: UIContentConfiguration {
  /// The text.
  public var text: String?
  /// The second text.
  public var secondaryText: String?
  /// The image.
  public var image: UIImage?

  /// A configuration without anything.
  public init() {}
}
