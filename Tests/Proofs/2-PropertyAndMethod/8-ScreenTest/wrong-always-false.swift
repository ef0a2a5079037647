// Rejected by: the specification accepts a correct screen
// It rejects every mutant, and every correct screen, too.

import PropertyAndMethodSupport
import UIKit

func specification(_ storyboard: UIStoryboard) -> Bool {
  false
}
