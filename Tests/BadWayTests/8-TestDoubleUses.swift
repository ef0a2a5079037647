import BadWaySupport

@testable import BadWay

/// How a specification uses a correct view model, so that messages can say what it doesn't do.
final class Visit {
  final class Story {
    var todosAtStart = 0
    var isSending = false
    /// The number of to-dos at each save().
    var saves: [Int] = []
    /// The number of to-dos in each call of the transport.
    var sent: [Int] = []
    /// The results of these calls: nil, or the error's text.
    var errors: [String?] = []
    var looksWhileSending = false
  }

  private var stories: [Story] = []

  init() {
    _ = specification { [self] manager, transport in
      let story = Story()
      stories.append(story)
      return WatchedViewModel(manager, transport, story)
    }
  }

  var startsWithTodos: Bool { stories.contains { $0.todosAtStart > 0 } }
  var looksWhileSending: Bool { stories.contains(where: \.looksWhileSending) }
  var savesNothing: Bool { stories.contains { $0.saves.contains(0) } }
  var savesTwoTodos: Bool { stories.contains { $0.sent.contains { $0 > 1 } } }
  var fails: Bool { stories.contains { $0.errors.contains { $0 != nil } } }
  var failsTwice: Bool { stories.contains { Set($0.errors.compactMap(\.self)).count > 1 } }

  var addsLater: Bool {
    stories.contains { story in story.saves.contains { $0 > story.todosAtStart } }
  }

  var savesAfterError: Bool {
    stories.contains { $0.errors.dropLast().contains { $0 != nil } }
  }

  /// Returns this question if the specification throws errors, and otherwise asks for one.
  func question(aboutErrors question: String) -> String {
    fails
      ? question : "You never throw an error from send(_:). What does your double need for that?"
  }
}

var visit: Visit { Visit() }

/// A correct view model that records how it's used.
private struct WatchedViewModel: Saving {
  let manager: TodoManager
  let viewModel: ViewModel
  let story: Visit.Story

  init(_ manager: TodoManager, _ transport: any Transport, _ story: Visit.Story) {
    self.manager = manager
    self.story = story
    story.todosAtStart = manager.todos.count
    viewModel = ViewModel(manager, WatchedTransport(transport: transport, story: story))
  }

  var status: String {
    if story.isSending { story.looksWhileSending = true }
    return viewModel.status
  }

  func save() {
    story.saves.append(manager.todos.count)
    viewModel.save()
  }
}

private struct WatchedTransport: Transport {
  let transport: any Transport
  let story: Visit.Story

  func send(_ todos: [Todo]) throws {
    story.sent.append(todos.count)
    story.isSending = true
    defer { story.isSending = false }
    do {
      try transport.send(todos)
      story.errors.append(nil)
    } catch {
      story.errors.append("\(error)")
      throw error
    }
  }
}
