// 3.6 WriteTheTest
//
// This time, you write the test. It takes a function that creates view models, some correct, some
// with a bug. The specification below accepts all of them.
//
// Correct: each call of archive() executes the use case that was passed, once, with the number that
// was passed. Before the first call, nothing is executed.
//
// To do: let specification(_:) return true if a view model does this, and false if not. Return
//        false instead of trapping: the tests show the bugs on purpose.
// Seam:  specification(_:). The tests call it, so keep its signature. SpyArchive in Support records
//        its calls in `counts`.

import LocatorSupport

/// Returns whether the view models that `make` creates are correct.
func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let spy = SpyArchive()
  let viewModel = make(3, spy)
  viewModel.archive()
  return true
}
