import Foundation

extension NibDecoder {
  /// Creates the view for an element, or a plain view if the element isn't supported.
  func makeView(_ element: Element) -> UIView {
    switch element.name {
    case "label": make(element, as: UILabel.self)
    case "button": make(element, as: UIButton.self)
    case "textField": make(element, as: UITextField.self)
    case "textView": make(element, as: UITextView.self)
    case "switch": make(element, as: UISwitch.self)
    case "slider": make(element, as: UISlider.self)
    case "stepper": make(element, as: UIStepper.self)
    case "segmentedControl": make(element, as: UISegmentedControl.self)
    case "progressView": make(element, as: UIProgressView.self)
    case "activityIndicatorView": make(element, as: UIActivityIndicatorView.self)
    case "pageControl": make(element, as: UIPageControl.self)
    case "datePicker": make(element, as: UIDatePicker.self)
    case "pickerView": make(element, as: UIPickerView.self)
    case "searchBar": make(element, as: UISearchBar.self)
    case "imageView": make(element, as: UIImageView.self)
    case "stackView": make(element, as: UIStackView.self)
    case "scrollView": make(element, as: UIScrollView.self)
    case "tableView": make(element, as: UITableView.self)
    case "tableViewCell": make(element, as: UITableViewCell.self)
    case "navigationBar": make(element, as: UINavigationBar.self)
    case "tabBar": make(element, as: UITabBar.self)
    case "toolbar": make(element, as: UIToolbar.self)
    case "window": make(element, as: UIWindow.self)
    case "refreshControl": make(element, as: UIRefreshControl.self)
    case "control": make(element, as: UIControl.self)
    default: make(element, as: UIView.self)
    }
  }

  /// Creates an object that isn't a view: a dock object or a gesture recognizer.
  func makeObject(_ element: Element) -> NSObject {
    if element.name.hasSuffix("GestureRecognizer") {
      return make(element, as: UIGestureRecognizer.base(of: element))
    }
    let object = plainObject(element)
    register(object, for: element)
    return object
  }

  private func plainObject(_ element: Element) -> NSObject {
    guard let found = ClassLookup.customClass(of: element, in: bundle.module) else {
      return NSObject()
    }
    guard let type = found as? NSObject.Type, !(type is UIViewController.Type) else {
      let text = ClassLookup.unknownText(element["customClass"] ?? "")
      report(.init(.unknownClass, text, at: element))
      return NSObject()
    }
    return ClassLookup.makePlain(type)
  }
}
