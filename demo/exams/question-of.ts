import type { FormulaVariable, Question, QuestionOf } from '@arvand/contracts/questions'
import { demoId } from '../ids.ts'
import { written } from './written.ts'

/** Questions in few words, for the sets of the demo. Texts are Markdown; `why` is told after the answer. */

const common = (text: string, why?: string) => ({
  ...{ text: written(text), soundId: null, hints: [] as string[], points: 100 },
  feedback: why === undefined ? null : written(why),
})

const letterOf = (at: number): string => String.fromCharCode(97 + at)
const option = (text: string, at: number, percent: number) => ({
  ...{ id: letterOf(at), text: written(text), percent, feedback: null },
})
const right = (text: string) => ({ text, percent: 100, feedback: null })
const wrong = (text: string) => ({ text, percent: 0, feedback: null })

export const oneOf = (text: string, key: string, others: readonly string[], why?: string): Question => ({
  ...{ kind: 'single', ...common(text, why), shuffle: true },
  options: [key, ...others].map((line, at) => option(line, at, at === 0 ? 100 : 0)),
})

/** All of `keys` are right; each of the others takes as much away. */
export const someOf = (
  text: string,
  keys: readonly string[],
  others: readonly string[],
  why?: string,
): Question => {
  const share = 100 / keys.length
  return {
    ...{ kind: 'multiple', ...common(text, why), points: 150, shuffle: true },
    options: [...keys, ...others].map((line, at) => option(line, at, at < keys.length ? share : -share)),
  }
}

export const isTrue = (text: string, correct: boolean, why: string): Question => ({
  ...{ kind: 'trueFalse', ...common(text, why), correct, whenTrue: null, whenFalse: null },
})

export const shortly = (text: string, keys: readonly string[], why?: string): Question => ({
  ...{ kind: 'shortAnswer', ...common(text, why), answers: keys.map(right), caseSensitive: false },
})

export const numberOf = (text: string, value: number, why?: string, tolerance = 0): Question => ({
  ...{ kind: 'numeric', ...common(text, why), units: [], unitNeeded: false },
  answers: [{ value, tolerance, percent: 100, feedback: null }],
})

export const matched = (
  text: string,
  pairs: readonly (readonly [left: string, right: string])[],
  extra: readonly string[] = [],
): Question => ({
  ...{ kind: 'matching', ...common(text), points: 150, shuffle: true },
  pairs: pairs.map(([left, side], at) => ({ id: letterOf(at), left: written(left), right: side })),
  extra: extra.map((side, at) => ({ id: letterOf(pairs.length + at), right: side })),
})

/** Items in their right order. */
export const inOrder = (text: string, items: readonly string[]): Question => ({
  ...{ kind: 'ordering', ...common(text) },
  items: items.map((line, at) => ({ id: letterOf(at), text: written(line) })),
})

type Blank = QuestionOf<'cloze'>['blanks'][number]
export const textBlank = (...keys: string[]): Blank => ({
  ...{ kind: 'text', answers: keys.map(right), caseSensitive: false, weight: 1 },
})
export const numberBlank = (value: number): Blank => ({
  ...{ kind: 'number', weight: 1, answers: [{ value, tolerance: 0, percent: 100, feedback: null }] },
})
export const choiceBlank = (key: string, ...others: string[]): Blank => ({
  ...{ kind: 'choice', answers: [right(key), ...others.map(wrong)], weight: 1 },
})
export const filled = (text: string, ...blanks: Blank[]): Question => ({
  ...{ kind: 'cloze', ...common(text), points: 150, blanks },
})

/** Words for the blanks in their order; those past the last blank belong nowhere. */
export const dragged = (text: string, ...words: string[]): Question => ({
  ...{ kind: 'dragWords', ...common(text) },
  words: words.map((word, at) => ({ id: letterOf(at), text: word, group: 1 })),
})

/** An essay of 40 to 250 words; each criterion has three levels, of 0, 2 and 4 marks. */
export const essayOn = (text: string, criteria: readonly string[]): Question => ({
  ...{ kind: 'essay', ...common(text), points: 400 * criteria.length, leastWords: 40, mostWords: 250 },
  rubric: criteria.map((title) => ({
    id: demoId(`criterion ${text} ${title}`, new Date(0)),
    title,
    levels: ['ندارد', 'تا اندازه‌ای', 'کامل'].map((level, at) => ({
      ...{ id: demoId(`level ${text} ${title} ${level}`, new Date(0)), title: level, points: at * 2 },
    })),
  })),
})

interface PointedPlace {
  /** What the picture shows. */
  readonly alt: string
  /** In thousandths of the picture; what is near it counts too. */
  readonly x: number
  readonly y: number
}

/** A place on the picture of its set, whose id is known once it is stored. */
export const pointedAt = (text: string, { alt, x, y }: PointedPlace, why: string): Question => ({
  ...{ kind: 'hotspot', ...common(text, why), fileId: null, alt },
  areas: [
    {
      ...{ id: 'a', shape: 'circle', percent: 100, feedback: null },
      points: [
        { x, y },
        { x: x + 40, y },
      ],
    },
  ],
})

export const fileOf = (text: string): Question => ({
  ...{ kind: 'file', ...common(text), points: 300, mostFiles: 2, rubric: [] },
})

/** A variable from `least` to `most`, whole numbers. */
export const from = (name: string, least: number, most: number): FormulaVariable => ({
  ...{ name, least, most, decimals: 0 },
})
export const computed = (
  text: string,
  expression: string,
  variables: readonly FormulaVariable[],
  tolerance = 0,
): Question => ({
  ...{ kind: 'formula', ...common(text), variables: [...variables], expression, tolerance },
  ...{ units: [], unitNeeded: false },
})
