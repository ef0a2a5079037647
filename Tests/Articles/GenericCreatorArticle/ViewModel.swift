struct ViewModel<R: Repository> {
  private(set) var repository: R?

  init(repository: R) { self.repository = repository }
}

protocol Repository {}

struct DefaultRepository: Repository {}
struct FavouritesRepository: Repository {}
