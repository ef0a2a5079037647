// Each object is watched by name, and the names of what's left are compared.

import CircularDependenciesSupport

private struct Report {
  private struct Entry {
    let name: String
    weak var object: AnyObject?
  }

  private var entries: [Entry] = []
  var missing: [String] = []

  var leaks: [String] { entries.filter { $0.object != nil }.map(\.name) }

  mutating func watch(_ object: AnyObject, _ name: String) {
    guard !entries.contains(where: { $0.object === object }) else { return }
    entries.append(Entry(name: name, object: object))
  }

  mutating func expect(_ isSo: Bool, _ name: String) {
    if !isSo { missing.append(name) }
  }
}

private func report(on visit: any Visit) async -> Report {
  var report = Report()
  report.watch(visit, "visit")
  for opening in ["first", "second"] {
    visit.open()
    report.expect(!visit.text.isEmpty, "\(opening) text")
    await moment()
    report.expect(visit.text.count > 0, "\(opening) text, later")
    for (index, part) in visit.parts.enumerated() { report.watch(part, "\(opening) \(index)") }
    visit.close()
  }
  return report
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  let report = await report(on: make())
  await moment()
  return (report.missing + report.leaks).isEmpty
}
