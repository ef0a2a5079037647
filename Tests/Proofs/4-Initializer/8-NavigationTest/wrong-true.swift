// Rejected by: the specification rejects a flow that opens two cards
// Every flow is accepted.

import InitializerSupport
import UIKit

func specification(_ make: (UINavigationController, TodoManager) -> any TodoFlow) -> Bool {
  true
}
