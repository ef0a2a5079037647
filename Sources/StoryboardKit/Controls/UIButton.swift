import Foundation

/// A button with a title or an image.
open class UIButton: UIControl {
  /// The types of buttons.
  public nonisolated enum ButtonType: Int, Sendable {
    case custom, system, detailDisclosure, infoLight, infoDark, contactAdd, plain, close
  }

  /// The type of the button.
  open private(set) var buttonType = ButtonType.custom
  private var titles: [State: String] = [:]
  private var images: [State: UIImage] = [:]
  private var backgrounds: [State: UIImage] = [:]
  private var colors: [State: UIColor] = [:]

  /// The label of the title.
  open private(set) lazy var titleLabel: UILabel? = UILabel()

  override var primaryEvent: Event { .touchUpInside }

  /// Creates a button; some types show a system symbol.
  public convenience init(type: ButtonType, primaryAction: UIAction? = nil) {
    self.init(frame: .zero, primaryAction: primaryAction)
    buttonType = type
    if let primaryAction {
      setTitle(primaryAction.title, for: .normal)
      setImage(primaryAction.image, for: .normal)
    }
  }

  /// Sets the title for a state.
  open func setTitle(_ title: String?, for state: State) {
    titles[state] = title
    titleLabel?.text = currentTitle
  }

  /// Returns the title for a state.
  open func title(for state: State) -> String? { titles[state] ?? titles[.normal] }

  /// The title for the current state.
  open var currentTitle: String? { title(for: currentState) }

  /// Sets the image for a state.
  open func setImage(_ image: UIImage?, for state: State) { images[state] = image }

  /// Returns the image for a state.
  open func image(for state: State) -> UIImage? { images[state] ?? images[.normal] }

  /// Sets the background image for a state.
  open func setBackgroundImage(_ image: UIImage?, for state: State) { backgrounds[state] = image }

  /// Returns the background image for a state.
  open func backgroundImage(for state: State) -> UIImage? {
    backgrounds[state] ?? backgrounds[.normal]
  }

  /// The image for the current state.
  open var currentImage: UIImage? { image(for: currentState) }

  /// Sets the title color for a state; the color is stored but has no effect.
  open func setTitleColor(_ color: UIColor?, for state: State) { colors[state] = color }

  /// Returns the title color for a state.
  open func titleColor(for state: State) -> UIColor? { colors[state] ?? colors[.normal] }

  private var currentState: State {
    !isEnabled ? .disabled : isSelected ? .selected : isHighlighted ? .highlighted : .normal
  }

  override func decode(_ element: Element, _ decoder: NibDecoder) {
    super.decode(element, decoder)
    let kind = element["buttonType"]
    buttonType = kind == "roundedRect" ? .system : ButtonType(xml: kind) ?? .custom
    for state in element.children where state.name == "state" {
      guard let key = State(xml: state.key) else {
        let text = "not modelled: the state “\(state.key ?? "")”, left out"
        decoder.report(.init(.notModelled, text, at: state))
        continue
      }
      setTitle(state.string("title") ?? state.attributedTitle, for: key)
      setImage(state.image("image"), for: key)
      setBackgroundImage(state["backgroundImage"].flatMap { UIImage(named: $0) }, for: key)
      setTitleColor(state.color(key: "titleColor"), for: key)
    }
    if let configuration = element.first("buttonConfiguration") {
      if let title = configuration.string("title") ?? configuration.attributedTitle {
        setTitle(title, for: .normal)
      }
      if let image = configuration.image("image") { setImage(image, for: .normal) }
    }
    if let font = element.font() { titleLabel?.font = font }
    titleLabel?.lineBreakMode = NSLineBreakMode(xml: element["lineBreakMode"])
  }
}

extension Element {
  nonisolated fileprivate var attributedTitle: String? {
    child(key: "attributedTitle")?.children.filter { $0.name == "fragment" }
      .compactMap { $0.string("content") }.joined()
  }
}

extension UIButton.ButtonType {
  /// The system's symbol for buttons of this type.
  var sign: String? {
    switch self {
    case .detailDisclosure, .infoLight, .infoDark: "ⓘ"
    case .contactAdd: "⊕"
    case .close: "✕"
    default: nil
    }
  }
}

extension UIControl.State {
  init?(xml: String?) {
    switch xml {
    case "normal": self = .normal
    case "highlighted": self = .highlighted
    case "disabled": self = .disabled
    case "selected": self = .selected
    default: return nil
    }
  }
}
