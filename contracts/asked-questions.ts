import { z } from 'zod'
import { partId, questionKind, spot } from './questions.ts'
import { richText } from './rich-text.ts'

/** A question as who answers it gets it: without key, feedback and hints, its options in this person's order. */
export const askedQuestion = z.object({
  id: z.string(),
  kind: questionKind,
  text: richText,
  /** In hundredths. */
  points: z.int(),
  soundId: z.string().nullable(),
  /** Of single and multiple; the items of ordering. */
  options: z.array(z.object({ id: z.string(), text: richText })).optional(),
  /** Of matching. */
  lefts: z.array(z.object({ id: z.string(), text: richText })).optional(),
  rights: z.array(z.object({ id: z.string(), text: z.string() })).optional(),
  /** Of cloze, in the order of `[[1]]`, `[[2]]`…; `options` where one is chosen. */
  blanks: z
    .array(z.object({ kind: z.enum(['text', 'number', 'choice']), options: z.array(z.string()).optional() }))
    .optional(),
  /** Of dragWords: the words of each group; `groups` says from which each blank takes its word. */
  words: z.array(z.object({ text: z.string(), group: z.int() })).optional(),
  groups: z.array(z.int()).optional(),
  /** Of hotspot. */
  picture: z.object({ fileId: z.string(), alt: z.string() }).optional(),
  /** Of essay; 0: no limit. */
  leastWords: z.int().optional(),
  mostWords: z.int().optional(),
  /** Of file. */
  mostFiles: z.int().optional(),
  /** Of numeric and formula: the names of units that are understood. */
  units: z.array(z.string()).optional(),
})
export type AskedQuestion = z.output<typeof askedQuestion>

/**
 * What was answered. Option id (single); ids of options (multiple, ordering) or of files (file); true or false; text
 * (shortAnswer, essay, and numbers of numeric and formula as typed); right id by left id (matching); a text for each
 * blank (cloze, dragWords); a place on the picture (hotspot). Null takes an answer back.
 */
export const answerValue = z
  .union([
    z.null(),
    z.boolean(),
    z.string().max(100_000),
    z.array(z.string().max(300)).max(40),
    spot,
    z.record(partId, partId),
  ])
  // Its shape follows from the kind of the question, which alone can say what is wrong with it.
  .meta({ override: { description: 'An answer, in the shape of its kind of question.' } })
export type AnswerValue = z.output<typeof answerValue>

/** What an answer is worth. */
export const markedAnswer = z.object({
  /** Of the points, from −100 to 100; null: a person marks it. */
  percent: z.number().nullable(),
  verdict: z.enum(['right', 'partly', 'wrong', 'empty', 'byHand']),
  /** What the question says to this answer. */
  feedback: z.array(richText),
  /** The right answer in words, where it can be told so. */
  correct: z.array(richText),
})
export type MarkedAnswer = z.output<typeof markedAnswer>
