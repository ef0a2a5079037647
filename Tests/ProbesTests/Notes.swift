// Types that code can create without a `Note`, each in another way; only `Strict` requires one.

final class Note {}

func show(_ note: Note) {}

struct Strict {
  init(_ note: Note) {}
  private init() {}
  @available(*, unavailable) init(title: String) {}
}

struct Optionally {
  init(_ note: Note?) {}
}

struct BesideTitle {
  init(title: String, note: Note?) {}
}

struct ByDefault {
  init(title: String, note: Note = Note()) {}
}

struct OnlyAsync {
  init(_ note: Note) {}
  init() async {}
}

struct OnlySync {
  init(_ note: Note) {}
  @available(*, noasync) init() {}
}

struct ByFunction {
  static func preview(size: Int) -> ByFunction { ByFunction(Note()) }
  init(_ note: Note) {}
}

struct Carrier {
  var note = Note()
  var size = 1
}

struct InCarrier {
  init(_ carrier: Carrier) {}
}

struct ByDefaultBesideStrict {
  init(strict: Strict, note: Note = Note()) {}
}

func link(_ note: Note, to strict: Strict, count: Int = 1) {}

struct WithoutStrict {
  init(note: Note) {}
}

struct InNarrowProtocol {
  init(_ noted: any Noted) {}
}

struct InProtocol {
  init(_ both: any BothParts) {}
}

struct InComposition {
  init(_ both: any Noted & Stern) {}
}

struct InTuple {
  init(_ both: (note: Note, strict: Strict)) {}
}

struct InClosure {
  init(_ both: @escaping () -> (Note, Strict)) {}
}

struct InNested {
  struct Parts {
    let note: Note
    var strict = Strict(Note())
  }
  init(_ parts: Parts) {}
}

protocol Noted {
  var note: Note { get }
}

protocol Stern {
  var strict: Strict { get }
}

protocol BothParts: Noted, Stern {}
