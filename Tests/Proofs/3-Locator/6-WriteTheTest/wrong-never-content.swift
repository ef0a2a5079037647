// Rejected by: the specification accepts a correct view model
// The specification rejects every view model, even correct ones.

import LocatorSupport

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  false
}
