// 3.6 WriteTheTest
//
// This time, you write the test: a specification that takes a function. The function creates view
// models, which are correct or have a bug. The specification below accepts all of them.
//
// Correct: each call of archive() executes the view model's own use case once, with its own number.
// Before the first call, the view model executes no use case.
//
// To do: let specification(_:) return true if the view models are correct, and false if not. Return
//        false instead of trapping: the tests pass wrong view models on purpose.
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
