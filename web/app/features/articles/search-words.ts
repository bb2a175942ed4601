import type { FoundWords } from '../../shell/found-words.ts'

export const searchWords: FoundWords = { results: { article: 'مقاله' }, groups: { article: 'مقاله‌ها' } }
