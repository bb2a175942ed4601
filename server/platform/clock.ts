/** Time is an argument: code asks a Clock and never calls `new Date()`. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
