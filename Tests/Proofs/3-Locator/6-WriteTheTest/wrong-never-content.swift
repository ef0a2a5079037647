// Rejected by: it accepts a view model that does what it should
// It refuses every view model, even the right ones.

import LocatorSupport

func specification(_ make: (_ count: Int, _ useCase: any ArchiveUseCase) -> any Archiving) -> Bool {
  false
}
