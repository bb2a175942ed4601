import type { ClozeBlank } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import { hasBlanks } from '../blanks-in-text.ts'
import { worth } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'
import { readNumber } from '../read-number.ts'
import { shuffled } from '../seeded.ts'
import { feedbackOf, hasKey, numberAnswerFor, rightTexts, textAnswerFor } from '../typed-answers.ts'
import { asText } from '../words-of.ts'

export const clozeKind: QuestionKind<'cloze'> = {
  kind: 'cloze',
  empty: () => ({ blanks: [] }),
  whyNotComplete({ text, blanks }) {
    if (blanks.length === 0 || !hasBlanks(text, blanks.length)) return 'exams.blanks-unlike-text'
    if (!blanks.every(({ answers }) => hasKey(answers))) return 'exams.question-without-key'
    const isShort = blanks.some(({ kind, answers }) => kind === 'choice' && answers.length < 2)
    if (isShort) return 'exams.question-without-options'
    return blanks.some(isBlankEmpty) ? 'exams.option-empty' : null
  },
  asked: ({ blanks }, seed) => ({
    blanks: blanks.map((blank, at) =>
      blank.kind === 'choice'
        ? { kind: blank.kind, options: shuffled(blank.answers, `${seed} ${at}`).map(({ text }) => text) }
        : { kind: blank.kind },
    ),
  }),
  readAnswer: ({ blanks }, value) =>
    Array.isArray(value) && value.length === blanks.length ? value : undefined,
  mark({ blanks }, value) {
    const given = Array.isArray(value) ? value : []
    const found = blanks.map((blank, at) => ({ blank, answer: answerFor(blank, given[at] ?? '') }))
    const weights = blanks.reduce((sum, { weight }) => sum + weight, 0)
    const gained = found.reduce((sum, { blank, answer }) => sum + blank.weight * (answer?.percent ?? 0), 0)
    return worth(Math.max(0, gained / weights), ...found.map(({ answer }) => answer?.feedback))
  },
  correct: ({ blanks }) => blanks.map((blank) => asText(rightTexts(blank).join('، '))),
  texts: ({ blanks }): (RichText | string)[] =>
    blanks.flatMap((blank) => [...rightTexts(blank), ...feedbackOf(blank.answers)]),
}

const isBlankEmpty = (blank: ClozeBlank): boolean =>
  blank.kind !== 'number' && blank.answers.some(({ text }) => text === '')

function answerFor(blank: ClozeBlank, given: string) {
  if (given.trim() === '') return undefined
  if (blank.kind === 'number') return numberAnswerFor(blank.answers, readNumber(given))
  return textAnswerFor(blank.answers, given, blank.kind === 'text' && blank.caseSensitive)
}
