import UIKit

// The Japanese article on creators: a constant that is not optional, from a storyboard.

class ViewController: UIViewController {
  @Outlet var textView: UITextView!
  let dependency: Int

  init?(coder: NSCoder, dependency: Int) {
    self.dependency = dependency
    super.init(coder: coder)
  }

  required init?(coder: NSCoder) { fatalError() }
}

func makeWithDependency(_ number: Int) -> ViewController {
  UIStoryboard(name: "InitializerMain", bundle: .module)
    .instantiateViewController(identifier: "ViewController") { coder in
      ViewController(coder: coder, dependency: number)
    }
}
