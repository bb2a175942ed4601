import type { ExamIssue, ExamSettings, ExamState, StartIssue } from '@arvand/contracts/exams'
import type { Question } from '@arvand/contracts/questions'
import { canDrawAll } from './draw.ts'
import { bookletOf, whyNotKonkur } from './konkur/konkur.ts'

/** The rules of exams. Pure. */

/** A question that a slot may take, with the version that it had when the exam was published. */
export interface PooledQuestion {
  readonly questionId: string
  readonly version: number
  /** In hundredths. */
  readonly points: number
}

/** What a section says of its time and its order; papers leave out what is not set. */
export interface Pacing {
  readonly minutes?: number | null
  readonly oneWay?: boolean
}

export const pacingOf = ({ minutes, oneWay }: Pacing): Pacing => ({
  ...(minutes ? { minutes } : {}),
  ...(oneWay ? { oneWay } : {}),
})

export interface PublishedSlot {
  readonly id: string
  readonly count: number
  readonly pool: readonly PooledQuestion[]
}

/** What an exam asks, as it was published. */
export interface PublishedPaper {
  readonly sections: readonly (Pacing & {
    readonly id: string
    readonly title: string
    readonly slots: readonly PublishedSlot[]
  })[]
}

/** What one candidate is asked. */
export interface AttemptPaper {
  /** From which orders and drawn values follow, told to nobody. Those of attempts before it was stored follow from their ids. */
  readonly seed?: string
  readonly sections: readonly (Pacing & {
    readonly id: string
    readonly title: string
    readonly questions: readonly PooledQuestion[]
  })[]
}

/** Pure: what an exam comes to, in hundredths; where a draw may take questions of different points, their mean. */
export const mostOf = ({ sections }: PublishedPaper): number =>
  Math.round(
    sections
      .flatMap(({ slots }) => slots)
      .reduce((sum, { count, pool }) => sum + (count * totalOf(pool)) / Math.max(pool.length, 1), 0),
  )

const totalOf = (pool: readonly PooledQuestion[]): number => pool.reduce((sum, { points }) => sum + points, 0)

export interface ExamTimes {
  readonly published_at: Date | null
  readonly opens_at: Date | null
  readonly closes_at: Date | null
}

export function stateOf({ published_at, opens_at, closes_at }: ExamTimes, now: Date): ExamState {
  if (published_at === null) return 'draft'
  if (opens_at !== null && now < opens_at) return 'scheduled'
  return closes_at !== null && now >= closes_at ? 'closed' : 'open'
}

/** What an exam would ask if it were published now. */
export interface ProposedPaper {
  /** Each slot with the questions that it may take, in their newest versions; empty where there is no version yet. */
  readonly paper: PublishedPaper
  /** Every question is of one choice. */
  readonly asksOnlyChoices: boolean
}

/** Why an exam with this paper cannot be published. */
export function whyNotPublish(
  settings: ExamSettings,
  { paper, asksOnlyChoices }: ProposedPaper,
): ExamIssue | null {
  const { opensAt, closesAt, konkur } = settings
  const { sections } = paper
  if (sections.length === 0 || sections.some(({ slots }) => slots.length === 0))
    return 'exams.exam-without-questions'
  const slots = sections.flatMap((section) => section.slots)
  if (slots.some(({ pool }) => pool.length === 0)) return 'exams.question-not-ready'
  const booklets = konkur ? konkur.fields.map((field) => bookletOf(paper, field)) : [paper]
  if (!booklets.every(canDrawAll)) return 'exams.draw-too-small'
  if (minutesOf(settings, settings.sections) === null && closesAt === null) return 'exams.exam-without-end'
  if (areTooLong(settings)) return 'exams.sections-too-long'
  if (opensAt !== null && closesAt !== null && opensAt >= closesAt) return 'exams.exam-ends-before'
  return konkur ? whyNotKonkur(konkur, paper, asksOnlyChoices) : null
}

export interface Begun {
  readonly taken: number
  /** How many are allowed; 0: as many as one likes. */
  readonly attempts: number
  /** They learn its course, have bought it, or it is free for everybody. */
  readonly mayTake: boolean
}

/** Why no attempt may be begun; an access code is asked for only at the door itself. */
export function whyNotStart(
  exam: ExamTimes,
  { taken, attempts, mayTake }: Begun,
  now: Date,
): Exclude<StartIssue, 'exams.wrong-network' | 'exams.wrong-code' | 'exams.choices-missing'> | null {
  const state = stateOf(exam, now)
  if (state === 'closed' || state === 'draft') return 'exams.closed'
  if (!mayTake) return 'exams.not-bought'
  if (state === 'scheduled') return 'exams.not-open-yet'
  return attempts > 0 && taken >= attempts ? 'exams.no-attempt-left' : null
}

/**
 * How long an attempt lasts: as its exam says, else as long as its sections together where each has minutes of its own;
 * null: until the exam closes.
 */
export function minutesOf(
  { minutes }: Pick<ExamSettings, 'minutes'>,
  sections: readonly Pacing[],
): number | null {
  if (minutes !== null) return minutes
  return sections.length > 0 && sections.every((one) => one.minutes) ? togetherOf(sections) : null
}

/** How long an attempt lasts; null in Konkur mode where booklets take differently long, too. */
export function toldMinutes(settings: ExamSettings, sections: PublishedPaper['sections']): number | null {
  const { konkur } = settings
  if (!konkur) return minutesOf(settings, sections)
  const [first = null, ...more] = konkur.fields.map((field) =>
    minutesOf(settings, bookletOf({ sections }, field).sections),
  )
  return more.every((minutes) => minutes === first) ? first : null
}

const togetherOf = (sections: readonly Pacing[]): number =>
  sections.reduce((sum, { minutes }) => sum + (minutes ?? 0), 0)

/** The last sections would be cut short; in Konkur mode those of one booklet. */
function areTooLong({ minutes, sections, konkur }: ExamSettings): boolean {
  if (minutes === null) return false
  const booklets = konkur ? konkur.fields.map((field) => bookletOf({ sections }, field)) : [{ sections }]
  return booklets.some((booklet) => togetherOf(booklet.sections) > minutes)
}

const minute = 60_000

/** When an attempt that begins now ends: after its minutes, and not after the exam. */
export function endOf(minutes: number | null, closesAt: Date | null, now: Date): Date {
  const own = minutes === null ? Number.POSITIVE_INFINITY : now.getTime() + minutes * minute
  return new Date(Math.min(own, closesAt?.getTime() ?? Number.POSITIVE_INFINITY))
}

/** The percent that a wrong choice takes away stands for questions of one choice alone. */
export const isPenalised = ({ kind }: Pick<Question, 'kind'>): boolean =>
  kind === 'single' || kind === 'trueFalse'

/** What a wrong choice takes away, in percent of its points; in Konkur mode always a third. */
export const negativeOf = ({ konkur, negative }: Pick<ExamSettings, 'konkur' | 'negative'>): number =>
  konkur ? 100 / 3 : negative
