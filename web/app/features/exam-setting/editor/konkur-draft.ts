import type { ExamSettings } from '@arvand/contracts/exams'
import type { Konkur, KonkurField } from '@arvand/contracts/konkur'
import { localDigits } from '@arvand/persian/digits'
import { rulesWords as words } from '../words/editor-words.ts'

/** The booklets of an exam in Konkur mode, as they are being written. Pure. */

export type Subgroup = KonkurField['subgroups'][number]

const usualCoefficient = 1

export const aSubgroup = (place: number, lessons: readonly string[]): Subgroup => ({
  id: crypto.randomUUID(),
  title: words.subgroupOf(localDigits(place + 1)),
  coefficients: Object.fromEntries(lessons.map((lesson) => [lesson, usualCoefficient])),
})

/** A field with all lessons of the exam. */
export function aField(place: number, { sections }: Pick<ExamSettings, 'sections'>): KonkurField {
  const lessons = sections.map(({ id }) => id)
  return {
    id: crypto.randomUUID(),
    title: words.fieldNames[place] ?? words.field,
    lessons,
    subgroups: [aSubgroup(0, lessons)],
  }
}

export const aKonkur = (settings: Pick<ExamSettings, 'sections'>): Konkur => ({
  fields: [aField(0, settings)],
  quotas: [...words.usualQuotas],
})

/** The field with or without a lesson, in the order of the exam; a new one counts in every subgroup. */
export function withLesson(
  field: KonkurField,
  lesson: string,
  isWanted: boolean,
  { sections }: Pick<ExamSettings, 'sections'>,
): KonkurField {
  const wanted = new Set(field.lessons)
  if (isWanted) wanted.add(lesson)
  else wanted.delete(lesson)
  return {
    ...field,
    lessons: sections.flatMap(({ id }) => (wanted.has(id) ? [id] : [])),
    subgroups: field.subgroups.map((one) => ({
      ...one,
      coefficients: { ...one.coefficients, [lesson]: one.coefficients[lesson] ?? usualCoefficient },
    })),
  }
}

/** A section that was removed is no lesson of a booklet any more. */
export function withKnownLessons(settings: ExamSettings): ExamSettings {
  const { konkur, sections } = settings
  if (!konkur) return settings
  const known = new Set(sections.map(({ id }) => id))
  const fields = konkur.fields.map((field) => ({
    ...field,
    lessons: field.lessons.filter((lesson) => known.has(lesson)),
    subgroups: field.subgroups.map((one) => ({
      ...one,
      coefficients: Object.fromEntries(
        Object.entries(one.coefficients).filter(([lesson]) => known.has(lesson)),
      ),
    })),
  }))
  return { ...settings, konkur: { ...konkur, fields } }
}
