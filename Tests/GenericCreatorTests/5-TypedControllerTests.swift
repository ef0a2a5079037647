import Foundation
import GenericCreatorSupport
import Probes
import ScreenProbes
import StoryboardKit
import Testing

@testable import GenericCreator

@Suite("5.5 TypedController", .graded)
struct TypedControllerTests {
  private let compiler = CompilerProbe(
    counterpart: #"_ = makeBannerScreen(viewModel: BannerViewModel(text: "")).viewModel"#)

  @Test("the agenda from the storyboard shows your view model")
  func agenda() {
    let screens = ["Today: dentist", "Today: nothing", ""].map {
      makeAgendaScreen(viewModel: AgendaViewModel(text: $0))
    }
    for screen in screens { screen.loadViewIfNeeded() }
    record(screens[0])
    #expect(
      screens.map(\.textsInSight) == [
        ["Today: dentist", "Drawn in the storyboard"],
        ["Today: nothing", "Drawn in the storyboard"], ["", "Drawn in the storyboard"],
      ],
      """
      Three agendas were made, each with a view model of its own, the last one with an empty text. \
      Each should show its text on the drawn label. If that label or the one below it is missing, \
      the screen was made without the storyboard, or another screen took the label. If the text is \
      wrong, check how the view model gets to the screen, and whether an empty text gets to the \
      label.
      """)
  }

