import { isAnswered } from './survey-answers.ts'
import type { SurveyAnswer, SurveyAnswers, SurveyJump, SurveyQuestion, SurveyTarget } from './surveys.ts'

/** Where a survey goes on after each question, the same in the browser and on the server. Pure. */

type Questions = readonly SurveyQuestion[]

/** Where answers to this question lead to, when not to the next one. */
export const jumpsOf = (question: SurveyQuestion): readonly SurveyJump[] =>
  'jumps' in question ? (question.jumps ?? []) : []

/** The answers that can lead elsewhere; none where the kind of the question has no branches. */
export function branchValues(question: SurveyQuestion): string[] {
  switch (question.kind) {
    case 'choice':
      return question.options.map(({ id }) => id)
    case 'scale':
      return Array.from({ length: question.to - question.from + 1 }, (_, at) => String(question.from + at))
    case 'nps':
      return Array.from({ length: 11 }, (_, value) => String(value))
    default:
      return []
  }
}

/** The place of a target after this place; -1 when it is not there, or does not lie ahead. */
function placeOf(questions: Questions, place: number, to: SurveyTarget | undefined): number {
  if (to === undefined) return place + 1
  if (to === 'end') return questions.length
  const at = questions.findIndex(({ id }) => id === to)
  return at > place ? at : -1
}

function placeAfter(questions: Questions, place: number, answer: SurveyAnswer | undefined): number {
  const question = questions[place]
  if (!question) return questions.length
  const jump = isAnswered(answer) ? jumpsOf(question).find(({ on }) => on === String(answer)) : undefined
  const at = placeOf(questions, place, jump?.to ?? question.next)
  return at < 0 ? place + 1 : at
}

/**
 * The questions that somebody with these answers is asked. It ends before what follows a question that must be
 * answered first, because that answer decides what follows.
 */
export function pathOf(questions: Questions, answers: SurveyAnswers): SurveyQuestion[] {
  const path: SurveyQuestion[] = []
  for (let place = 0; place < questions.length; ) {
    const question = questions[place]
    if (!question) break
    path.push(question)
    const answer = answers[question.id]
    if (question.required && jumpsOf(question).length > 0 && !isAnswered(answer)) break
    place = placeAfter(questions, place, answer)
  }
  return path
}

/** Whether every answer that may be given leads elsewhere, so that the way after the question is never taken. */
function isForked(question: SurveyQuestion): boolean {
  const leading = new Set(jumpsOf(question).map(({ on }) => on))
  const values = branchValues(question)
  return question.required && values.length > 0 && values.every((value) => leading.has(value))
}

/** Questions that lead back, to themselves or to a question that is not there: somebody would go round for ever. */
export const leadingBack = (questions: Questions): ReadonlySet<string> =>
  new Set(
    questions
      .filter((question, place) =>
        [question.next, ...jumpsOf(question).map(({ to }) => to)].some(
          (to) => placeOf(questions, place, to) < 0,
        ),
      )
      .map(({ id }) => id),
  )

/** Questions that nobody reaches, whatever they answer. */
export function unreachable(questions: Questions): ReadonlySet<string> {
  const reached = new Set(questions.length > 0 ? [0] : [])
  for (const [place, question] of questions.entries()) {
    if (!reached.has(place)) continue
    const ways = jumpsOf(question).map(({ to }) => to as SurveyTarget | undefined)
    for (const to of isForked(question) ? ways : [...ways, question.next])
      reached.add(placeOf(questions, place, to))
  }
  return new Set(questions.filter((_, place) => !reached.has(place)).map(({ id }) => id))
}

/** Questions without what leads to a removed one. */
export const withoutTarget = (questions: Questions, id: string): SurveyQuestion[] =>
  questions.map((question) => {
    const { next, ...rest } = question
    const kept = next === undefined || next === id ? rest : question
    const jumps = jumpsOf(question)
    return jumps.some(({ to }) => to === id)
      ? ({ ...kept, jumps: jumps.filter(({ to }) => to !== id) } as SurveyQuestion)
      : (kept as SurveyQuestion)
  })
