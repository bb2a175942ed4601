import type { QuestionOf } from '@arvand/contracts/questions'
import { readIds } from '../choices.ts'
import { shareOf } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'
import { shuffled } from '../seeded.ts'
import { withShownIds } from '../shown-ids.ts'
import { isEmpty, likeness } from '../words-of.ts'

export const orderingKind: QuestionKind<'ordering'> = {
  kind: 'ordering',
  empty: () => ({ items: [] }),
  whyNotComplete({ items }) {
    if (items.length < 2) return 'exams.question-without-options'
    if (items.some(({ text }) => isEmpty(text))) return 'exams.option-empty'
    return new Set(items.map(({ text }) => likeness(text))).size < items.length ? 'exams.options-same' : null
  },
  asked: ({ items }, seed) => ({
    options: shownItems(items, seed).map(({ shownId, text }) => ({ id: shownId, text })),
  }),
  readAnswer: ({ items }, value, seed) => {
    const shown = shownItems(items, seed).map(({ shownId }) => ({ id: shownId }))
    const order = readIds(value, shown)
    return order?.length === items.length ? order : undefined
  },
  storedAnswer({ items }, value, seed) {
    const shown = shownItems(items, seed)
    return Array.isArray(value)
      ? value.map((own) => shown.find(({ id }) => id === own)?.shownId ?? own)
      : value
  },
  mark({ items }, value, seed) {
    const order = Array.isArray(value) ? value : []
    const shown = shownItems(items, seed)
    const placed = order.map((one) => shown.find(({ shownId }) => shownId === one)?.id)
    return shareOf(items.filter(({ id }, at) => placed[at] === id).length, items.length)
  },
  correct: ({ items }) => items.map(({ text }) => text),
  texts: ({ items }) => items.map(({ text }) => text),
}

type Items = QuestionOf<'ordering'>['items']

/** The items as this candidate sees them first, which must not be the answer. */
function shownItems(items: Items, seed: string) {
  const order = shuffled(items, seed)
  const isSolved = order.every((item, at) => item === items[at])
  return withShownIds(isSolved ? [...order.slice(1), ...order.slice(0, 1)] : order)
}
