// 3.6 WriteTheTest
//
// This time you write the test. You are given a function that makes view models: with some of these
// functions they work, with others they have a fault. The specification below accepts all of them.
//
// What is right: archive() executes the use case that was handed in, once at each call, with the
// number that was handed in. Before the first call, nothing is executed.
//
// To do: let specification(_:) return true for a view model that does this, and false for all
//        others. Return false instead of stopping the program: the faults are shown on purpose.
// Seam:  specification(_:). The tests call it, so keep its signature. SpyArchive in Support writes
//        down what it is asked to do, in `counts`.

import LocatorSupport

/// A Boolean value indicating whether the view models that `make` gives do what they should.
func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  let spy = SpyArchive()
  let viewModel = make(3, spy)
  viewModel.archive()
  return true
}
