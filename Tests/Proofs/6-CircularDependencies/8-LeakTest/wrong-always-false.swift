// Rejected by: the specification accepts visits without parts
// The specification rejects every visit, even correct ones.

import CircularDependenciesSupport

func specification(_ make: @MainActor () -> any Visit) async -> Bool {
  false
}
