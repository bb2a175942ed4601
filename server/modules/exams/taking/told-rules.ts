import type { ExamSettings } from '@arvand/contracts/exams'
import { negativeOf, type PublishedPaper } from '../exam.ts'
import { toldPacing } from './sections.ts'

/** What a candidate is told before an exam; in Konkur mode each booklet has sections of its own. Pure. */
export const toldRules = (settings: ExamSettings, { sections }: PublishedPaper) => ({
  negative: negativeOf(settings),
  passPercent: settings.passPercent,
  needsCode: settings.accessCode !== '',
  needsNetwork: (settings.addresses ?? []).length > 0,
  lateMinutes: settings.lateMinutes ?? 0,
  reviewFrom: settings.review.from,
  sections: settings.konkur ? [] : toldPacing(sections),
})
