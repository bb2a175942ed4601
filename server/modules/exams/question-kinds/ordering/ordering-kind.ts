import { readIds } from '../choices.ts'
import { shareOf } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'
import { shuffled } from '../seeded.ts'
import { isEmpty, likeness } from '../words-of.ts'

export const orderingKind: QuestionKind<'ordering'> = {
  kind: 'ordering',
  empty: () => ({ items: [] }),
  whyNotComplete({ items }) {
    if (items.length < 2) return 'exams.question-without-options'
    if (items.some(({ text }) => isEmpty(text))) return 'exams.option-empty'
    return new Set(items.map(({ text }) => likeness(text))).size < items.length ? 'exams.options-same' : null
  },
  asked({ items }, seed) {
    const order = shuffled(items, seed)
    const isSolved = order.every((item, at) => item === items[at])
    // The order that is shown first must not be the answer.
    return { options: isSolved ? [...order.slice(1), ...order.slice(0, 1)] : order }
  },
  readAnswer: ({ items }, value) => {
    const order = readIds(value, items)
    return order?.length === items.length ? order : undefined
  },
  mark({ items }, value) {
    const order = Array.isArray(value) ? value : []
    return shareOf(items.filter(({ id }, at) => order[at] === id).length, items.length)
  },
  correct: ({ items }) => items.map(({ text }) => text),
  texts: ({ items }) => items.map(({ text }) => text),
}
