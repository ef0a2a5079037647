// The specification's own spies write into one list which use case was executed, with which number,
// and when.

import LocatorSupport

private final class Diary {
  var lines: [String] = []
}

private struct NamedSpy: ArchiveUseCase {
  let name: String
  let diary: Diary

  func execute(count: Int) {
    diary.lines.append("\(name) \(count)")
  }
}

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let diary = Diary()
  let a = make(3, NamedSpy(name: "a", diary: diary))
  let b = make(5, NamedSpy(name: "b", diary: diary))
  diary.lines.append("made")
  for viewModel in [a, b, a] { viewModel.archive() }
  return diary.lines == ["made", "a 3", "b 5", "a 3"]
}
