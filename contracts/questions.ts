import { z } from 'zod'
import { id, line } from './fields.ts'
import { criterion } from './lesson-content.ts'
import { richText } from './rich-text.ts'

/**
 * Questions of exams and of practice, whole: with their key. Who answers gets `AskedQuestion` instead, which has none. A
 * question may be incomplete while it is a draft; `whyNotComplete` of its kind says what is missing.
 */

/** In hundredths: 150 is one mark and a half. */
export const points = z.int().min(0).max(100_000)

/** How much of the marks an answer is worth; below zero it takes marks away. */
const percent = z.number().min(-100).max(100)

const feedback = richText.nullable().default(null)

const common = {
  text: richText,
  /** A sound file that belongs to the text, e.g. of a listening question. */
  soundId: id.nullable().default(null),
  /** Told one after the other in practice. */
  hints: z.array(line(1, 500)).max(5).default([]),
  /** Told after the answer, whatever it was. */
  feedback,
  points: points.default(100),
}

/** The id of an option, item or area inside its question; short, so that answers are light. */
export const partId = z.string().regex(/^[a-z0-9]{1,12}$/, 'این شناسه درست نیست.')

const option = z.strictObject({ id: partId, text: richText, percent, feedback })
export type QuestionOption = z.output<typeof option>

const choice = {
  ...common,
  options: z.array(option).max(20),
  /** Each candidate sees the options in another order. */
  shuffle: z.boolean().default(true),
}

/** An answer that is compared after folding letters, digits and half-spaces; `*` stands for anything. */
const textAnswer = z.strictObject({ text: line(0, 300), percent, feedback })

const numberAnswer = z.strictObject({
  value: z.number(),
  /** How far from `value` is still right. */
  tolerance: z.number().min(0).default(0),
  percent,
  feedback,
})

/** A unit in which the answer may be written: the value in it, times `factor`, is the value in the first unit. */
const unit = z.strictObject({ name: line(1, 30), factor: z.number().positive() })
const units = {
  units: z.array(unit).max(10).default([]),
  /** An answer without its unit is wrong. */
  unitNeeded: z.boolean().default(false),
}

/** A blank of a cloze text, at the place `[[1]]`, `[[2]]`… of its text. */
const blank = z.discriminatedUnion('kind', [
  z.strictObject({
    kind: z.literal('text'),
    answers: z.array(textAnswer).max(20),
    caseSensitive: z.boolean().default(false),
    weight: z.int().min(1).max(100).default(1),
  }),
  z.strictObject({
    kind: z.literal('number'),
    answers: z.array(numberAnswer).max(20),
    weight: z.int().min(1).max(100).default(1),
  }),
  z.strictObject({
    kind: z.literal('choice'),
    answers: z.array(textAnswer).max(20),
    weight: z.int().min(1).max(100).default(1),
  }),
])
export type ClozeBlank = z.output<typeof blank>

const word = z.strictObject({
  id: partId,
  text: line(0, 120),
  /** Words of one group fit the same blanks; the page shows each group apart. */
  group: z.int().min(1).max(8).default(1),
})

/** A place on a picture, both in thousandths of its width and height. */
export const spot = z.strictObject({ x: z.number().min(0).max(1000), y: z.number().min(0).max(1000) })
export type Spot = z.output<typeof spot>

const area = z.strictObject({
  id: partId,
  /** A rectangle by two corners, a circle by its centre and a point of its edge, a polygon by its corners. */
  shape: z.enum(['rectangle', 'circle', 'polygon']),
  points: z.array(spot).min(2).max(40),
  percent,
  feedback,
})
export type HotspotArea = z.output<typeof area>

const variable = z.strictObject({
  name: z
    .string()
    .regex(/^[a-z][a-z0-9_]{0,11}$/i, 'نام متغیر با یک حرف لاتین شروع می‌شود و فقط حرف و رقم لاتین دارد.'),
  least: z.number(),
  most: z.number(),
  decimals: z.int().min(0).max(6).default(0),
})
export type FormulaVariable = z.output<typeof variable>

export const question = z.discriminatedUnion('kind', [
  z.strictObject({ kind: z.literal('single'), ...choice }),
  z.strictObject({ kind: z.literal('multiple'), ...choice }),
  z.strictObject({
    kind: z.literal('trueFalse'),
    ...common,
    /** Null while it is not chosen. */
    correct: z.boolean().nullable(),
    whenTrue: feedback,
    whenFalse: feedback,
  }),
  z.strictObject({
    kind: z.literal('shortAnswer'),
    ...common,
    answers: z.array(textAnswer).max(30),
    caseSensitive: z.boolean().default(false),
  }),
  z.strictObject({ kind: z.literal('numeric'), ...common, answers: z.array(numberAnswer).max(20), ...units }),
  z.strictObject({
    kind: z.literal('matching'),
    ...common,
    pairs: z.array(z.strictObject({ id: partId, left: richText, right: line(0, 300) })).max(20),
    /** Right sides that belong to no pair. */
    extra: z
      .array(z.strictObject({ id: partId, right: line(0, 300) }))
      .max(20)
      .default([]),
    shuffle: z.boolean().default(true),
  }),
  z.strictObject({
    kind: z.literal('ordering'),
    ...common,
    /** In the right order. */
    items: z.array(z.strictObject({ id: partId, text: richText })).max(20),
  }),
  z.strictObject({ kind: z.literal('cloze'), ...common, blanks: z.array(blank).max(40) }),
  z.strictObject({
    kind: z.literal('dragWords'),
    ...common,
    /** The first belongs into `[[1]]`, the second into `[[2]]`; those past the last blank belong nowhere. */
    words: z.array(word).max(40),
  }),
  z.strictObject({
    kind: z.literal('essay'),
    ...common,
    leastWords: z.int().min(0).max(10_000).default(0),
    /** 0: no limit. */
    mostWords: z.int().min(0).max(10_000).default(0),
    rubric: z.array(criterion).max(12).default([]),
  }),
  z.strictObject({
    kind: z.literal('file'),
    ...common,
    mostFiles: z.int().min(1).max(10).default(1),
    rubric: z.array(criterion).max(12).default([]),
  }),
  z.strictObject({
    kind: z.literal('hotspot'),
    ...common,
    /** Null while there is no picture. */
    fileId: id.nullable(),
    /** What the picture shows, for those who do not see it. */
    alt: line(0, 300).default(''),
    areas: z.array(area).max(20),
  }),
  z.strictObject({
    kind: z.literal('formula'),
    ...common,
    /** The text shows the value of `a` at `{a}`. */
    variables: z.array(variable).max(20),
    /** The right answer, by the names of the variables: `a * sqrt(b)`. */
    expression: z.string().max(500),
    tolerance: z.number().min(0).default(0),
    ...units,
  }),
])
export type Question = z.output<typeof question>
export type QuestionKindName = Question['kind']
export type QuestionOf<Kind extends QuestionKindName> = Extract<Question, { readonly kind: Kind }>

export const questionKind = z.enum(
  question.options.map((one) => one.shape.kind.value) as [QuestionKindName, ...QuestionKindName[]],
)

/** Why a question cannot be asked yet; its sentences stand in `errors/exams-readiness.ts`. */
export const questionIssue = z.enum([
  'exams.question-without-text',
  'exams.question-without-options',
  'exams.option-empty',
  'exams.question-without-key',
  'exams.options-same',
  'exams.blanks-unlike-text',
  'exams.question-without-picture',
  'exams.expression-wrong',
  'exams.variable-wrong',
])
export type QuestionIssue = z.output<typeof questionIssue>
