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
