/** Time is an argument: rules and commands ask this, never `new Date()`. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
