// 6.8 LeakTest
//
// Once more, you write the test: a specification that takes a function. The function creates
// visits, either correct ones or mutants, which have a deliberate bug. The specification below
// accepts nearly all mutants.
//
// Correct:
// - From open() to close(), a visit always shows a text that isn't empty. Before and after that,
//   its text doesn't matter.
// - After close(), it can be opened again.
// - A visit that's released after close() is deallocated, with all `parts` that it had while it
//   was open: immediately, or a moment later, when its tasks have ended.
//
// To do: let specification(_:) return true if the visits are correct, and false if they aren't. It
//        mustn't trap, even for wrong visits.
// Seam:  specification(_:). The tests call it, so keep its signature. In Support, `await moment()`
//        waits long enough for the tasks of a correct visit.

import CircularDependenciesSupport

/// Returns whether the visits that `make` creates are correct.
func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  weak let visit = make()
  visit?.open()
  visit?.close()
  return visit == nil
}