  @Test("the storyboard made the very agenda that you see")
  func storyboardsOwn() {
    let screen = makeAgendaScreen(viewModel: AgendaViewModel(text: "Today: dentist"))
    record(screen)
    #expect(
      screen.storyboard != nil,
      """
      This agenda came from no storyboard: your code made it. It shows a borrowed view, or drew \
      the view once more itself. The banner is made in code, as no storyboard has it. The agenda \
      is in the storyboard, and a change there would not reach this screen. Which of the two ways \
      to make a screen is there for a scene?
      """)
  }

  @Test("the banner made in code shows your view model")
  func banner() {
    let screens = ["Saved", "Deleted"].map {
      makeBannerScreen(viewModel: BannerViewModel(text: $0))
    }
    // Both are there before one is looked at.
    for screen in screens { screen.loadViewIfNeeded() }
    record(screens[0])
    #expect(
      screens.map(\.textsInSight) == [["Saved"], ["Deleted"]],
      """
      Two banners were made, one after the other. One should say “Saved”, the other “Deleted”. If \
      a label is empty, it got no text: look at the code that makes the banner, and at what the \
      compiler demands of it. If a banner has no label, it never got one, or another banner took \
      it. If the text is wrong, where does the label get it from?
      """)
  }

  @Test("the compiler refuses a screen without a view model")
  func refused() {
    compiler.requires(
      #"viewModel: BannerViewModel(text: "")"#, by: "BannerViewController",
      """
      A line like this made the empty banner, and it compiles. As long as a view model can be left \
      out, a caller will forget it. An argument without a default cannot be left out. Which class \
      could ask, for both screens at once?
      """)
    compiler.requires(
      #"viewModel: AgendaViewModel(text: "")"#, by: "AgendaViewController",
      "The agenda is filled today only because its caller did not forget it.")
  }

  @Test("no function hands out a screen without being handed a view model")
  func factoriesRefused() {
    let classes = ["ViewModelController", "AgendaViewController", "BannerViewController"]
    let names = classes.flatMap { DeclarationProbe().sources(of: $0) }
      .filter { $0.kind != "init" && !$0.result.contains("->") }.map { maker in
        let call = maker.kind.hasSuffix("property") || maker.kind == "var" ? "" : "()"
        return maker.name.replacing("ViewModelController.", with: "AgendaViewController.") + call
      }
    compiler.rejects(
      each: Set(names).sorted().map { "_ = \($0)" },
      """
      A function or a property hands out a screen, and the caller did not have to pass a view \
      model. Which view model does that screen have? Every caller that wants a screen should have \
      to say what is on it.
      """)
  }

  @Test("nil does not pass for a view model")
  func nilRefused() {
    compiler.rejects(
      each: [
        "_ = BannerViewController(viewModel: nil)",
        "_ = AgendaViewController(coder: NSCoder(), viewModel: nil)",
      ],
      because: ["not compatible", "incorrect argument label", "extra argument"],
      unlike: #"_ = BannerViewController(viewModel: BannerViewModel(text: ""))"#,
      """
      Here a caller passes nil, and it compiles. Then the screen shows nothing, or the program \
      stops. A screen that cannot work without a view model should not accept nil.
      """)
  }

  @Test("the compiler refuses a screen made from a coder alone")
  func coderRefused() {
    // The generic class itself: for a subclass, the compiler finds UIViewController's, further up.
    compiler.rejects(
      "_ = ViewModelController<AgendaViewModel>(coder: NSCoder())",
      """
      A screen can be made from a coder and nothing else. UIViewController requires this \
      initializer, so the generic class has to have it. But you can close it to callers: the \
      compiler knows a word for what exists and must not be used.
      """)
  }

  @Test("a storyboard that is given no creator does not get a screen without a view model")
  func storyboardWithoutCreator() async {
    let result = await #expect(
      processExitsWith: .failure, observing: [\.standardErrorContent],
      """
      The storyboard made an agenda through init(coder:), without a view model. An initializer \
      that is closed to Swift callers is still open to a storyboard, which calls it when the app \
      runs. Then the program should stop there, not a screen later.
      """
    ) { @MainActor in
      _ = UIStoryboard(name: "Main", bundle: storyboardBundle)
        .instantiateViewController(withIdentifier: "Agenda")
      ProgramEnd.leaveUnstopped()
    }
    guard let result else { return }
    let message = String(decoding: result.standardErrorContent, as: UTF8.self)
    guard message.firstMatch(of: /GenericCreator\/.*Fatal error: \S/) == nil else { return }
    Issue.record(
      """
      The program stopped, and your file gave no reason. The reader of the log learns the \
      storyboard, but not what is missing in the code that made the screen. init(coder:) should \
      stop the program itself, and say why.
      """)
  }

  @Test("no subclass makes a screen from a coder alone")
  func subclassFromCoder() async {
    let comment: Comment = """
      The test made a screen through init(coder:) of its own class, without a view model, and the \
      program went on. ViewModelController closes that initializer. Which subclass opens it again, \
      and which view model does that screen have? (Assertions were off, as in a release build.)
      """
    await #expect(processExitsWith: .failure, comment) { @MainActor in
      makeFromCoder(AgendaViewController.self)
    }
    await #expect(processExitsWith: .failure, comment) { @MainActor in
      makeFromCoder(BannerViewController.self)
    }
  }

  @Test("a screen that is handed no view model does not show the one of another screen")
  func forgotten() async {
    await #expect(
      processExitsWith: .failure,
      """
      An agenda was made with a view model. Then a storyboard made another one without a creator, \
      and the program did not stop. If it stops only when no screen was made before, the first \
      view model lies in a place that all screens share. Look for a variable outside of your \
      screens. A view model should be handed to one screen.
      """
    ) { @MainActor in
      makeAgendaScreen(viewModel: AgendaViewModel(text: "Today: dentist")).loadViewIfNeeded()
      makeBannerScreen(viewModel: BannerViewModel(text: "Saved")).loadViewIfNeeded()
      _ = UIStoryboard(name: "Main", bundle: storyboardBundle)
        .instantiateViewController(withIdentifier: "Agenda")
      ProgramEnd.leaveUnstopped()
    }
  }

  @Test("a new subclass needs no initializer of its own")
  func newSubclass() {
    compiler.accepts(
      """
      final class MonthViewController: ViewModelController<AgendaViewModel> {}
      _ = MonthViewController(viewModel: AgendaViewModel(text: ""))
      _ = MonthViewController(coder: NSCoder(), viewModel: AgendaViewModel(text: ""))
      let agenda = makeAgendaScreen(viewModel: AgendaViewModel(text: ""))
      let banner = makeBannerScreen(viewModel: BannerViewModel(text: ""))
      let _: ViewModelController<AgendaViewModel> = agenda
      let _: ViewModelController<BannerViewModel> = banner
      """,
      """
      A colleague adds a screen in one line, and should get both initializers with it. If each \
      subclass writes them again, each one can get them wrong. What all subclasses need can stand \
      in the class that they all inherit from.
      """)
  }

  @Test("no code can replace the view model of a screen")
  func replacing() {
    compiler.rejects(
      """
      let screen = makeBannerScreen(viewModel: BannerViewModel(text: "Saved"))
      screen.viewModel = BannerViewModel(text: "Lost")
      """, because: .unwritable,
      """
      This code puts another view model into a screen that is in use. The screen still shows the \
      old one, but works with the new one. A screen that gets its view model when it is made can \
      always keep it. Which word in the declaration says that?
      """)
  }

  @Test("no method and no other property of a screen accepts another view model")
  func replacingOtherwise() {
    let variables =
      ConstantProbe.variables(of: AgendaViewController.self, holding: AgendaViewModel.self)
      + ConstantProbe.variables(of: BannerViewController.self, holding: BannerViewModel.self)
    // What is kept in a constant stays, whatever is handed to a method.
    guard !variables.isEmpty else { return }
    let declarations = DeclarationProbe().declarations()
    let classes = ["ViewModelController", "AgendaViewController", "BannerViewController"]
    let models =
      ["AgendaViewModel", "BannerViewModel"]
      + declarations.filter { $0.name == classes[0] }.flatMap { parameters(of: $0.text) }
    // Whether the property itself can be set is another test.
    let ways = declarations.filter { way in
      let isOfScreen = classes.contains { way.name.hasPrefix("\($0).") }
      let isMethod =
        way.kind == "method" && way.parameters.contains { models.contains(where: $0.mentions) }
      let isOpen =
        way.kind == "property" && !way.name.hasSuffix(".viewModel") && !way.text.contains("{ get }")
        && way.text.contains("var ") && models.contains(where: way.result.mentions)
      return isOfScreen && (isMethod || isOpen)
    }
    #expect(
      ways.map(\.text) == [],
      """
      The view model is kept in a variable, \(variables[0]). These declarations are open to all \
      code, and a caller can pass them another view model while the screen is in use. What comes \
      by initializer need not change. Which word in the declaration of the property says that?
      """)
  }

  /// The names between the first angle brackets of a declaration.
  private func parameters(of text: String) -> [String] {
    guard let open = text.firstIndex(of: "<") else { return [] }
    return text[open...].dropFirst().prefix { $0 != ">" }.split(separator: ",").map {
      $0.prefix { $0 != ":" }.trimmingCharacters(in: .whitespaces)
    }
  }
}

/// Finds an init(coder:) that a subclass declares itself.
///
/// In an app, a storyboard finds that one, too. Here, it reaches only the closed one above.
private protocol FromCoder {
  init?(coder: NSCoder)
}

extension FromCoder {
  /// For a subclass that declares none.
  init?(coder: NSCoder) { return nil }
}

// Unavailable, since what the subclass declares may be so, too.
@available(*, unavailable)
extension AgendaViewController: FromCoder {}
@available(*, unavailable)
extension BannerViewController: FromCoder {}

/// Makes a screen, and leaves the program as one that nothing has stopped.
private func makeFromCoder(_ type: UIViewController.Type) {
  Assertions.areOff = true
  let own = (type as Any.Type) as? any FromCoder.Type
  precondition(own?.init(coder: NSCoder()) != nil, "None was made, and that is as good.")
  ProgramEnd.leaveUnstopped()
}
