import { staffWords as words } from './ticket-words.ts'

/** A merge is not undone. */
export const mergeQuestion = () => ({ ...words.mergeQuestion, confirm: words.mergeSend, danger: true })
