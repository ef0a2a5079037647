// Rejected by: the specification accepts a correct flow
// Every flow is rejected.

import InitializerSupport
import UIKit

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  false
}
