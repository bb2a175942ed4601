import { BadQuestion, optionIds, partIds, type RawQuestion } from '../drafts/found-question.ts'
import { numberIn, percentOf } from '../drafts/percents.ts'
import type { Texts } from '../drafts/texts.ts'
import { withoutStandIns } from './gift-signs.ts'

interface Reading {
  readonly texts: Texts
  /** A part of the answers as HTML. */
  readonly html: (part: string) => string
}

/** What stands between the braces: the kind of the question and its answers. */
export function answersOf(text: string, reading: Reading): Promise<RawQuestion> | RawQuestion {
  if (text === '') return { kind: 'essay' }
  if (text.startsWith('#')) return numeric(text.slice(1).trim(), reading)
  if (/^(t|true|f|false)\s*(#|$)/i.test(text)) return trueFalse(text, reading)
  if (text.includes('~')) return choice(text, reading)
  if (!text.startsWith('=')) throw new BadQuestion('answerUnclear')
  return text.includes('->') ? matching(text, reading) : shortAnswer(text, reading)
}

interface Answer {
  readonly isRight: boolean
  readonly text: string
  readonly percent: number | null
  readonly feedback: string
}

/** `=%50%متن#بازخورد` and the like, in their order. */
const answersIn = (text: string): Answer[] =>
  [...text.matchAll(/([=~])([^=~]*)/g)].map(([, sign, rest = '']) => {
    const isRight = sign === '='
    const weighed = /^\s*%([^%]{1,12})%/.exec(rest)
    const [words = '', ...feedback] = rest.slice(weighed?.[0].length ?? 0).split('#')
    const percent = weighed ? (percentOf(weighed[1] ?? '') ?? wrongNumber(weighed[0])) : null
    return { isRight, text: words.trim(), percent, feedback: feedback.join('#').trim() }
  })

function wrongNumber(text: string): never {
  throw new BadQuestion('wrongNumber', withoutStandIns(text).trim().slice(0, 60))
}

const worthOf = ({ percent, isRight }: Answer): number => percent ?? (isRight ? 100 : 0)

async function choice(text: string, { texts, html }: Reading): Promise<RawQuestion> {
  const answers = answersIn(text)
  const options = []
  for (const answer of answers)
    options.push({
      text: await texts.rich(html(answer.text)),
      percent: worthOf(answer),
      feedback: await texts.richOrNull(html(answer.feedback)),
    })
  return { kind: answers.some(({ isRight }) => isRight) ? 'single' : 'multiple', options: optionIds(options) }
}

async function shortAnswer(text: string, { texts, html }: Reading): Promise<RawQuestion> {
  const answers = []
  for (const answer of answersIn(text))
    answers.push({
      text: texts.line(html(answer.text)),
      percent: worthOf(answer),
      feedback: await texts.richOrNull(html(answer.feedback)),
    })
  return { kind: 'shortAnswer', answers }
}

async function matching(text: string, { texts, html }: Reading): Promise<RawQuestion> {
  const pairs = []
  const extra = []
  for (const { text: pair } of answersIn(text)) {
    const [left = '', ...right] = pair.split('->')
    const words = texts.line(html(right.join('->')))
    if (left.trim() === '') extra.push({ right: words })
    else pairs.push({ left: await texts.rich(html(left)), right: words })
  }
  return { kind: 'matching', pairs: partIds(pairs), extra: partIds(extra, 'x') }
}

async function trueFalse(text: string, { texts, html }: Reading): Promise<RawQuestion> {
  const [answer = '', wrong = '', right = ''] = text.split('#')
  const correct = /^t/i.test(answer)
  const [whenRight, whenWrong] = [await texts.richOrNull(html(right)), await texts.richOrNull(html(wrong))]
  return {
    kind: 'trueFalse',
    correct,
    whenTrue: correct ? whenRight : whenWrong,
    whenFalse: correct ? whenWrong : whenRight,
  }
}

async function numeric(text: string, { texts, html }: Reading): Promise<RawQuestion> {
  const answers = []
  for (const answer of answersIn(/^[=~]/.test(text) ? text : `=${text}`)) {
    if (!answer.isRight && answer.text === '') {
      if (answer.feedback !== '') texts.lose('partFeedback', withoutStandIns(answer.feedback))
      continue
    }
    const feedback = await texts.richOrNull(html(answer.feedback))
    answers.push({ ...numberOf(withoutStandIns(answer.text)), percent: worthOf(answer), feedback })
  }
  return { kind: 'numeric', answers }
}

/** `3`, `3:0.5` or `2..4`. */
function numberOf(text: string): { readonly value: number; readonly tolerance: number } {
  const read = (part: string | undefined) => numberIn(part ?? '') ?? wrongNumber(text)
  const [least, most] = text.split('..')
  if (most !== undefined) {
    const [from, to] = [read(least), read(most)].toSorted((a, b) => a - b) as [number, number]
    return { value: tidy((from + to) / 2), tolerance: tidy((to - from) / 2) }
  }
  const [value, tolerance] = text.split(':')
  return { value: read(value), tolerance: tolerance === undefined ? 0 : Math.abs(read(tolerance)) }
}

/** Without the last binary digits, which show 0.30000000000000004. */
const tidy = (value: number): number => Number(value.toPrecision(12))
