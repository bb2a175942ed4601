import { askedOptions, textsOfOptions, whyNotOffer } from '../choices.ts'
import { worth } from '../marked.ts'
import type { QuestionKind } from '../question-kind.ts'

export const singleKind: QuestionKind<'single'> = {
  kind: 'single',
  empty: () => ({ options: [], shuffle: true }),
  whyNotComplete: (question) =>
    whyNotOffer(question) ??
    (question.options.some(({ percent }) => percent === 100) ? null : 'exams.question-without-key'),
  asked: askedOptions,
  readAnswer: ({ options }, value) => (options.some(({ id }) => id === value) ? value : undefined),
  mark({ options }, value) {
    const chosen = options.find(({ id }) => id === value)
    return worth(chosen?.percent ?? 0, chosen?.feedback)
  },
  correct: ({ options }) => options.filter(({ percent }) => percent === 100).map(({ text }) => text),
  rightChoices: ({ options }) => options.filter(({ percent }) => percent === 100).map(({ id }) => id),
  texts: textsOfOptions,
}
