import { blanksIn, hasBlanks } from '../blanks-in-text.ts'
import { foldAnswer } from '../fold-answer.ts'
import { shareOf } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'
import { shuffled } from '../seeded.ts'
import { asText } from '../words-of.ts'

export const dragWordsKind: QuestionKind<'dragWords'> = {
  kind: 'dragWords',
  empty: () => ({ words: [] }),
  whyNotComplete({ text, words }) {
    const count = blanksIn(text).length
    if (count === 0 || count > words.length || !hasBlanks(text, count)) return 'exams.blanks-unlike-text'
    return words.some((word) => word.text === '') ? 'exams.option-empty' : null
  },
  asked: ({ text, words }, seed) => ({
    words: shuffled(words, seed).map((word) => ({ text: word.text, group: word.group })),
    groups: blanksIn(text).map((_, at) => words[at]?.group ?? 1),
  }),
  readAnswer: ({ text, words }, value) =>
    Array.isArray(value) &&
    value.length === blanksIn(text).length &&
    value.every((given) => given === '' || words.some((word) => word.text === given))
      ? value
      : undefined,
  mark({ text, words }, value) {
    const given = Array.isArray(value) ? value : []
    const expected = words.slice(0, blanksIn(text).length)
    const right = expected.filter(
      (word, at) => foldAnswer(given[at] ?? '', true) === foldAnswer(word.text, true),
    )
    return shareOf(right.length, expected.length)
  },
  correct: ({ text, words }) => words.slice(0, blanksIn(text).length).map((word) => asText(word.text)),
  texts: ({ words }) => words.map((word) => word.text),
}
