import type { FoundWords } from '../../shell/found-words.ts'

export const searchWords: FoundWords = {
  results: { managedSurvey: 'نظرسنجی' },
  groups: { managedSurvey: 'نظرسنجی‌ها' },
}
