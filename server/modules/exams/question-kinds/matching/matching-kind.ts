import type { QuestionOf } from '@arvand/contracts/questions'
import { foldAnswer } from '../fold-answer.ts'
import { shareOf } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'
import { shuffled } from '../seeded.ts'
import { withShownIds } from '../shown-ids.ts'
import { isEmpty, likeness } from '../words-of.ts'

export const matchingKind: QuestionKind<'matching'> = {
  kind: 'matching',
  empty: () => ({ pairs: [], extra: [], shuffle: true }),
  whyNotComplete({ pairs, extra }) {
    if (pairs.length < 2) return 'exams.question-without-options'
    if (
      pairs.some(({ left, right }) => isEmpty(left) || right === '') ||
      extra.some(({ right }) => right === '')
    )
      return 'exams.option-empty'
    return new Set(pairs.map(({ left }) => likeness(left))).size < pairs.length ? 'exams.options-same' : null
  },
  asked(question, seed) {
    const lefts = question.pairs.map(({ id, left }) => ({ id, text: left }))
    return {
      lefts: question.shuffle ? shuffled(lefts, seed) : lefts,
      rights: rightsOf(question, seed).map(({ shownId, right }) => ({ id: shownId, text: right })),
    }
  },
  readAnswer(question, value, seed) {
    if (typeof value !== 'object' || Array.isArray(value) || 'x' in value) return undefined
    const rights = rightsOf(question, seed)
    const isKnown = ([left, right]: [string, unknown]) =>
      question.pairs.some(({ id }) => id === left) && rights.some(({ shownId }) => shownId === right)
    return Object.entries(value).every(isKnown) ? value : undefined
  },
  storedAnswer(question, value, seed) {
    if (typeof value !== 'object' || Array.isArray(value) || 'x' in value) return value
    const { pairs, extra } = question
    const rights = rightsOf(question, seed)
    const textOf = (own: unknown) => [...pairs, ...extra].find(({ id }) => id === own)?.right
    return Object.fromEntries(
      Object.entries(value).map(([left, id]) => [
        left,
        rights.find(({ right }) => right === textOf(id))?.shownId ?? id,
      ]),
    )
  },
  mark(question, value, seed) {
    const { pairs } = question
    const given = new Map(Object.entries(value))
    const rights = rightsOf(question, seed)
    const textOf = (id: string | undefined) =>
      foldAnswer(rights.find(({ shownId }) => shownId === id)?.right ?? '', true)
    const right = pairs.filter(
      ({ id, right }) => given.has(id) && textOf(given.get(id)) === foldAnswer(right, true),
    )
    return shareOf(right.length, pairs.length)
  },
  correct: ({ pairs }) =>
    pairs.map(({ left, right }) => ({
      ...left,
      content: [...left.content, { type: 'paragraph', content: [{ type: 'text', text: `← ${right}` }] }],
    })),
  texts: ({ pairs, extra }) => [
    ...pairs.flatMap(({ left, right }) => [left, right]),
    ...extra.map(({ right }) => right),
  ],
}

type Matching = Pick<QuestionOf<'matching'>, 'pairs' | 'extra'>

/** The right sides as this candidate sees them. Two pairs may have the same one: it is seen once. */
function rightsOf({ pairs, extra }: Matching, seed: string) {
  const once = [...pairs, ...extra].filter(
    ({ right }, at, all) => all.findIndex((other) => other.right === right) === at,
  )
  return withShownIds(shuffled(once, `${seed} rights`))
}
