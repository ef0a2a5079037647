// Like UIKit, this module exports Foundation.
@_exported public import Foundation
