// Stand-ins for what the guide's Kotlin uses of Android, Espresso and Compose: enough to compile it, and to run the
// recorders and an exported finger. The platform's own packages are left out, as the blocks' imports are.

import kotlin.properties.ReadWriteProperty
import kotlin.reflect.KProperty

// Android

class DisplayMetrics(val density: Float)
class Resources(val displayMetrics: DisplayMetrics)

open class View(density: Float = 2f) {
  val resources = Resources(DisplayMetrics(density))
  var translationY = 0f
  var top = 0
  fun getLocationInWindow(place: IntArray) { place[0] = 0; place[1] = Math.round(top + translationY) }
}

class Choreographer private constructor() {
  interface FrameCallback { fun doFrame(frameTimeNanos: Long) }

  private var waiting = mutableListOf<FrameCallback>()

  fun postFrameCallback(callback: FrameCallback) { waiting.add(callback) }

  /** Plays one frame. */
  fun frame(nanos: Long) {
    val now = waiting
    waiting = mutableListOf()
    now.forEach { it.doFrame(nanos) }
  }

  companion object {
    private val main = Choreographer()
    fun getInstance() = main
  }
}

object SystemClock { fun uptimeMillis() = 5000L }

class MotionEvent(val eventTime: Long, val actionMasked: Int, private val samples: List<List<Pair<Float, Float>>>) {
  /** All samples but the last are history. */
  val historySize get() = samples.size - 1
  val pointerCount get() = samples.last().size
  val actionIndex get() = 0
  fun getPointerId(index: Int) = index
  fun getX(index: Int) = samples.last()[index].first
  fun getY(index: Int) = samples.last()[index].second
  fun getHistoricalEventTime(history: Int) = eventTime - 4L * (historySize - history)
  fun getHistoricalX(index: Int, history: Int) = samples[history][index].first
  fun getHistoricalY(index: Int, history: Int) = samples[history][index].second

  companion object {
    const val ACTION_DOWN = 0
    const val ACTION_UP = 1
    const val ACTION_MOVE = 2
    const val ACTION_CANCEL = 3
    const val ACTION_POINTER_DOWN = 5
    const val ACTION_POINTER_UP = 6

    @Suppress("UNUSED_PARAMETER")
    fun obtain(downTime: Long, eventTime: Long, action: Int, x: Float, y: Float, metaState: Int) =
      MotionEvent(eventTime, action, listOf(listOf(x to y)))
  }
}

// Espresso

class Matcher
fun isDisplayed() = Matcher()

class UiController {
  val injected = mutableListOf<MotionEvent>()
  fun injectMotionEventSequence(events: Iterable<MotionEvent>) = injected.addAll(events)
}

interface ViewAction {
  fun getConstraints(): Matcher
  fun getDescription(): String
  fun perform(controller: UiController, view: View)
}

// Compose

annotation class Composable

class LayoutCoordinates(private val y: Float) {
  class Offset(val y: Float)
  fun positionInWindow() = Offset(y)
}

class Modifier { fun onGloballyPositioned(action: (LayoutCoordinates) -> Unit): Modifier { action(LayoutCoordinates(0f)); return this } }

class FloatState(private var value: Float) : ReadWriteProperty<Any?, Float> {
  override fun getValue(thisRef: Any?, property: KProperty<*>) = value
  override fun setValue(thisRef: Any?, property: KProperty<*>, value: Float) { this.value = value }
}

fun mutableFloatStateOf(value: Float) = FloatState(value)
fun <T> remember(make: () -> T) = make()

object LocalDensity { val current = DisplayMetrics(2f) }

@Suppress("UNUSED_PARAMETER")
fun LaunchedEffect(key: Any, block: suspend () -> Unit) {}

suspend fun <R> withFrameNanos(onFrame: (Long) -> R): R = onFrame(0)

/** Runs the recorders, and writes what they wrote. */
fun main(arguments: Array<String>) {
  val card = View()
  val recorder = CardRecorder(card)
  recorder.start()
  for (frame in 0 until 3) {
    card.translationY = 200.5f - 10 * frame
    Choreographer.getInstance().frame(1_000_000_000L + frame * 16_666_667L)
  }
  java.io.File(arguments[0]).writeText(recorder.stop())

  val finger = FingerRecorder(2f)
  finger.add(MotionEvent(100, MotionEvent.ACTION_DOWN, listOf(listOf(20f to 40f))))
  finger.add(MotionEvent(116, MotionEvent.ACTION_MOVE, listOf(listOf(20f to 38f), listOf(20f to 34f))))
  finger.add(MotionEvent(124, MotionEvent.ACTION_UP, listOf(listOf(20f to 30f))))
  java.io.File(arguments[1]).writeText(finger.csv())

  // The finger that 'cardsim gesture export --to espresso' wrote, as the same recorder sees it.
  val controller = UiController()
  RecordedFinger().perform(controller, card)
  val seen = FingerRecorder(2f)
  controller.injected.forEach { seen.add(it) }
  java.io.File(arguments[2]).writeText(seen.csv())
}
