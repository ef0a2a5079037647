/// The names of the elements that this module knows, grouped by purpose.
nonisolated enum KnownElements {
  static let controllers: Set<String> = [
    "viewController", "navigationController", "tabBarController", "tableViewController",
    "collectionViewController", "pageViewController", "splitViewController",
    "viewControllerPlaceholder", "glkViewController", "avPlayerViewController",
    "hostingController",
  ]

  static let views: Set<String> = [
    "view", "label", "button", "textField", "textView", "switch", "slider", "stepper",
    "segmentedControl", "progressView", "activityIndicatorView", "pageControl", "imageView",
    "stackView", "scrollView", "tableView", "tableViewCell", "tableViewCellContentView",
    "containerView", "navigationBar", "tabBar", "toolbar", "searchBar", "datePicker", "pickerView",
    "control", "refreshControl", "window",
  ]

  /// Elements that become plain views, with no more properties than a `UIView` has.
  static let plainViews: Set<String> = [
    "collectionView", "collectionViewCell", "collectionReusableView", "visualEffectView", "mapView",
    "webView", "wkWebView", "glkView", "mtkView", "arscnView", "arskView", "scnView", "skView",
    "calendarView", "colorWell", "sceneKitView", "adBannerView", "pdfView",
    "collectionViewCellContentView", "tableViewHeaderFooterView",
  ]

  static let objects: Set<String> = [
    "navigationItem", "tabBarItem", "barButtonItem", "customObject", "placeholder", "exit",
    "tapGestureRecognizer", "longPressGestureRecognizer", "swipeGestureRecognizer",
    "panGestureRecognizer", "pinchGestureRecognizer", "rotationGestureRecognizer", "constraint",
  ]

  static let values: Set<String> = [
    "rect", "size", "point", "color", "fontDescription", "string", "mutableString", "real",
    "integer", "boolean", "nil", "autoresizingMask", "edgeInsets", "state", "segment",
    "buttonConfiguration", "offsetWrapper", "textInputTraits", "image", "namedColor",
    "systemColor", "date", "range", "bool", "number", "localizedString", "imageReference",
    "preferredSymbolConfiguration", "inset", "fontDescriptionPreference", "directionalEdgeInsets",
    "attributedString", "fragment", "accessibility", "accessibilityConfiguration",
  ]

  /// Elements that group other elements, and become no objects themselves.
  static let structure: Set<String> = [
    "document", "scenes", "scene", "objects", "connections", "subviews", "items", "segments",
    "constraints", "prototypes", "sections", "tableViewSection", "cells", "resources",
    "userDefinedRuntimeAttributes", "attributes", "toolbarItems", "rightBarButtonItems",
    "leftBarButtonItems", "scopeButtonTitles",
  ]

  static let connections: Set<String> = [
    "outlet", "outletCollection", "action", "segue", "userDefinedRuntimeAttribute",
  ]

  /// Elements for Xcode, Auto Layout or the device, which become no objects and get no notes.
  static let auxiliary: Set<String> = [
    "device", "dependencies", "deployment", "plugIn", "capability", "layoutGuides",
    "viewLayoutGuide", "viewControllerLayoutGuide", "freeformSimulatedSizeMetrics",
    "simulatedStatusBarMetrics", "simulatedOrientationMetrics", "simulatedScreenMetrics",
    "simulatedNavigationBarMetrics", "simulatedTabBarMetrics", "simulatedToolbarMetrics",
    "simulatedTopBarMetrics", "simulatedBottomBarMetrics", "variation", "mask", "include",
    "exclude", "inferredMetricsTieBreakers", "adaptation", "classes", "class", "relationships",
    "relationship", "source", "designable", "designables", "customFonts", "array",
    "userLabel", "modalFormSheetSize", "keyCommand", "keyCommands",
    "windowStyle", "canvasRepresentation", "simulatedMetricsContainer", "modalPageSheetSize",
    "collectionViewFlowLayout", "collectionViewLayout", "cellSize", "headerReferenceSize",
    "rotationEffect", "blurEffect", "vibrancyEffect", "defaultRegion", "wkWebViewConfiguration",
    "animations", "extendedEdge", "font", "paragraphStyle", "popoverArrowDirection", "userGuides",
    "userLayoutGuide", "gestureRecognizers", "dataDetectorType", "accessibilityTraits", "locale",
    "calendar", "timeZone", "data", "mutableData", "value", "offset", "textAttributes",
    "audiovisualMediaTypes", "wkPreferences", "contentFilters", "navigationBarAppearance",
    "toolbarAppearance", "tabBarAppearance", "barButtonItemAppearance", "tabBarItemAppearance",
    "backgroundConfiguration", "simulatedSplitWidthMetrics",
    "modalFormSheetSimulatedSizeMetrics", "modalPageSheetSimulatedSizeMetrics",
    "splitViewMasterSimulatedSizeMetrics", "splitViewDetailSimulatedSizeMetrics",
  ]

  /// Attributes for Xcode, Auto Layout or the device, which get no notes if they're ignored.
  ///
  /// Some attributes belong to only one kind of element, such as `label.usesAttributedText`.
  private static let unreportedProperties: Set<String> = [
    "id", "key", "sceneMemberID", "userLabel", "colorLabel", "misplaced", "ambiguous", "dataMode",
    "verifyAmbiguity", "fixedFrame", "customModule", "customModuleProvider", "simulatedAppContext",
    "horizontalHuggingPriority", "verticalHuggingPriority", "preferredMaxLayoutWidth",
    "horizontalCompressionResistancePriority", "verticalCompressionResistancePriority",
    "preservesSuperviewLayoutMargins", "insetsLayoutMarginsFromSafeArea", "autoresizesSubviews",
    "viewLayoutMarginsFollowReadableWidth", "automaticallyAdjustsScrollViewInsets",
    "extendedLayoutIncludesOpaqueBars", "baselineRelativeArrangement", "baselineAdjustment",
    "placeholderIntrinsicWidth", "placeholderIntrinsicHeight", "alwaysBounceVertical",
    "multipleTouchEnabled", "clearsContextBeforeDrawing", "minimumFontSize", "indentationWidth",
    "freeformSize", "userComments", "label.usesAttributedText", "button.hasAttributedTitle",
    "tableViewCell.style",
    "tableViewCellContentView.tableViewCell",
  ]

  static func isUnreported(_ property: String, of element: Element) -> Bool {
    element.name == "constraint" || unreportedProperties.contains(property)
      || unreportedProperties.contains("\(element.name).\(property)")
  }

  static let all = controllers.union(views).union(objects).union(values).union(structure)
    .union(connections).union(auxiliary)

  /// Returns whether the element becomes a view, according to its name, key or parent.
  static func isView(_ element: Element) -> Bool {
    views.contains(element.name) || plainViews.contains(element.name) || element.key == "view"
      || element.key == "contentView" || element.key == "tableHeaderView"
      || element.key == "tableFooterView" || element.parent?.name == "subviews"
  }

  /// UIKit's outlets that aren't supported, by element.
  ///
  /// If a custom class declares a property of the same name, that property is connected instead.
  private static let unsupportedOutlets: [String: Set<String>] = [
    "scrollView": ["delegate", "refreshControl"],
    "tableView": [
      "prefetchDataSource", "dragDelegate", "dropDelegate", "refreshControl", "backgroundView",
      "tableHeaderView", "tableFooterView",
    ],
    "tableViewCell": [
      "accessoryView", "editingAccessoryView", "backgroundView", "selectedBackgroundView",
      "multipleSelectionBackgroundView",
    ],
    "textField": ["leftView", "rightView", "inputView", "inputAccessoryView", "background"],
    "textView": ["inputView", "inputAccessoryView"],
    "searchBar": ["inputAccessoryView"],
    "navigationBar": ["delegate"], "tabBar": ["delegate"], "toolbar": ["delegate"],
    "navigationItem": [
      "titleView", "searchController", "leftBarButtonItem", "rightBarButtonItem",
      "backBarButtonItem",
    ],
    "pageViewController": ["delegate", "dataSource"],
    "splitViewController": ["delegate"],
    "tableViewController": ["refreshControl"], "collectionViewController": ["refreshControl"],
  ]

  /// Returns whether UIKit defines an unsupported outlet with this name for the element.
  ///
  /// Connections to these outlets are noted; connections to other names are errors. An unsupported
  /// view may have any outlet.
  static func hasUnsupportedOutlet(_ name: String, in element: Element) -> Bool {
    if plainViews.contains(element.name) || !all.contains(element.name) { return true }
    if element.name.hasSuffix("GestureRecognizer") { return name == "delegate" }
    if controllers.contains(element.name), name == "searchDisplayController" { return true }
    return unsupportedOutlets[element.name]?.contains(name) ?? false
  }
}
