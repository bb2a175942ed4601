import type { OutStream } from './out-stream.ts'
import type { Uplink } from './uplink.ts'

/**
 * A camera in the two sizes in which a browser sends it: each viewer gets the size that they look at. Whoever changes to
 * the other one keeps theirs until a picture comes that stands alone, so that nothing freezes between the two.
 */
export class Camera {
  readonly #large: Uplink
  readonly #small: Uplink | null

  constructor(large: Uplink, small: Uplink | null) {
    this.#large = large
    this.#small = small
  }

  /** Whether the browser sends the small picture too, and may be told which of them are looked at. */
  get hasSizes(): boolean {
    return this.#small !== null
  }

  leadTo(large: readonly OutStream[], small: readonly OutStream[]): void {
    if (!this.#small) {
      this.#large.leadTo([...large, ...small])
      return
    }
    const toLarge = large.filter((out) => this.#small?.leads(out))
    const toSmall = small.filter((out) => this.#large.leads(out))
    const others = (all: readonly OutStream[], but: readonly OutStream[]) =>
      all.filter((out) => !but.includes(out))
    lead(this.#large, { at: others(large, toLarge), until: toSmall, later: toLarge, from: this.#small })
    lead(this.#small, { at: others(small, toSmall), until: toLarge, later: toSmall, from: this.#large })
  }

  interrupt(): void {
    this.#large.interrupt()
    this.#small?.interrupt()
  }

  askForLost(nowMs: number): void {
    this.#large.askForLost(nowMs)
    this.#small?.askForLost(nowMs)
  }

  /** A browser takes the limit for all that it sends; of the small picture it knows its own. */
  report(bitsPerSecond: number, nowMs: number): void {
    this.#large.report(bitsPerSecond + (this.#small ? smallBits : 0), nowMs)
    this.#small?.report(null, nowMs)
  }

  askForPicture(nowMs?: number): void {
    this.#large.askForPicture(nowMs)
    this.#small?.askForPicture(nowMs)
  }
}

/** As `link.ts` of the web sets it. */
const smallBits = 150_000

interface Leading {
  readonly at: readonly OutStream[]
  /** They leave for the other size, and are led on until it begins there. */
  readonly until: readonly OutStream[]
  /** They come from the other size. */
  readonly later: readonly OutStream[]
  readonly from: Uplink
}

function lead(uplink: Uplink, { at, until, later, from }: Leading): void {
  uplink.leadTo([...at, ...until])
  uplink.takeOver(later, from)
}
