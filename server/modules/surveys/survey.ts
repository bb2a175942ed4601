import { isAnswered, issueSentences, whyNotAnswer } from '@arvand/contracts/survey-answers'
import { leadingBack, pathOf, unreachable } from '@arvand/contracts/survey-branching'
import type {
  AnswerRefusal,
  SurveyAnswers,
  SurveyIssue,
  SurveyQuestion,
  SurveySettings,
  SurveyState,
} from '@arvand/contracts/surveys'

/** Rules of surveys. Pure. */

interface Dated {
  readonly published_at: Date | null
  readonly closed_at: Date | null
}

export const stateOf = ({ published_at, closed_at }: Dated): SurveyState =>
  published_at === null ? 'draft' : closed_at === null ? 'open' : 'closed'

/** Why a survey with these settings cannot be published. */
export function whyNotPublish({ questions, audience, isAnonymous }: SurveySettings): SurveyIssue | null {
  if (questions.length === 0) return 'surveys.without-questions'
  if (!questions.every(isReady)) return 'surveys.question-not-ready'
  if (leadingBack(questions).size > 0) return 'surveys.leads-back'
  if (unreachable(questions).size > 0) return 'surveys.unreachable-question'
  if (!questions.some(({ kind }) => kind === 'file')) return null
  if (isAnonymous) return 'surveys.files-tell-who'
  return audience === 'everybody' ? 'surveys.files-need-account' : null
}

type Choices = readonly { readonly id: string; readonly text: string }[]

const isWritten = (choices: Choices, least: number): boolean =>
  choices.length >= least &&
  choices.every(({ text }) => text !== '') &&
  new Set(choices.map(({ id }) => id)).size === choices.length

/** Whether a question can be asked as it is. */
export function isReady(question: SurveyQuestion): boolean {
  if (question.title === '') return false
  switch (question.kind) {
    case 'choice':
    case 'ranking':
      return isWritten(question.options, 2)
    case 'multiple':
      return isWritten(question.options, 2) && areLimitsRight(question)
    case 'matrix':
      return isWritten(question.rows, 1) && isWritten(question.columns, 2)
    case 'scale':
      return question.from < question.to
    case 'date':
      return question.from === null || question.to === null || question.from <= question.to
    default:
      return true
  }
}

function areLimitsRight(question: Extract<SurveyQuestion, { kind: 'multiple' }>): boolean {
  const { least, most, options } = question
  const top = most ?? options.length
  return top <= options.length && (least ?? 0) <= top
}

interface Asker {
  readonly personId: string | null
  readonly hasAnswered: boolean
}

/** Why somebody cannot send answers to a published survey now. */
export function whyNotRespond(
  survey: Dated & { readonly settings: SurveySettings },
  { personId, hasAnswered }: Asker,
): AnswerRefusal | null {
  if (stateOf(survey) !== 'open') return 'surveys.closed'
  if (survey.settings.audience === 'everybody') return null
  if (personId === null) return 'surveys.account-needed'
  return hasAnswered ? 'surveys.answered' : null
}

/** The answers to questions that somebody who answers so is asked; the others belong to a way they left again. */
export function askedOf(questions: readonly SurveyQuestion[], answers: SurveyAnswers): SurveyAnswers {
  const given = Object.fromEntries(Object.entries(answers).filter(([, answer]) => isAnswered(answer)))
  const passed = new Set(questions.map(({ id }) => id))
  for (const { id } of pathOf(questions, given)) passed.delete(id)
  return Object.fromEntries(Object.entries(given).filter(([id]) => !passed.has(id)))
}

/** What is wrong with these answers, by the path of each; empty: they can be sent. */
export function faultsIn(
  questions: readonly SurveyQuestion[],
  answers: SurveyAnswers,
): Readonly<Record<string, string>> {
  const known = new Set(questions.map(({ id }) => id))
  const strange = Object.keys(answers).filter((id) => !known.has(id))
  const wrong = pathOf(questions, answers).flatMap((question) => {
    const issue = whyNotAnswer(question, answers[question.id])
    return issue ? [[`answers.${question.id}`, issueSentences[issue]] as const] : []
  })
  return Object.fromEntries([...wrong, ...strange.map((id) => [`answers.${id}`, issueSentences.wrong])])
}

/** How many answers of an anonymous survey have shown results: whole groups alone, so that no single one is told. */
export const shownAnswers = (answers: number, least: number): number => answers - (answers % least)

/** Whether an anonymous survey may show this part of its answers: neither the part nor the rest is a small group. */
export const isLargeEnough = (part: number, all: number, least: number): boolean =>
  part >= least && (part === all || all - part >= least)

/** The files among these answers. */
export const filesIn = (questions: readonly SurveyQuestion[], answers: SurveyAnswers): string[] =>
  questions.flatMap(({ id, kind }) => {
    const answer = answers[id]
    return kind === 'file' && Array.isArray(answer) ? answer : []
  })

/** -100 to 100: the share of promoters (9, 10) less that of detractors (0 to 6); null while nobody answered. */
export function npsOf(values: readonly { readonly value: number; readonly count: number }[]) {
  const sum = (fits: (value: number) => boolean) =>
    values.reduce((total, { value, count }) => total + (fits(value) ? count : 0), 0)
  const [promoters, detractors] = [sum((value) => value >= 9), sum((value) => value <= 6)]
  const passives = sum((value) => value === 7 || value === 8)
  const all = promoters + detractors + passives
  const score = all === 0 ? null : Math.round(((promoters - detractors) * 100) / all)
  return { promoters, passives, detractors, score }
}
