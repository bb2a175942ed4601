import { examSettings } from '@arvand/contracts/exams'
import { cleanLine, withSignsAtNames } from '@arvand/persian/clean-text'
import { formatNumber } from '@arvand/persian/numbers'
import type { ImportedExam } from '#pure/exams'

const {
  sections: _,
  konkur: __,
  price: ___,
  objectionDays: ____,
  ...usual
} = examSettings.parse({ title: 'آزمون' })

/** An exam with what a teacher gets who says nothing. */
export const emptyExam: ImportedExam['settings'] = usual

/** A title that exams may have. */
export function titleOfExam(written: string): string {
  const title = withSignsAtNames(cleanLine(written)).slice(0, 120).trim()
  return title.length >= 2 && /\p{L}/u.test(title) ? title : `آزمون ${title}`.trim()
}

export function sectionTitle(written: string, at: number): string {
  const title = withSignsAtNames(cleanLine(written.replace(/<[^>]*>/g, ' ')))
    .slice(0, 80)
    .trim()
  return /\p{L}/u.test(title) ? title : `بخش ${formatNumber(at + 1)}`
}
