import Fixtures
import Foundation
import StoryboardKit
import Testing

@testable import GenericCreatorArticle
@testable import InitializerArticle
@testable import ManagerArticle

/// Tests of techniques in articles about injection with storyboards, as a reader would type them.
@Suite("Articles: a generic controller, a shadowed storyboard")
@MainActor
struct GenericCreatorArticleTests {
  @Test("with a creator: outlets connected, injected, made as the generic class")
  func creator() throws {
    let viewModel = ViewModel(repository: DefaultRepository())
    let made = try #require(GenericViewController.instantiate(viewModel: viewModel))
    made.loadViewIfNeeded()
    #expect(made.label.text == "안녕하세요!")
    #expect((made as? GenericViewController<DefaultRepository>)?.viewModel?.repository != nil)
    let other = GenericViewController.instantiate(
      viewModel: ViewModel(repository: FavouritesRepository()))
    #expect(other is GenericViewController<FavouritesRepository>)
  }

  @Test("the coder kept for old systems is finished: no outlets, and viewDidLoad stops on nil")
  func coderTwice() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let made = GenericViewController.instantiate(
        viewModel: ViewModel(repository: DefaultRepository()), isOld: true)
      // The message below distinguishes this crash from a trap in `required init?(coder:)`.
      guard made?.label == nil, made?.nibName == nil else { exit(0) }
      made?.loadViewIfNeeded()
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("Unexpectedly found nil while implicitly unwrapping an Optional value"))
  }
}

@Suite("Articles: a manager, pushed in from outside", .serialized)
@MainActor
struct ManagerArticleTests {
  @Test("the storyboard does not know a custom initializer and reaches init(coder:)")
  func codeOnly() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in _ = Storyboard.main.instantiateViewController(withIdentifier: "CodeOnly") }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("init(coder:) has not been implemented"))
    #expect(CodeOnlyViewController(todoManager: TodoManager()).nibName == nil)
  }

  @Test("an optional property, set after the controller is made")
  func optional() {
    let made = Storyboard.main.instantiateViewController(withIdentifier: "Optional")
    let screen = made as? OptionalViewController
    screen?.todoManager = TodoManager()
    #expect(screen?.todoManager != nil)
  }

  @Test("a method to inject; whoever forgets it is stopped at viewDidLoad")
  func forgotten() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      Storyboard.main.instantiateViewController(withIdentifier: "MainViewController")
        .loadViewIfNeeded()
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("TodoManager has not been injected"))
  }

  @Test("a static factory, and an extension of UIStoryboard that asks for the type")
  func factories() {
    let manager = TodoManager()
    #expect(MainViewController.instantiate(with: manager).todoManager === manager)
    let screen: AddNewListViewController = Storyboard.main.instantiateViewController(with: manager)
    #expect(screen.todoManager === manager)
  }

  @Test("a tap makes the next screen with the same manager and pushes it")
  func tap() throws {
    let manager = TodoManager()
    let main = MainViewController.instantiate(with: manager)
    let navigation = UINavigationController(rootViewController: main)
    let button = try #require(main.view.subviews.first as? UIButton)
    button.sendActions(for: .touchUpInside)
    let next = try #require(navigation.topViewController as? AddNewListViewController)
    #expect(next.todoManager === manager)
  }
}

@Suite("Articles: by initializer")
@MainActor
struct InitializerArticleTests {
  @Test("the initial controller by a creator, from the storyboard or else in code")
  func folder() throws {
    let screen = try #require(makeFolder("Home"))
    screen.loadViewIfNeeded()
    #expect(screen.label.text == "Home")
    let inCode = FolderViewController(viewModel: FolderViewModel(title: "Code"))
    inCode.loadViewIfNeeded()
    #expect(inCode.label == nil)
  }

  @Test("an unavailable init(coder:) is reached when nobody gives a creator")
  func unavailable() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent]
    ) { @MainActor in
      let sameBundle = makeFolder("Home")?.storyboard
      _ = sameBundle?.instantiateInitialViewController()
    }
    let error = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
    #expect(error.contains("Invalid way of decoding this ViewController"))
  }

  @Test("the property set from outside, before the view is loaded")
  func property() {
    let made = makeFolder("")?.storyboard?.instantiateViewController(withIdentifier: "Property")
    let screen = made as? PropertyFolderViewController
    screen?.viewModel = FolderViewModel(title: "Set")
    screen?.loadViewIfNeeded()
    #expect(screen?.label.text == "Set")
  }

  @Test("a generic controller over the scene's class")
  func generic() {
    let screen = makeDefault("view model")
    screen.loadViewIfNeeded()
    #expect(screen.viewModel == "view model")
    #expect(screen.label.text == "Label")
  }

  @Test("a constant that is not optional")
  func constant() {
    let screen = makeWithDependency(10)
    screen.loadViewIfNeeded()
    #expect(screen.dependency == 10)
    #expect(screen.textView.text == "Text")
  }

  @Test("a container that hands itself to the view model")
  func container() {
    let container = BDIContainer()
    let screen = container.makeBViewController(countNumber: 3)
    screen.loadViewIfNeeded()
    screen.viewModel.executeSomeUsecase()
    #expect(container.made == 1)
    #expect(screen.view.backgroundColor == .systemBackground)
  }
}

@Suite("Articles: their apps run headless")
@MainActor
struct AppTests {
  @Test(
    "@main launches the app, which shows its first screen and ends",
    arguments: [("GenericCreatorArticle", "안녕하세요!"), ("ManagerArticle", "[ + New List ]")])
  func launch(name: String, text: String) throws {
    let process = Process()
    process.executableURL = try BuiltProduct.executable(name)
    let pipe = Pipe()
    process.standardOutput = pipe
    try process.run()
    let output = try pipe.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    #expect(String(decoding: output, as: UTF8.self).contains(text))
  }
}
