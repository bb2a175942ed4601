import type { FoundWords } from '../../shell/found-words.ts'

export const searchWords: FoundWords = { results: { post: 'پست' }, groups: { post: 'پست‌ها' } }
