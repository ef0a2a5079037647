import BadWaySupport

@testable import BadWay

/// A record of how the specification uses correct view models, so that messages can name a missing
/// step.
final class SpecificationUsage {
  /// A record of how the specification uses one view model.
  final class Record {
    var todosAtStart = 0
    var isSending = false
    /// The number of to-dos at each save().
    var saves: [Int] = []
    /// The number of to-dos in each call of the transport.
    var sent: [Int] = []
    /// The result of each call of the transport: nil, or the error's text.
    var errors: [String?] = []
    var readsStatusWhileSending = false
  }

  private var records: [Record] = []

  init() {
    _ = specification { [self] manager, transport in
      let record = Record()
      records.append(record)
      return WatchedViewModel(manager, transport, record)
    }
  }

  var startsWithTodos: Bool { records.contains { $0.todosAtStart > 0 } }
  var readsStatusWhileSending: Bool { records.contains(where: \.readsStatusWhileSending) }
  var savesNothing: Bool { records.contains { $0.saves.contains(0) } }
  var savesTwoTodos: Bool { records.contains { $0.sent.contains { $0 > 1 } } }
  var fails: Bool { records.contains { $0.errors.contains { $0 != nil } } }
  var failsTwice: Bool { records.contains { Set($0.errors.compactMap(\.self)).count > 1 } }

  var addsLater: Bool {
    records.contains { record in record.saves.contains { $0 > record.todosAtStart } }
  }

  var savesAfterError: Bool {
    records.contains { $0.errors.dropLast().contains { $0 != nil } }
  }

  /// Returns `question` if the learner's double throws an error, and otherwise asks for an error.
  func question(aboutErrors question: String) -> String {
    fails
      ? question : "You never throw an error from send(_:). What does your double need for that?"
  }
}

var usage: SpecificationUsage { SpecificationUsage() }

/// A correct view model that records how it's used.
private struct WatchedViewModel: Saving {
  let manager: TodoManager
  let viewModel: ViewModel
  let record: SpecificationUsage.Record

  init(_ manager: TodoManager, _ transport: any Transport, _ record: SpecificationUsage.Record) {
    self.manager = manager
    self.record = record
    record.todosAtStart = manager.todos.count
    viewModel = ViewModel(manager, WatchedTransport(transport: transport, record: record))
  }

  var status: String {
    if record.isSending { record.readsStatusWhileSending = true }
    return viewModel.status
  }

  func save() {
    record.saves.append(manager.todos.count)
    viewModel.save()
  }
}

private struct WatchedTransport: Transport {
  let transport: any Transport
  let record: SpecificationUsage.Record

  func send(_ todos: [Todo]) throws {
    record.sent.append(todos.count)
    record.isSending = true
    defer { record.isSending = false }
    do {
      try transport.send(todos)
      record.errors.append(nil)
    } catch {
      record.errors.append("\(error)")
      throw error
    }
  }
}
