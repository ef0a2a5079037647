// The screens are optional variables, and setting them to nil releases them.

import PropertyAndMethodSupport
import UIKit

func specification(_ storyboard: UIStoryboard) -> Bool {
  let home = TodoManager("Milk", "Bread", "Tea")
  let work = TodoManager()
  var screen: TotalViewController? = storyboard.instantiateViewController(identifier: "Total")
  var other: TotalViewController? = storyboard.instantiateViewController(identifier: "Total")
  weak let weakScreen = screen
  weak let weakOther = other

  screen?.inject(home)
  other?.inject(work)
  home.add(Todo(title: "Oats"))
  work.add(Todo(title: "Mail"))
  let isLoadedEarly = [screen, other].contains { $0?.isViewLoaded == true }
  var late: TotalViewController? = storyboard.instantiateViewController(identifier: "Total")
  late?.loadViewIfNeeded()
  late?.inject(work)
  let isLateRight = late?.label.text == "1 to-dos"
  late = nil
  screen?.loadViewIfNeeded()
  other?.loadViewIfNeeded()
  let atFirst = [screen?.label.text, other?.label.text]
  for _ in 1...3 {
    screen?.beginAppearanceTransition(true, animated: false)
    screen?.endAppearanceTransition()
    screen?.beginAppearanceTransition(false, animated: false)
    screen?.endAppearanceTransition()
  }
  work.add(Todo(title: "Call"))
  home.add(Todo(title: "Rice"))
  let later = [screen?.label.text, other?.label.text]
  let counts = [home, work].map(\.subscriptionCount)
  screen?.inject(work)
  let replaced = [screen?.label.text, other?.label.text]
  work.add(Todo(title: "Trip"))
  let afterThat = [screen?.label.text, other?.label.text]
  let laterCounts = [home, work].map(\.subscriptionCount)
  screen = nil
  other = nil

  return isLateRight && !isLoadedEarly && atFirst == ["4 to-dos", "1 to-dos"]
    && later == ["5 to-dos", "2 to-dos"] && counts == [1, 1]
    && replaced == ["2 to-dos", "2 to-dos"] && afterThat == ["3 to-dos", "3 to-dos"]
    && laterCounts == [0, 2] && weakScreen == nil && weakOther == nil
    && [home, work].allSatisfy { $0.subscriptionCount == 0 }
}
