import Foundation
import StoryboardKit
import Testing

@Suite("Every kind of view, control and value", .serialized)
@MainActor
struct KindsTests {
  private let screen: EveryScreen

  init() {
    screen = storyboard("Kinds").instantiateViewController(identifier: "Every")
    screen.loadViewIfNeeded()
  }

  private func find<View: UIView>(_ type: View.Type) throws -> View {
    try #require(screen.view.subviews.lazy.compactMap { $0 as? View }.first)
  }

  @Test("labels: text, frame, tag, alpha")
  func label() throws {
    let label = try find(UILabel.self)
    #expect(label.text == "Label")
    #expect(label.frame == CGRect(x: 20, y: 20, width: 200, height: 21))
    #expect(label.tag == 7)
    #expect(label.alpha == 0.5)
    #expect(label.font.pointSize == 17)
    #expect(screen.view.viewWithTag(7) === label)
  }

  @Test("controls: titles, texts, numbers")
  func controls() throws {
    #expect(try find(UIButton.self).currentTitle == "Button")
    let field = try find(UITextField.self)
    #expect(field.text == "typed")
    #expect(field.placeholder == "type")
    #expect(field.isSecureTextEntry)
    #expect(try find(UITextView.self).text == "Line one\nLine two")
    #expect(try find(UISwitch.self).isOn)
    #expect(try find(UISlider.self).value == 0.25)
    #expect(try find(UIStepper.self).value == 3)
    let segments = try find(UISegmentedControl.self)
    #expect(segments.selectedSegmentIndex == 1)
    #expect(segments.titleForSegment(at: 1) == "Second")
    #expect(try find(UIProgressView.self).progress == 0.75)
    #expect(try find(UIActivityIndicatorView.self).isAnimating)
    #expect(try find(UIPageControl.self).numberOfPages == 3)
    #expect(try find(UISearchBar.self).placeholder == "Find")
    #expect(try find(UIToolbar.self).items?.first?.title == "One")
  }

  @Test("images, stacks, scroll views")
  func containers() throws {
    let image = try #require(find(UIImageView.self).image)
    #expect(image.name == "star")
    #expect(image.isSymbolImage)
    let stack = try find(UIStackView.self)
    #expect(stack.axis == .vertical)
    #expect(stack.spacing == 8)
    #expect(stack.arrangedSubviews.count == 2)
    #expect(screen.view.subviews.contains { ($0 as? UIScrollView)?.contentSize.height == 900 })
  }

  @Test("a constraint is kept, and its outlet is connected")
  func constraint() {
    #expect(screen.height.constant == 34)
    #expect(screen.height.identifier == "tall")
  }

  @Test("runtime attributes of every type; one that cannot be set is no failure")
  func attributes() {
    #expect(screen.round.radius == 12.5)
    #expect(screen.round.layer.masksToBounds)
    #expect(screen.round.shade == UIColor(white: 0.25, alpha: 1))
    #expect(screen.round.extent == CGSize(width: 3, height: 4))
    #expect(screen.round.backgroundColor == UIColor(red: 1, green: 0.5, blue: 0, alpha: 1))
  }

  @Test("a gesture recognizer watches its view and calls its action")
  func gesture() {
    #expect(screen.view.gestureRecognizers?.first === screen.tap)
    screen.tap.recognize()
    #expect(screen.taps == 1)
  }

  @Test("what is not modelled is a plain view or controller, and noted once")
  func notModelled() throws {
    let notes = storyboard("Kinds").notes.filter { $0.kind == .notModelled }
    let names = notes.map { String($0.location.element.prefix { $0 != " " }) }
    #expect(
      names.sorted() == ["collectionView", "fancyNewViewController", "mapView", "visualEffectView"])
    let fancy = storyboard("Kinds").instantiateViewController(withIdentifier: "Fancy")
    #expect(type(of: fancy) == UIViewController.self)
    #expect(fancy.view.subviews.isEmpty)
  }

  @Test("split, page and collection controllers are of their class")
  func controllers() {
    let kinds = storyboard("Kinds")
    let split = kinds.instantiateViewController(withIdentifier: "Split") as? UISplitViewController
    #expect(split?.viewControllers.count == 2)
    #expect(kinds.instantiateViewController(withIdentifier: "Pages") is UIPageViewController)
    #expect(kinds.instantiateViewController(withIdentifier: "Grid") is UICollectionViewController)
  }

  @Test("subviews follow a resized view by their masks")
  func autoresizing() {
    let outer = UIView(frame: CGRect(x: 0, y: 0, width: 100, height: 100))
    let inner = UIView(frame: CGRect(x: 10, y: 10, width: 80, height: 20))
    inner.autoresizingMask = [.flexibleWidth, .flexibleTopMargin]
    outer.addSubview(inner)
    outer.frame.size = CGSize(width: 200, height: 150)
    #expect(inner.frame == CGRect(x: 10, y: 60, width: 180, height: 20))
  }
}

@Suite("Xibs and cells", .serialized)
@MainActor
struct XibTests {
  @Test("a controller's view comes from its xib, with outlets before viewDidLoad")
  func nibName() {
    let screen = ProfileScreen(name: "Ada")
    #expect(!screen.isViewLoaded)
    screen.loadViewIfNeeded()
    #expect(screen.label.text == "Ada")
    #expect(screen.nibName == "Profile")
  }

  @Test("top-level objects are made anew each time; placeholders are not among them")
  func instantiate() {
    let nib = UINib(nibName: "TodoCell", bundle: .module)
    let first = nib.instantiate(withOwner: nil)
    #expect(first.count == 1)
    #expect(first.first as AnyObject !== nib.instantiate(withOwner: nil).first as AnyObject)
    #expect((first.first as? NibCell)?.title.text == "From xib")
    #expect(Bundle.module.loadNibNamed("TodoCell", owner: nil)?.count == 1)
  }

  @Test("a table makes cells from a registered xib and from a registered class, and reuses them")
  func registered() {
    let table = UITableView(frame: UIScreen.main.bounds)
    table.register(UINib(nibName: "TodoCell", bundle: .module), forCellReuseIdentifier: "Nib")
    table.register(CodeCell.self, forCellReuseIdentifier: "Code")
    #expect(table.dequeueReusableCell(withIdentifier: "Nib") is NibCell)
    let code = table.dequeueReusableCell(withIdentifier: "Code", for: IndexPath(row: 0, section: 0))
    #expect(code is CodeCell)
    #expect(code.detailTextLabel != nil)
    #expect(table.dequeueReusableCell(withIdentifier: "None") == nil)
  }

  @Test("a xib that is not there stops the program when it is instantiated, and not before")
  func late() async {
    _ = UINib(nibName: "Nowhere", bundle: .module)
    _ = UINib(data: Data("<a/>".utf8), bundle: nil)
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      _ = UINib(nibName: "Nowhere", bundle: .module).instantiate(withOwner: nil)
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("Could not load NIB in bundle: 'NSBundle <"))
    #expect(error.contains("' with name 'Nowhere'"))
  }

  @Test("without a nib's name, the xib is that of the class's name, without “Controller” first")
  func classNamed() {
    let screen = OwnNameViewController()
    screen.loadViewIfNeeded()
    #expect(screen.label.text == "Name")
  }

  @Test("a xib that does not connect the view stops the program")
  func noViewOutlet() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in ProfileScreen(name: "x", nib: "NoView").loadViewIfNeeded() }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("loaded the \"NoView\" nib but the view outlet was not set."))
  }
}
