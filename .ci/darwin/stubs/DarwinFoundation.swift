// Stands in for Darwin's `Foundation`, and for what that brings into sight: Objective-C, Dispatch,
// the C library, Core Graphics, and the old names of `MacTypes.h`.
//
// What is declared here hides what this system's Foundation has under the same name. It is only
// ever type-checked; nothing of it runs.

@_exported import Dispatch
@_exported import Foundation
@_exported import FoundationXML
@_exported import ObjectiveC

public typealias NSObject = ObjectiveC.NSObject
public typealias NSObjectProtocol = ObjectiveC.NSObjectProtocol
public typealias Selector = ObjectiveC.Selector

public func autoreleasepool<Result>(invoking body: () throws -> Result) rethrows -> Result {
  try body()
}

// MARK: Names that only Darwin's Foundation and Core Graphics have

public struct NSEdgeInsets {}
open class NSAppleScript: NSObject {}
open class NSFileCoordinator: NSObject {}
open class NSItemProvider: NSObject {}
open class NSUserActivity: NSObject {}
open class UndoManager: NSObject {}
public final class CGColor {}
public final class CGImage {}
public class CGPath {}
public struct CGVector {}

// MARK: MacTypes.h, and the few names of CoreServices that look like one of an app

public typealias Boolean = UInt8
public typealias Byte = UInt8
public typealias ByteCount = UInt
public typealias Component = OpaquePointer
public typealias Fixed = Int32
public typealias Fract = Int32
public typealias Handle = UnsafeMutablePointer<Ptr?>
public typealias ItemCount = UInt
public typealias OptionBits = UInt32
public typealias OSStatus = Int32
public struct Point { public var v: Int16, h: Int16 }
public typealias Ptr = UnsafeMutablePointer<CChar>
public struct Rect { public var top: Int16, left: Int16, bottom: Int16, right: Int16 }
public typealias Size = Int
public typealias Style = UInt8
public typealias TimeScale = Int32
public typealias TimeValue = Int32

// Foundation's own ask for its NSObject.
extension NSCoder {
  public func decodeObject<Object: ObjectiveC.NSObject & NSCoding>(
    of type: Object.Type, forKey key: String
  ) -> Object? { nil }
}

extension NSKeyedUnarchiver {
  public static func unarchivedObject<Object: ObjectiveC.NSObject & NSCoding>(
    ofClass type: Object.Type, from data: Data
  ) throws -> Object? { nil }
}
