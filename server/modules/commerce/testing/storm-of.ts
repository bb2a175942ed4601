import type { Endpoint } from '@arvand/contracts/endpoint'
import type { TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'
import type { TestSeller } from '../testing.ts'

/** Pseudorandom numbers, the same for the same seed (mulberry32). */
export function diceOf(seed: number) {
  let state = seed >>> 0
  const next = () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state)
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
  return {
    below: (most: number) => Math.floor(next() * most),
    oneOf: <T>(things: readonly T[]): T => things[Math.floor(next() * things.length)] as T,
    chance: (of: number) => next() < of,
  }
}

export type Dice = ReturnType<typeof diceOf>

export interface Asked {
  readonly endpoint: Endpoint
  readonly ask: object
  readonly token: string
  readonly answer: string
}

/** What a storm has done so far. */
export interface Storm {
  readonly arvand: TestApp
  readonly seller: TestSeller
  readonly people: readonly TestPerson[]
  readonly items: readonly string[]
  /** Gift cards with their codes. */
  readonly cards: { readonly cardId: string; readonly code: string }[]
  /** Tokens of gifts that were paid for. */
  readonly gifts: string[]
  /** A manager of finance who has just signed in: weeks pass in a storm, and sessions end. */
  manager(): Promise<TestPerson>
  readonly withdrawals: string[]
  readonly factors: { readonly id: string; readonly owner: TestPerson }[]
  readonly redirects: string[]
  /** Answers of requests with an id, which must be the same for ever. */
  readonly answered: Asked[]
  /** Wrong answers: server errors, and replays that differ. */
  readonly faults: string[]
  readonly counts: Map<string, number>
}

/** One thing that a person or a job does in a storm. */
export type Act = (storm: Storm, dice: Dice) => Promise<unknown>

/** Calls an endpoint and records wrong answers. */
export async function tell<E extends Endpoint>(storm: Storm, endpoint: E, ask: object, token?: string) {
  const called = await storm.arvand.call(endpoint, ask, token ? { token } : {})
  const { status, problem } = called
  const name = `${endpoint.path} ${status === 200 ? 'done' : problem.code}`
  storm.counts.set(name, (storm.counts.get(name) ?? 0) + 1)
  if (status >= 500 && status !== 503) storm.faults.push(`${endpoint.path}: ${JSON.stringify(problem)}`)
  // Sessions of managers are too short for a later repetition.
  const isLasting = storm.people.some((person) => person.token === token)
  if (status === 200 && token && isLasting && 'requestId' in ask)
    storm.answered.push({ endpoint, ask, token, answer: JSON.stringify(called.answer) })
  return called
}
