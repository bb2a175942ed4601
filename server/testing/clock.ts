import type { Clock } from '#platform/clock'

/** A clock that stands still until it is moved. */
export class TestClock implements Clock {
  #now: Date

  constructor(start = new Date('2026-11-20T09:00:00Z')) {
    this.#now = start
  }

  now(): Date {
    return new Date(this.#now)
  }

  /** Moves the clock on by this many seconds. */
  pass(seconds: number): void {
    this.#now = new Date(this.#now.getTime() + seconds * 1000)
  }
}
