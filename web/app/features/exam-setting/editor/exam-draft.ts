import type { Answer } from '@arvand/contracts/endpoint'
import type { ExamSection, ExamSettings } from '@arvand/contracts/exams'
import type { showTaughtExam } from '@arvand/contracts/teacher/exams'

/** What is set of an exam, as it is being written. Pure. */

export type TaughtExam = Answer<typeof showTaughtExam>
export type BankQuestion = TaughtExam['questions'][number]
export type Slot = ExamSection['slots'][number]
export type Draw = Extract<Slot['pick'], { by: 'draw' }>

/** A part of the editor that shows and changes some of the settings. */
export interface RulesProps {
  readonly settings: ExamSettings
  readonly onChange: (part: Partial<ExamSettings>) => void
}

export const aSlot = (pick: Slot['pick']): Slot => ({ id: crypto.randomUUID(), pick, points: null })

export const aSection = (title: string): ExamSection => ({
  ...{ id: crypto.randomUUID(), title, minutes: null, oneWay: false },
  slots: [],
})

/** The sections with a slot of one of them put at the end of another. */
export const movedSlot = (sections: readonly ExamSection[], slot: Slot, toId: string): ExamSection[] =>
  sections.map((section) => {
    const slots = section.slots.filter(({ id }) => id !== slot.id)
    return { ...section, slots: section.id === toId ? [...slots, slot] : slots }
  })

/** Candidates enter the sections one after the other. */
export const isPaced = (sections: readonly ExamSection[]): boolean =>
  sections.some(({ minutes, oneWay }) => minutes !== null || oneWay)

/** In minutes, where each section has its own; null: some have none. */
export const togetherOf = ({ sections }: Pick<ExamSettings, 'sections'>): number | null =>
  sections.reduce<number | null>(
    (sum, { minutes }) => (sum === null || minutes === null ? null : sum + minutes),
    sections.length > 0 ? 0 : null,
  )

/** Whether something kept on this device is what an exam sets. */
export const isSettings = (value: unknown): value is ExamSettings =>
  typeof value === 'object' &&
  value !== null &&
  'title' in value &&
  'sections' in value &&
  Array.isArray(value.sections)

interface Stored {
  readonly settings: ExamSettings
  readonly revision: number
  readonly savedAt: string
}

/** What is stored, from the answer to a save that came too late; null when the answer does not hold it. */
export function storedIn(current: unknown): Stored | null {
  if (typeof current !== 'object' || current === null) return null
  if (!('settings' in current && 'revision' in current) || !isSettings(current.settings)) return null
  const { settings, revision } = current
  if (typeof revision !== 'number') return null
  const savedAt = 'savedAt' in current && typeof current.savedAt === 'string' ? current.savedAt : ''
  return { settings, revision, savedAt }
}

/** How many questions a candidate gets, and for how many points; null where draws give points of their own. */
export function totalOf({ sections }: ExamSettings, known: ReadonlyMap<string, BankQuestion>) {
  const slots = sections.flatMap((section) => section.slots)
  const count = ({ pick }: Slot) => (pick.by === 'draw' ? pick.count : 1)
  const each = ({ pick, points }: Slot) =>
    points ?? (pick.by === 'question' ? (known.get(pick.questionId)?.points ?? 0) : null)
  return {
    questions: slots.reduce((sum, slot) => sum + count(slot), 0),
    /** In hundredths. */
    points: slots.reduce<number | null>((sum, slot) => {
      const worth = each(slot)
      return sum === null || worth === null ? null : sum + worth * count(slot)
    }, 0),
  }
}
