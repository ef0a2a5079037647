/// What any text may use.
enum Everyday {
  /// Names of Swift's and Foundation's that everyday code uses.
  static let names = words(
    """
    Any AnyHashable AnyObject Array ArraySlice AsyncStream Bool Bundle CGFloat CGPoint CGRect
    CGSize Calendar CancellationError CaseIterable Character ClosedRange Codable CodingKey
    Collection Comparable ContinuousClock CustomStringConvertible Data Date DateFormatter
    Decodable Dictionary DispatchQueue Double Duration Element Encodable Equatable Error Failure
    Float Hashable Hasher ID Identifiable Index IndexPath Int Key KeyPath Locale LocalizedError
    MainActor Mutex NSCoder NSError NSLock NSObject NSObjectProtocol Never Notification
    NotificationCenter ObjectIdentifier Optional PartialKeyPath Range ReferenceWritableKeyPath
    Result Self Sendable Sequence Set State StaticString String Substring Success Task
    TimeInterval Timer Type URL UUID Value Void Wrapped WritableKeyPath abs addObserver addTask
    addingTimeInterval all allCases allKeys allSatisfy append assert assertionFailure async body
    cancel capitalized catch checkCancellation coder combine compactMap compactMapValues compare
    components contains continuation count date day debugDescription default description
    detached drop dropFirst dropLast element enumerated error errorDescription failure
    fatalError filter finish first firstIndex flatMap forEach formUnion format hasPrefix
    hasSuffix hashValue height hour id index indices insert inserted isCancelled isDate isEmpty
    isLetter isMultiple isNumber isSubset isWhitespace joined key keys last lastIndex lazy
    localizedDescription lowercased main map mapError mapValues max merge merging milliseconds
    min minute month move name nanoseconds newValue next none now offset oldValue onTermination
    origin popLast post precondition preconditionFailure prefix print random range rawValue
    reduce remove removeAll removeFirst removeLast removeObserver removeValue repeating
    replacing reserveCapacity reversed round rounded run second seconds self size sleep some
    sort sorted split start startOfDay string success suffix sum swapAt sync timeIntervalSince
    timeIntervalSince1970 timeIntervalSinceReferenceDate title to toggle trimmingCharacters type
    union updateValue uppercased uuidString value values width withLock
    withTaskCancellationHandler withTaskGroup wrappedValue x y year yield zero zip
    """)

  /// Names with a meaning for the compiler or the tests, which a text should not declare again.
  static let special = words(
    """
    Foundation Issue Suite Swift Tag Test Testing Trait callAsFunction confirmation customMirror
    dynamicMember dynamicallyCall expect require unsafeBitCast withKnownIssue
    """)

  static let imports = words("Foundation Observation Synchronization UIKit")

  static let attributes = words(
    """
    IBAction IBDesignable IBInspectable IBOutlet IBSegueAction MainActor NSCopying Observable
    ObservationIgnored Outlet Sendable UIApplicationMain autoclosure available concurrent
    discardableResult escaping globalActor inlinable isolated nonisolated nonobjc objc
    objcMembers preconcurrency propertyWrapper retroactive testable unchecked unknown
    usableFromInline
    """)

  /// Labels with which libraries read and write files.
  static let fileLabels = words("atPath atomically contentsOf contentsOfFile filePath toFile")

  private static func words(_ text: String) -> Set<String> {
    Set(text.split(whereSeparator: \.isWhitespace).map(String.init))
  }
}
