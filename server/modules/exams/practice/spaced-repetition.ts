import type { MarkedAnswer } from '@arvand/contracts/asked-questions'
import { dayNumber, dayOfNumber } from '@arvand/persian/days'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { type Card, createEmptyCard, fsrs, type Grade, Rating, type State } from 'ts-fsrs'

/** When a question comes again. Pure: the clock is an argument. */

/** New questions of one group that a day’s plan takes. */
export const freshADay = 10

/** Who will remember a question for so many days knows it well. */
export const masteredFrom = 21

/** What is remembered of a question; null where it was never answered. */
export interface Memory {
  readonly state: State
  readonly due: Date
  readonly stability: number
  readonly difficulty: number
  readonly scheduled_days: number
  readonly reps: number
  readonly lapses: number
  readonly reviewed_at: Date | null
}

const dayInMs = 86_400_000

// Reckoned in whole days: who answers at night and again in the morning has slept over it.
const scheduler = fsrs({ enable_short_term: false, enable_fuzz: false, maximum_interval: 365 })

/** The beginning of the day in Tehran. */
export const startOfDay = (now: Date): Date => instantAt(dayAt(now))

/** A day in Tehran, as FSRS counts days. */
const asDay = (instant: Date): Date => new Date(dayNumber(dayAt(instant)) * dayInMs)
const fromDay = (day: Date): Date => instantAt(dayOfNumber(day.getTime() / dayInMs))

interface Given {
  readonly verdict: MarkedAnswer['verdict']
  readonly percent: number
  readonly hints: number
}

/** How well an answer shows that the question is known. A right one may be guessed, so none is called easy. */
export function ratingOf({ verdict, percent, hints }: Given): Grade {
  if (verdict === 'right') return hints === 0 ? Rating.Good : Rating.Hard
  return verdict === 'partly' && percent >= 50 && hints === 0 ? Rating.Hard : Rating.Again
}

/** Whether an answer moves the question: the first one of a day does. */
export const isFirstOfDay = (answeredAt: Date | null, now: Date): boolean =>
  answeredAt === null || answeredAt < startOfDay(now)

/** What is remembered after an answer; it is due from the beginning of a day. */
export function remembered(memory: Memory | null, rating: Grade, now: Date): Memory {
  const today = asDay(now)
  const { card } = scheduler.next(
    memory?.reviewed_at ? cardOf(memory) : createEmptyCard(today),
    today,
    rating,
  )
  const { state, stability, difficulty, scheduled_days, reps, lapses } = card
  return {
    ...{ state, stability, difficulty, scheduled_days, reps, lapses },
    due: fromDay(card.due),
    reviewed_at: now,
  }
}

const cardOf = ({ due, reviewed_at, ...memory }: Memory): Card => ({
  ...memory,
  due: asDay(due),
  ...(reviewed_at ? { last_review: asDay(reviewed_at) } : {}),
  elapsed_days: 0,
  learning_steps: 0,
})

/** One person’s seed for a question; after each answer options come in another order and values are drawn anew. */
export const seedOfTurn = (personId: string, questionId: string, turn: number): string =>
  `${personId} ${questionId} ${turn}`
