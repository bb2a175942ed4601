import { askedOptions, readIds, textsOfOptions, whyNotOffer } from '../choices.ts'
import { worth } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'

export const multipleKind: QuestionKind<'multiple'> = {
  kind: 'multiple',
  empty: () => ({ options: [], shuffle: true }),
  whyNotComplete(question) {
    const whyNot = whyNotOffer(question)
    if (whyNot) return whyNot
    const most = question.options.reduce((sum, { percent }) => sum + Math.max(0, percent), 0)
    return Math.abs(most - 100) < 0.001 ? null : 'exams.question-without-key'
  },
  asked: askedOptions,
  readAnswer: ({ options }, value) => readIds(value, options),
  mark({ options }, value) {
    const chosen = options.filter(({ id }) => Array.isArray(value) && value.includes(id))
    const sum = chosen.reduce((total, { percent }) => total + percent, 0)
    return worth(Math.min(100, Math.max(0, sum)), ...chosen.map(({ feedback }) => feedback))
  },
  correct: ({ options }) => options.filter(({ percent }) => percent > 0).map(({ text }) => text),
  rightChoices: ({ options }) => options.filter(({ percent }) => percent > 0).map(({ id }) => id),
  texts: textsOfOptions,
}
