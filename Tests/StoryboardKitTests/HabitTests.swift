import StoryboardKit
import Testing

@testable import Probes

/// Tests of the compiler's messages for UIKit's API that this module doesn't have.
@Suite("What one types by habit")
struct HabitTests {
  @Test(
    "the compiler says what to write instead",
    arguments: [
      ("button.addTarget(self, action: #selector(tap), for: .touchUpInside)", "#selector"),
      ("button.addTarget(self, action: \"tap\", for: .touchUpInside)", "write addAction(UIAction"),
      ("_ = UITapGestureRecognizer(target: self, action: nil)", "into the storyboard"),
      (
        "_ = UIBarButtonItem(title: \"Save\", style: .done, target: self, action: nil)",
        "write UIBarButtonItem(title:primaryAction:)"
      ),
      (
        "_ = UIBarButtonItem(barButtonSystemItem: .add, target: self, action: nil)",
        "write UIBarButtonItem(systemItem:primaryAction:)"
      ),
      ("_ = Selector(\"tap\")", "write UIAction { _ in … }"),
      ("_ = traitCollection", "one size and one style"),
      ("_ = view.traitCollection.userInterfaceStyle == .dark", "one size and one style"),
      (
        "_ = UIImage(named: \"star\", in: .main, compatibleWith: view.traitCollection)",
        "one size and one style"
      ),
      ("_ = UIImage(named: \"star\", in: nil, compatibleWith: nil)", "write UIImage(named:)"),
      ("UIScrollView().delegate = self", "no finger scrolls here"),
      ("view.layer.borderColor = UIColor.red.cgColor", "nothing is drawn here"),
      ("button.configuration = .plain()", "write setTitle(_:for:)"),
      ("_ = UICollectionView()", "a collection view is a plain view here: write UITableView"),
      (
        "_ = UICollectionView(frame: .zero, collectionViewLayout: UICollectionViewFlowLayout())",
        "a collection view is a plain view here: write UITableView"
      ),
      ("_ = UISearchController(searchResultsController: nil)", "write UISearchBar"),
      (
        """
        _ = UISwipeActionsConfiguration(actions: [
          UIContextualAction(style: .destructive, title: "Delete") { _, _, done in done(true) }
        ])
        """, "write tableView(_:commit:forRowAt:)"
      ),
      (
        "UIApplication.shared.open(URL(filePath: \"/\"), options: [:], completionHandler: nil)",
        "write a protocol, and pass a double"
      ),
      ("_ = MKMapView()", "a map is a plain view here"),
      ("_ = WKWebView()", "a web view is a plain view here"),
      ("_ = UIVisualEffectView()", "an effect view is a plain view here"),
      ("_ = UIDevice.current.name", "write a protocol, and pass a double"),
    ])
  func expression(code: String, message: String) throws {
    let answer = try Compiler.typecheckNow([Self.screen(doing: code)])
    guard case .rejected(let diagnostics) = answer.first else {
      Issue.record("\(code) compiles")
      return
    }
    #expect(diagnostics.contains(message))
    for other in ["has no member", "extra argument", "contextual", "takes no arguments"] {
      #expect(!diagnostics.contains(other), "\(diagnostics)")
    }
  }

  @Test(
    "so it says of a class or a method that one declares",
    arguments: [
      ("final class Grid: UICollectionView {}", "a collection view is a plain view here"),
      ("final class Photo: UICollectionViewCell {}", "write UITableViewCell"),
      ("final class Map: MKMapView {}", "a map is a plain view here: write UIView"),
      (
        "final class Screen: UIViewController, UIScrollViewDelegate {}", "no finger scrolls here"
      ),
      (
        """
        final class Screen: UIViewController {
          override func traitCollectionDidChange(_ previous: UITraitCollection?) {}
        }
        """, "one size and one style"
      ),
    ])
  func declaration(code: String, message: String) throws {
    let answer = try Compiler.typecheckNow(["import StoryboardKit\n\(code)"])
    guard case .rejected(let diagnostics) = answer.first else {
      Issue.record("\(code) compiles")
      return
    }
    #expect(diagnostics.contains(message))
  }

  @Test("a table's, a text's and a field's own delegate is none of these")
  func works() throws {
    let code = """
      final class Screen: UIViewController, UITableViewDelegate, UITextViewDelegate {
        func connect(_ table: UITableView, _ text: UITextView) {
          table.delegate = self
          text.delegate = self
        }
      }
      """
    #expect(try Compiler.typecheckNow(["import StoryboardKit\n\(code)"]).allSatisfy(\.compiles))
  }

  @Test("what Differences says instead of an optional method, and of T(), compiles")
  func instead() throws {
    let (call, path) = ("table.delegate?.tableView", "(table, didSelectRowAt: [0, 0])")
    let sources = ["\(call)?\(path)", "\(call)\(path)"].map {
      "import StoryboardKit\nfunc select(_ table: UITableView) { \($0) }"
    }
    let generic = ["<T: UIView>() -> T { T() }", "<T: UIView>(_ make: () -> T) -> T { make() }"]
    let answers = try (sources + generic.map { "import StoryboardKit\nfunc add\($0)" }).map {
      try Compiler.typecheckNow([$0])[0]
    }
    #expect(answers.map(\.compiles) == [false, true, false, true])
  }

  private static func screen(doing code: String) -> String {
    """
    import StoryboardKit
    final class Screen: UIViewController {
      private let button = UIButton()
      func tap() {}
      func set() { \(code) }
    }
    """
  }
}

@Suite("Classes of one's own for what is a plain view")
@MainActor
struct PlainViewTests {
  @Test("that they are not made is said, for views and for cells")
  func said() throws {
    let board = try scene(
      """
      <collectionView id="c" customClass="Grid" customModule="App"><cells>
      <collectionViewCell id="p" customClass="PhotoCell" customModule="App"/></cells>
      </collectionView>
      """)
    let notes = board.notes.count
    _ = board.only()
    #expect(
      board.notes.dropFirst(notes).map(\.message) == [
        "Unknown class Grid in Interface Builder file. A <collectionView> is a plain view here: a "
          + "class for it derives from UIView.",
        "PhotoCell is not made: a collection view is a plain view here, without cells.",
      ])
  }

  @Test("a class that derives from UIView is made")
  func derived() throws {
    let view = try scene(
      "<mapView id=\"m\" customClass=\"SpareView\" customModule=\"StoryboardKitTests\"/>"
    ).first(SpareView.self)
    #expect(view != nil)
  }
}
