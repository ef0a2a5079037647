// A table of calls drives any number of view models, next to a model of what the spies should
// contain.

import LocatorSupport

private struct Subject {
  let number: Int
  let spy: SpyArchive
  let viewModel: any Archiving
  var expected: [Int] = []

  var isAsExpected: Bool { spy.counts == expected }
}

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  var subjects = [7, 2, 11].map { number in
    let spy = SpyArchive()
    return Subject(number: number, spy: spy, viewModel: make(number, spy))
  }
  guard subjects.allSatisfy(\.isAsExpected) else { return false }

  for tapped in [0, 1, 2, 2, 1, 0, 0] {
    subjects[tapped].expected.append(subjects[tapped].number)
    subjects[tapped].viewModel.archive()
    guard subjects.allSatisfy(\.isAsExpected) else { return false }
  }
  return true
}
