import UIKit

// The Korean article on clean architecture: a container that passes itself to the view model.

class SomeUseCase {}

protocol BViewModel {
  var countNumber: Int { get }
  func executeSomeUsecase()
}

protocol BDependencies {
  func getSomeUseCase() -> SomeUseCase
}

class DefaultBViewModel: BViewModel {
  let dependencies: any BDependencies
  let countNumber: Int

  init(countNumber: Int, dependencies: any BDependencies) {
    self.countNumber = countNumber
    self.dependencies = dependencies
  }

  func executeSomeUsecase() { _ = dependencies.getSomeUseCase() }
}

class BViewController: UIViewController {
  private(set) var viewModel: (any BViewModel)!

  static func create(with viewModel: any BViewModel) -> BViewController {
    let view = BViewController()
    view.viewModel = viewModel
    return view
  }

  override func viewDidLoad() {
    super.viewDidLoad()
    view.backgroundColor = .systemBackground
  }
}

class BDIContainer: BDependencies {
  private(set) var made = 0

  func makeBViewController(countNumber: Int) -> BViewController {
    .create(with: makeBViewModel(countNumber: countNumber))
  }

  func makeBViewModel(countNumber: Int) -> any BViewModel {
    DefaultBViewModel(countNumber: countNumber, dependencies: self)
  }

  func getSomeUseCase() -> SomeUseCase {
    made += 1
    return SomeUseCase()
  }
}
