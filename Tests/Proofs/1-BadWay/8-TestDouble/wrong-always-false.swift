// Rejected by: the specification accepts a correct view model
// The specification rejects every view model, even correct ones.

import BadWaySupport

func specification(_ make: (TodoManager, any Transport) -> any Saving) -> Bool {
  false
}
