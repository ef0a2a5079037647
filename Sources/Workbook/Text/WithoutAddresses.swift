extension String {
  /// The words of a fault without addresses, which mean nothing to a reader, and are others each
  /// time.
  var withoutAddresses: String {
    replacing(/\(unknown context at \$[0-9a-f]+\)\./, with: "")
      .replacing(/\ \(0x[0-9a-f]+\)/, with: "").replacing(/: 0x[0-9a-f]+>/, with: ">")
  }
}
