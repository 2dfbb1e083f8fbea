// Stands in for Swift's overlay of libdispatch: the calls that tuning makes, in the form and with the availability that
// Apple's SDK has them. A call that isn't here is an error, and is to be entered from Apple's documentation.
open class DispatchObject {}

open class DispatchQueue: DispatchObject {
  public class func concurrentPerform(iterations: Int, execute work: (Int) -> Void) { fatalError() }
}
