import Foundation

extension NibDecoder {
  /// Makes the view that an element stands for; what is not modelled becomes a plain view.
  func makeView(_ element: Element) -> UIView {
    switch element.name {
    case "label": makeView(element, as: UILabel.self)
    case "button": makeView(element, as: UIButton.self)
    case "textField": makeView(element, as: UITextField.self)
    case "textView": makeView(element, as: UITextView.self)
    case "switch": makeView(element, as: UISwitch.self)
    case "slider": makeView(element, as: UISlider.self)
    case "stepper": makeView(element, as: UIStepper.self)
    case "segmentedControl": makeView(element, as: UISegmentedControl.self)
    case "progressView": makeView(element, as: UIProgressView.self)
    case "activityIndicatorView": makeView(element, as: UIActivityIndicatorView.self)
    case "pageControl": makeView(element, as: UIPageControl.self)
    case "datePicker": makeView(element, as: UIDatePicker.self)
    case "pickerView": makeView(element, as: UIPickerView.self)
    case "searchBar": makeView(element, as: UISearchBar.self)
    case "imageView": makeView(element, as: UIImageView.self)
    case "stackView": makeView(element, as: UIStackView.self)
    case "scrollView": makeView(element, as: UIScrollView.self)
    case "tableView": makeView(element, as: UITableView.self)
    case "tableViewCell": makeView(element, as: UITableViewCell.self)
    case "navigationBar": makeView(element, as: UINavigationBar.self)
    case "tabBar": makeView(element, as: UITabBar.self)
    case "toolbar": makeView(element, as: UIToolbar.self)
    case "window": makeView(element, as: UIWindow.self)
    case "refreshControl": makeView(element, as: UIRefreshControl.self)
    case "control": makeView(element, as: UIControl.self)
    default: makeView(element, as: UIView.self)
    }
  }

  /// Makes a controller that stands in a xib, as apps from before storyboards have it.
  func makeController(_ element: Element) -> UIViewController {
    let base = ControllerKinds.base(of: element)
    let found: AnyClass?? = ClassLookup.customClass(of: element, in: bundle.module)
    if case .some(.none) = found {
      let text = ClassLookup.unknownText(element["customClass"] ?? "")
      report(.init(.unknownClass, text, at: element))
    }
    let type = (found ?? nil) as? UIViewController.Type ?? base
    let coder = NibCoder(element, of: self)
    defer { coder.finish() }
    guard let controller = type.init(coder: coder) else {
      Fault.stop("\(InterfaceError("init(coder:) of \(type) returned nil", at: element))")
    }
    register(controller, for: element)
    return controller
  }

  /// Makes an object that is no view: of the dock, or of a bar.
  func makeObject(_ element: Element) -> NSObject {
    let object = Self.plainObject(
      element, found: ClassLookup.customClass(of: element, in: bundle.module)
    ) {
      note in
      report(note)
    }
    register(object, for: element)
    return object
  }

  private static func plainObject(
    _ element: Element, found: AnyClass??, report: (InterfaceNote) -> Void
  ) -> NSObject {
    if element.name.hasSuffix("GestureRecognizer") {
      return UIGestureRecognizer.make(element, custom: (found ?? nil))
    }
    guard let found else { return NSObject() }
    let name = element["customClass"] ?? ""
    guard let type = found as? NSObject.Type, !(type is UIViewController.Type) else {
      report(.init(.unknownClass, ClassLookup.unknownText(name), at: element))
      return NSObject()
    }
    return ClassLookup.makePlain(type)
  }
}
