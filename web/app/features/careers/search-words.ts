import type { FoundWords } from '../../shell/found-words.ts'

export const searchWords: FoundWords = {
  results: { job: 'شغل', company: 'شرکت' },
  groups: { job: 'فرصت‌های شغلی', company: 'شرکت‌ها' },
}
