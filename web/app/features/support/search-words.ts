import type { FoundWords } from '../../shell/found-words.ts'

export const searchWords: FoundWords = { results: { help: 'راهنما' }, groups: { help: 'راهنماها' } }
