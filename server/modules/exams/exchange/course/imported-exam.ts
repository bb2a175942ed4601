import { examSettings } from '@arvand/contracts/exams'
import { line, title } from '@arvand/contracts/fields'
import { points, question } from '@arvand/contracts/questions'
import { z } from 'zod'

/** What a course of another system brings besides lessons: questions for the bank and exams. */

const key = z.string().min(1).max(300)
const path = z.array(title(1, 80)).max(8)

/** A question of the course; exams name it by its key. */
export const importedQuestion = z.strictObject({
  key,
  content: question,
  tags: z.array(line(1, 40)).max(12),
  category: path,
})
export type ImportedQuestion = z.output<typeof importedQuestion>

const slot = z.strictObject({
  pick: z.discriminatedUnion('by', [
    z.strictObject({ by: z.literal('question'), key }),
    z.strictObject({
      by: z.literal('draw'),
      category: path,
      tags: z.array(line(1, 40)).max(12),
      count: z.int().min(1).max(100),
    }),
  ]),
  points: points.nullable(),
})
export type ImportedSlot = z.output<typeof slot>

/** An exam that a lesson of the course leads to. */
export const importedExam = z.strictObject({
  settings: examSettings.omit({ sections: true, konkur: true, price: true, objectionDays: true }),
  sections: z.array(z.strictObject({ title: title(1, 80), slots: z.array(slot).max(200) })).max(20),
})
export type ImportedExam = z.output<typeof importedExam>
