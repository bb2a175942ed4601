/** A stretch without a pause: when it was, and where it stands in the film. */
export interface FilmPart {
  /** Milliseconds since 1970. */
  readonly from: number
  /** Milliseconds from the beginning of the film. */
  readonly at: number
}

/** Leads moments to places in a film out of which pauses are cut. Sound goes on without a gap, so it measures. */
export class TimeLine {
  readonly parts: FilmPart[] = []
  #soundEnd = 0

  begin(from: number): void {
    this.parts.push({ from, at: this.length })
    this.#soundEnd = from
  }

  place(at: number): number {
    const part = this.parts.at(-1)
    return part ? Math.max(part.at, part.at + at - part.from) : 0
  }

  placeSound(at: number, ms: number): number {
    this.#soundEnd = Math.max(this.#soundEnd, at + ms)
    return this.place(at)
  }

  get length(): number {
    const part = this.parts.at(-1)
    return part ? part.at + this.#soundEnd - part.from : 0
  }
}
