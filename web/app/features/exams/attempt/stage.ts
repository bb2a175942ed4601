import type { Attempt, AttemptSection } from '@arvand/contracts/exams'

/** The open section of an attempt whose sections are entered one after the other. */
export interface Stage {
  readonly section: AttemptSection
  /** From 1. */
  readonly number: number
  readonly count: number
  /** Its questions stand in the paper from `begin` until before `end`. */
  readonly begin: number
  readonly end: number
  /** Undefined: it is the last one. */
  readonly next: AttemptSection | undefined
}

/** Null: all sections are open at once. Pure. */
export function stageOf(sections: readonly AttemptSection[]): Stage | null {
  const isPaced = sections.some(
    ({ state, minutes, oneWay }) => state !== 'open' || minutes !== null || oneWay,
  )
  const at = sections.findIndex(({ state }) => state === 'open')
  const section = sections[at]
  if (!isPaced || !section) return null
  const begin = sections.slice(0, at).reduce((sum, { questionIds }) => sum + questionIds.length, 0)
  return {
    section,
    number: at + 1,
    count: sections.length,
    begin,
    end: begin + section.questionIds.length,
    next: sections[at + 1],
  }
}

/** The question with which a stage is opened: the one that was shown last, and in a one-way section none before that was reached. */
export function firstShown(
  questionIds: readonly string[],
  current: string | null,
  stage: Stage | null,
): number {
  const seen = Math.max(0, questionIds.indexOf(current ?? ''))
  if (!stage) return seen
  const { section, begin, end } = stage
  const least = Math.max(begin, questionIds.indexOf(section.reached ?? ''))
  return Math.min(Math.max(seen, least), Math.max(begin, end - 1))
}

/** Until when answers are taken now. */
export const openUntil = ({ sections, endsAt }: Pick<Attempt, 'sections' | 'endsAt'>): string =>
  sections.find((section) => section.endsAt !== undefined)?.endsAt ?? endsAt

interface Shown {
  readonly attempt: Pick<Attempt, 'state' | 'sections' | 'endsAt' | 'serverTime'>
  readonly isHere: boolean
  readonly isStopped: boolean
}

/** Whether this device may save it now. */
export const isOpen = ({ attempt, isHere, isStopped }: Shown): boolean =>
  isHere &&
  !isStopped &&
  attempt.state === 'inProgress' &&
  Date.parse(openUntil(attempt)) > Date.parse(attempt.serverTime)

/** Where an attempt is; another one after a section was entered. */
export const openIdOf = ({ sections }: Pick<Attempt, 'sections'>): string | undefined =>
  stageOf(sections)?.section.id
