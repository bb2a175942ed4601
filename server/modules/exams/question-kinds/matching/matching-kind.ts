import { foldAnswer } from '../fold-answer.ts'
import { shareOf } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'
import { shuffled } from '../seeded.ts'
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
  asked({ pairs, extra, shuffle }, seed) {
    const lefts = pairs.map(({ id, left }) => ({ id, text: left }))
    // Two pairs may have the same right side: who answers sees it once.
    const rights = [...pairs, ...extra].filter(
      ({ right }, at, all) => all.findIndex((other) => other.right === right) === at,
    )
    return {
      lefts: shuffle ? shuffled(lefts, seed) : lefts,
      rights: shuffled(rights, `${seed} rights`).map(({ id, right }) => ({ id, text: right })),
    }
  },
  readAnswer({ pairs, extra }, value) {
    if (typeof value !== 'object' || Array.isArray(value) || 'x' in value) return undefined
    const isKnown = ([left, right]: [string, unknown]) =>
      pairs.some(({ id }) => id === left) && [...pairs, ...extra].some(({ id }) => id === right)
    return Object.entries(value).every(isKnown) ? value : undefined
  },
  mark({ pairs, extra }, value) {
    const given = new Map(Object.entries(value))
    const textOf = (id: string | undefined) =>
      foldAnswer([...pairs, ...extra].find((one) => one.id === id)?.right ?? '', true)
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
