/** Time is an argument: rules and commands ask a Clock and never call `new Date()`. */
export interface Clock {
  now(): Date
}

export const systemClock: Clock = { now: () => new Date() }
