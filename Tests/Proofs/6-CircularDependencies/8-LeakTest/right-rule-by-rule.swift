// Small rules, each with its own visits.

import CircularDependenciesSupport

private func showsText(_ visit: any Visit) async -> Bool {
  for _ in 1...2 {
    visit.open()
    guard !visit.text.isEmpty else { return false }
    await moment()
    guard !visit.text.isEmpty else { return false }
    visit.close()
  }
  return true
}

private func references(after times: Int, _ visit: any Visit) async -> [() -> Bool] {
  var isGone: [() -> Bool] = [{ [weak visit] in visit == nil }]
  for _ in 0..<times {
    visit.open()
    await moment()
    isGone += visit.parts.map { part in { [weak part] in part == nil } }
    visit.close()
  }
  return isGone
}

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  guard await showsText(make()) else { return false }
  for times in 0...2 {
    let isGone = await references(after: times, make())
    await moment()
    for check in isGone where !check() { return false }
  }
  return true
}
