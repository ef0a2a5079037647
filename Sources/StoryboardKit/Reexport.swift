// `import UIKit` brings Foundation along, and so does this module.
@_exported public import Foundation
