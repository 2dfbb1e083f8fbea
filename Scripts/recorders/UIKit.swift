// Stand-ins of what the recorders of AppRecorders.md use of UIKit, QuartzCore, SwiftUI and XCTest, with the signatures
// that Apple's headers have. They are only type-checked.

class NSObject {}

struct Selector {}

struct CGPoint: Sendable {
  static var zero: CGPoint { CGPoint() }
  var x = 0.0
  var y = 0.0
}

struct CGVector: Sendable {
  var dx: Double
  var dy: Double
}

struct RunLoop: Sendable {
  static let main = RunLoop()
  enum Mode { case common }
}

class CALayer: NSObject {
  func presentation() -> Self? { nil }
  func convert(_ p: CGPoint, to l: CALayer?) -> CGPoint { p }
}

class CADisplayLink: NSObject {
  init(target: Any, selector: Selector) {}
  var timestamp: Double { 0 }
  func add(to runloop: RunLoop, forMode mode: RunLoop.Mode) {}
  func invalidate() {}
}

@MainActor class UIView: NSObject {
  override nonisolated init() {}
  var layer: CALayer { CALayer() }
  var window: UIView? { nil }
  var accessibilityIdentifier: String?
  var isUserInteractionEnabled = false
  func didMoveToWindow() {}
  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) {}
}

@MainActor class UILabel: UIView {
  var text: String?
}

@MainActor class UITouch: NSObject, @MainActor Hashable {
  static func == (one: UITouch, other: UITouch) -> Bool { one === other }
  func hash(into hasher: inout Hasher) { hasher.combine(ObjectIdentifier(self)) }
  var timestamp: Double { 0 }
  func preciseLocation(in view: UIView?) -> CGPoint { .zero }
}

@MainActor class UIEvent: NSObject {
  func coalescedTouches(for touch: UITouch) -> [UITouch]? { nil }
}

@MainActor class UIGestureRecognizer: NSObject {
  func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent) {}
  func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent) {}
  func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent) {}
  func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent) {}
}

struct UIViewRepresentableContext<Representable> {}

@MainActor protocol UIViewRepresentable {
  associatedtype UIViewType: UIView
  typealias Context = UIViewRepresentableContext<Self>
  func makeUIView(context: Context) -> UIViewType
  func updateUIView(_ uiView: UIViewType, context: Context)
}

struct XCUIGestureVelocity: ExpressibleByFloatLiteral, ExpressibleByIntegerLiteral {
  init(floatLiteral value: Double) {}
  init(integerLiteral value: Int) {}
}

@MainActor class XCUICoordinate {
  func withOffset(_ offsetVector: CGVector) -> XCUICoordinate { self }
  func press(
    forDuration duration: Double, thenDragTo otherCoordinate: XCUICoordinate,
    withVelocity velocity: XCUIGestureVelocity, thenHoldForDuration holdDuration: Double
  ) {}
}

@MainActor class XCUIElement {
  var label: String { "" }
  func tap() {}
  func coordinate(withNormalizedOffset normalizedOffset: CGVector) -> XCUICoordinate { XCUICoordinate() }
}

@MainActor class XCUIElementQuery {
  subscript(key: String) -> XCUIElement { XCUIElement() }
}

@MainActor class XCUIApplication: XCUIElement {
  var launchArguments: [String] = []
  func launch() {}
  var otherElements: XCUIElementQuery { XCUIElementQuery() }
  var staticTexts: XCUIElementQuery { XCUIElementQuery() }
}

enum Thread {
  static func sleep(forTimeInterval seconds: Double) {}
}

class XCTAttachment {
  enum Lifetime { case keepAlways }
  init(string: String) {}
  var name: String?
  var lifetime = Lifetime.keepAlways
}

class XCTestCase {
  func add(_ attachment: XCTAttachment) {}
}
