import type { AttemptPaper, Pacing } from '../exam.ts'

/** The rules of sections that are entered one after the other. Pure. */

/** Sections are entered one after the other where one of them has a clock of its own or is one-way. */
export const isPaced = (sections: readonly Pacing[]): boolean =>
  sections.some(({ minutes, oneWay }) => Boolean(minutes) || oneWay === true)

/** The sections that are entered one after the other, as they are told before; none where all are open at once. */
export const toldPacing = (sections: readonly (Pacing & { readonly title: string })[]) =>
  (isPaced(sections) ? sections : []).map(({ title, minutes = null, oneWay = false }) => ({
    ...{ title, minutes, oneWay },
  }))

/** Of an attempt: its open section, until when that takes answers, and from which question on. */
export interface OpenSection {
  /** From 0. */
  readonly section: number
  /** Null: until the attempt ends. */
  readonly section_ends_at: Date | null
  readonly ends_at: Date
  /** By its place in the whole paper. */
  readonly reached: number
}

/** An attempt that enters a section now. The clock of the last section ends the attempt. */
export function entered({ sections }: AttemptPaper, place: number, endsAt: Date, now: Date): OpenSection {
  const minutes = sections[place]?.minutes
  const clock = minutes ? new Date(Math.min(now.getTime() + minutes * 60_000, endsAt.getTime())) : null
  const isLast = place === sections.length - 1
  return {
    section: place,
    section_ends_at: clock,
    ends_at: isLast && clock ? clock : endsAt,
    reached: sections.slice(0, place).reduce((sum, { questions }) => sum + questions.length, 0),
  }
}

/** Until when the open section takes answers. */
export const openUntil = (endsAt: Date, sectionEndsAt: Date | null): Date =>
  sectionEndsAt !== null && sectionEndsAt < endsAt ? sectionEndsAt : endsAt

interface Attempt {
  readonly session_id: string
  readonly section: number
  readonly ends_at: Date
  readonly submitted_at: Date | null
  readonly stopped_at: Date | null
}

/** Why a section is not entered; `place` is -1 where the attempt has no such section. */
export function whyNotEnter(attempt: Attempt, place: number, sessionId: string, now: Date) {
  if (place === -1) return 'exams.unknown-section'
  if (attempt.session_id !== sessionId) return 'exams.taken-over'
  if (attempt.submitted_at !== null) return 'exams.submitted'
  if (attempt.stopped_at !== null) return 'exams.stopped'
  if (now > attempt.ends_at) return 'exams.time-over'
  if (place < attempt.section) return 'exams.section-left'
  return place > attempt.section + 1 ? 'exams.section-not-next' : null
}

/** Where the answers of a save stand in the paper. */
export interface SavePlaces {
  /** The sections of the first and the last of them. */
  readonly firstSection: number
  readonly lastSection: number
  /** The first of them in the whole paper. */
  readonly first: number
  /** In a one-way section the last of them: nothing before it is answered any more. Elsewhere 0. */
  readonly passes: number
}

/** Where all sections are open at once. */
export const anywhere: SavePlaces = { firstSection: 0, lastSection: 0, first: 0, passes: 0 }

export interface QuestionPlace {
  readonly section: number
  readonly place: number
  readonly oneWay: boolean
}

/** The places of all questions by their ids; null where all sections are open at once. */
export function placesIn({ sections }: AttemptPaper): ReadonlyMap<string, QuestionPlace> | null {
  if (!isPaced(sections)) return null
  const all = sections.flatMap(({ questions, oneWay = false }, section) =>
    questions.map(({ questionId }) => ({ questionId, section, oneWay })),
  )
  return new Map(all.map(({ questionId, ...rest }, place) => [questionId, { ...rest, place }]))
}

export function placesOf(
  questionIds: readonly string[],
  places: ReadonlyMap<string, QuestionPlace> | null,
): SavePlaces {
  if (places === null) return anywhere
  const found = questionIds.flatMap((id) => places.get(id) ?? [])
  const sections = found.map(({ section }) => section)
  return {
    firstSection: Math.min(...sections),
    lastSection: Math.max(...sections),
    first: Math.min(...found.map(({ place }) => place)),
    passes: Math.max(0, ...found.map(({ place, oneWay }) => (oneWay ? place : 0))),
  }
}

/** Why answers are not taken where they stand. A question of a section that was not entered is not known yet. */
export function whyNotAnswer(
  head: { readonly section: number; readonly sectionEndsAt: Date | null; readonly reached: number },
  { firstSection, lastSection, first }: SavePlaces,
  at: Date,
) {
  if (lastSection > head.section) return 'exams.unknown-question'
  if (firstSection < head.section) return 'exams.section-over'
  if (head.sectionEndsAt !== null && at > head.sectionEndsAt) return 'exams.section-over'
  return first < head.reached ? 'exams.question-passed' : null
}

/** The paper as far as it was entered. */
export const enteredPaper = (paper: AttemptPaper, { section }: Pick<OpenSection, 'section'>): AttemptPaper =>
  isPaced(paper.sections) ? { ...paper, sections: paper.sections.slice(0, section + 1) } : paper

/** The sections of an attempt as its candidate gets them; `isWhole`: all were asked, because it is reviewed. */
export function toldSections({ sections }: AttemptPaper, open: OpenSection, isWhole: boolean) {
  const paced = isPaced(sections)
  const all = sections.flatMap(({ questions }) => questions)
  return sections.map(({ id, title, minutes = null, oneWay = false, questions }, place) => {
    const state = stateIn(paced, place, open.section)
    const isHere = paced && state === 'open'
    return {
      ...{ id, title, state, minutes, oneWay, questions: questions.length },
      ...(isHere && minutes ? { endsAt: openUntil(open.ends_at, open.section_ends_at) } : {}),
      reached: isHere && oneWay ? (all[open.reached]?.questionId ?? null) : null,
      questionIds: state === 'ahead' && !isWhole ? [] : questions.map(({ questionId }) => questionId),
    }
  })
}

function stateIn(paced: boolean, place: number, open: number) {
  if (!paced || place === open) return 'open' as const
  return place < open ? ('left' as const) : ('ahead' as const)
}
