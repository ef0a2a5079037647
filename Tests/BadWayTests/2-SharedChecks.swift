import BadWaySupport
import Probes
import Testing

@testable import BadWay

@Suite("1.2 Shared: checks", .graded)
struct SharedChecks {
  private let compiler = CompilerProbe()

  @Test("a to-do saved on the add screen appears in the list")
  func addShows() {
    // Another check shows which object keeps the manager alive.
    let manager = TodoManager()
    var screens = makeScreens(manager: manager)
    save("Buy milk", on: &screens.add)
    let titles = withExtendedLifetime(manager) { screens.list.titles }
    #expect(
      titles.contains("Buy milk"),
      """
      The test reads the list immediately after save(). When does save() change the data that the \
      list's `titles` reads?
      """)
  }

  @Test("a user opens a second window, for work")
  func secondWindow() {
    let managers = [TodoManager(), TodoManager()]
    var home = makeScreens(manager: managers[0])
    save("Call the doctor", on: &home.add)
    var work = makeScreens(manager: managers[1])
    save("Write the report", on: &work.add)
    save("Feed the cat", on: &home.add)
    // Without titles that other tests left.
    let saved = ["Call the doctor", "Write the report", "Feed the cat"]
    let lists = [home.list, work.list].map {
      $0.titles.filter(saved.contains).joined(separator: ", ")
    }
    withExtendedLifetime(managers) {}
    #expect(
      ["Home: \(lists[0])", "Work: \(lists[1])"]
        == ["Home: Call the doctor, Feed the cat", "Work: Write the report"],
      """
      Each window has screens and a manager of its own. The user saved “Call the doctor” at home, \
      “Write the report” in work's new window, then “Feed the cat” at home. Which manager does \
      each screen use?
      """)
  }

  @Test("a user opens work's window before saving in home's")
  func unsavedText() {
    let managers = [TodoManager(), TodoManager()]
    var home = makeScreens(manager: managers[0])
    type("Call the dentist", on: &home.add)
    let work = makeScreens(manager: managers[1])
    let texts = [home.add, work.add].map(\.text)
    withExtendedLifetime(managers) {}
    #expect(
      ["Home: “\(texts[0])”", "Work: “\(texts[1])”"] == ["Home: “Call the dentist”", "Work: “”"],
      """
      The user typed “Call the dentist” at home and didn't save it. Then work's window opened, \
      with a manager of its own. What do these two windows still share?
      """)
  }

  @Test("a user types a title, then saves it")
  func savedText() {
    let manager = TodoManager()
    var screens = makeScreens(manager: manager)
    type("Buy bread", on: &screens.add)
    let before = screens.add.text
    screens.add.save()
    let after = screens.add.text
    withExtendedLifetime(manager) {}
    #expect(
      ["Typed: “\(before)”", "Saved: “\(after)”"] == ["Typed: “Buy bread”", "Saved: “”"],
      """
      The user typed “Buy bread” and saved it. Below is the text before and after save(). Which of \
      your lines sets the text, and when?
      """)
  }

  @Test("the app keeps a screen and releases the manager")
  func keeps() {
    expectKept(
      TodoManager(), by: [{ makeScreens(manager: $0).list }, { makeScreens(manager: $0).add }],
      "No other code holds the manager. How does each screen store its manager?")
  }

  @Test("a colleague adds a badge that counts to-dos")
  func refused() {
    compiler.rejects(
      "let manager = TodoManager.shared",
      because: ["has no member", "inaccessible", "unavailable"],
      unlike: "let manager = TodoManager()",
      """
      A colleague's badge should count home's to-dos, and this line compiles in its file. Which \
      to-dos, if any, do your screens save in this manager?
      """)
  }

  @Test("a colleague creates a screen and forgets the manager")
  func withoutManager() {
    compiler.requires(
      "manager: TodoManager()", by: "makeScreens", creating: ["TodoListScreen", "AddTodoScreen"],
      "This code has no manager and still gets a screen. Which to-dos can the screen show or save?")
  }

  /// Types a title and saves it.
  private func save(_ title: String, on screen: inout AddTodoScreen) {
    type(title, on: &screen)
    screen.save()
  }

  /// Types a text.
  ///
  /// The screen is `inout` because it may be a struct.
  private func type(_ text: String, on screen: inout AddTodoScreen) {
    screen.text = text
  }
}
