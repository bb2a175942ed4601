import type { Question, QuestionKindName, QuestionOption } from '@arvand/contracts/questions'
import type { RichText } from '@arvand/contracts/rich-text'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { bankKindOf } from './bank-kinds.ts'
import { freshOptionId } from './fresh-id.ts'
import { lineOf, textOfLine } from './line-text.ts'
import { mapWords } from './map-words.ts'

/**
 * The question as one of another kind: text, hints, feedback, sound and points stay, and so do options, answers, units
 * and criteria where the other kind has such.
 */
export function withKind(question: Question, kind: QuestionKindName): Question {
  if (question.kind === kind) return question
  const { text, soundId, hints, feedback, points } = question
  const common = { text: textFor(question, kind), soundId, hints, feedback, points }
  return { kind, ...common, ...bankKindOf(kind).empty(), ...fitting(question, kind, text) } as Question
}

const hasBlanks = (kind: QuestionKindName) => kind === 'cloze' || kind === 'dragWords'

/** Blanks mean nothing to other kinds, so there a gap is drawn. */
const textFor = ({ kind: from, text }: Question, to: QuestionKindName): RichText =>
  hasBlanks(from) && !hasBlanks(to)
    ? mapWords(text, (words) => words.replace(/\[\[\d{1,2}\]\]/g, '……'))
    : text

function fitting(from: Question, to: QuestionKindName, text: RichText): object {
  const options = optionsOf(from)
  if ((to === 'single' || to === 'multiple') && options.length > 0) {
    const kept = to === 'single' ? withOneRight(options) : options
    return { options: kept, ...('shuffle' in from ? { shuffle: from.shuffle } : {}) }
  }
  if (to === 'ordering' && options.length > 0)
    return { items: options.map(({ id, text: words }) => ({ id, text: words })) }
  if (to === 'shortAnswer' && options.length > 0) {
    const answers = options.flatMap(({ text: words, percent, feedback }) => {
      const answer = lineOf(words)
      return answer && percent > 0 ? [{ text: answer, percent, feedback }] : []
    })
    return answers.length > 0 ? { answers } : {}
  }
  if (to === 'formula' && from.kind === 'numeric')
    return { units: from.units, unitNeeded: from.unitNeeded, tolerance: from.answers[0]?.tolerance ?? 0 }
  if (to === 'numeric' && from.kind === 'formula') return { units: from.units, unitNeeded: from.unitNeeded }
  if ((to === 'essay' || to === 'file') && 'rubric' in from) return { rubric: from.rubric }
  if (to === 'dragWords' && from.kind === 'cloze')
    return {
      words: from.blanks.map(({ answers }, at) => ({
        id: `w${at + 1}`,
        text: textOfBest(answers),
        group: 1,
      })),
    }
  if (to === 'cloze' && from.kind === 'dragWords') return { blanks: typedBlanks(from.words, text) }
  return {}
}

/** What a question offers or expects, as options. */
function optionsOf(from: Question): QuestionOption[] {
  if (from.kind === 'single' || from.kind === 'multiple') return from.options
  if (from.kind === 'ordering')
    return from.items.map(({ text }) => ({ id: freshOptionId(), text, percent: 0, feedback: null }))
  if (from.kind !== 'shortAnswer') return []
  return from.answers
    .filter(({ text }) => text !== '')
    .map(({ text, ...rest }) => ({ id: freshOptionId(), ...rest, text: textOfLine(text) }))
}

const withOneRight = (options: readonly QuestionOption[]): QuestionOption[] => {
  const right = options.find(({ percent }) => percent > 0)
  return options.map((one) => ({ ...one, percent: one === right ? 100 : Math.min(0, one.percent) }))
}

type Answer = { readonly percent: number } & ({ readonly text: string } | { readonly value: number })

function textOfBest(answers: readonly Answer[]): string {
  const [best] = answers.toSorted((a, b) => b.percent - a.percent)
  if (!best) return ''
  return 'text' in best ? best.text : String(best.value)
}

const typedBlanks = (all: readonly { readonly text: string }[], text: RichText) =>
  all.slice(0, [...plainText(text).matchAll(/\[\[\d{1,2}\]\]/g)].length).map(({ text: word }) => ({
    kind: 'text',
    answers: [{ text: word, percent: 100, feedback: null }],
    caseSensitive: false,
    weight: 1,
  }))
