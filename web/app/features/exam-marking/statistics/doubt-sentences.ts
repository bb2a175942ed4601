import type { Answer } from '@arvand/contracts/endpoint'
import type { QuestionDoubt, showExamStatistics } from '@arvand/contracts/teacher/exam-statistics'
import { formatNumber, formatPercent } from '@arvand/persian/numbers'
import { statisticsWords as words } from '../words/statistics-words.ts'

export type Statistics = Answer<typeof showExamStatistics>
export type QuestionFigures = Statistics['questions'][number]

/** The gravest first: a wrong key takes points from those who knew. */
const gravity: readonly QuestionDoubt[] = ['misleads', 'tooHard', 'weak', 'tooEasy']

export interface Advice {
  readonly question: QuestionFigures
  readonly title: string
  readonly causes: readonly string[]
}

/** Pure: what to mend, in words, the gravest first; a question has its gravest doubt as title and a cause for each. */
export function adviceOn(questions: readonly QuestionFigures[]): Advice[] {
  return questions
    .map((question) => ({ question, doubts: doubtsIn(question) }))
    .filter(({ doubts }) => doubts.length > 0)
    .toSorted((one, other) => placeOf(one.doubts) - placeOf(other.doubts))
    .map(({ question, doubts }) => ({
      question,
      title: titleOf(doubts[0] ?? 'weak', question),
      causes: doubts.flatMap((doubt) => causesOf(doubt, question)),
    }))
}

/** What everybody does well tells nobody apart, so it is not called weak besides. */
const doubtsIn = ({ doubts }: QuestionFigures): QuestionDoubt[] =>
  gravity.filter((one) => doubts.includes(one) && !(one === 'weak' && doubts.includes('tooEasy')))

const placeOf = ([gravest = 'tooEasy']: readonly QuestionDoubt[]): number => gravity.indexOf(gravest)

const titleOf = (doubt: QuestionDoubt, { options }: QuestionFigures): string =>
  doubt === 'misleads' && options.length > 0 ? words.misleadsKey : words[doubt]

function causesOf(doubt: QuestionDoubt, question: QuestionFigures): string[] {
  const mean = formatPercent(question.facility ?? 0)
  if (doubt === 'tooHard') return [words.tooHardWhy(mean)]
  if (doubt === 'tooEasy') return [words.tooEasyWhy(mean)]
  if (doubt === 'weak') return [words.weakWhy]
  return [words.misleadsWhy, ...keyCauses(question)]
}

/** Who chose what is right, and a wrong option that more of the best chose, where there is one. */
function keyCauses({ kind, options }: QuestionFigures): string[] {
  const right = options.filter(({ percent }) => percent > 0)
  const [key] = right
  if (kind !== 'single' || right.length !== 1 || !key) return [words.misleadsDo]
  const [rival] = options
    .filter(({ percent, byBest }) => percent <= 0 && byBest > key.byBest)
    .toSorted((one, other) => other.byBest - one.byBest)
  return [
    words.rightChosen(formatNumber(key.byBest), formatNumber(key.byWeakest)),
    ...(rival
      ? [words.otherChosen(formatNumber(rival.byBest), shortText(rival.excerpt))]
      : [words.misleadsDo]),
  ]
}

const longest = 60

const shortText = (excerpt: string): string =>
  excerpt.length > longest ? `${excerpt.slice(0, longest).trim()}…` : excerpt
