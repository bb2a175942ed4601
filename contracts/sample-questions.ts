import { z } from 'zod'
import { slug } from './courses.ts'
import { id, line, money, shownLines, title } from './fields.ts'
import { jalaliYear } from './jalali-year.ts'

/** Sample-question groups: what their teacher sets, and how far a person who practises them is. */

export const mostPractised = 200

/** For whom a group is written. */
export const practiceGrade = z.enum([
  'sixth',
  'seventh',
  'eighth',
  'ninth',
  'tenth',
  'eleventh',
  'twelfth',
  'konkur',
  'university',
])
export type PracticeGrade = z.output<typeof practiceGrade>

export const practiceSettings = z.strictObject({
  title: title(2, 120),
  description: shownLines(0, 1000).default(''),
  /** The field, by the slug of its course category. */
  category: slug.nullable().default(null),
  grade: practiceGrade.nullable().default(null),
  /** In which Jalali year the questions were asked. */
  year: jalaliYear.nullable().default(null),
  /** Where they come from: «کنکور سراسری», a book, a school. */
  source: line(0, 120).default(''),
  /** Without tax; 0: free. */
  price: money(0, 500_000_000).default(0),
  /** Of the owner’s bank, in the order in which new ones come. */
  questionIds: z.array(id).max(mostPractised).default([]),
})
export type PracticeSettings = z.output<typeof practiceSettings>

/** How well the questions of a group are known. */
export const mastery = z.object({
  /** Never answered. */
  fresh: z.int(),
  learning: z.int(),
  /** They come again in three weeks or later. */
  mastered: z.int(),
})
export type Mastery = z.output<typeof mastery>

/** The plan of today for one group. */
export const practicePlan = z.object({
  /** Questions that come back today and were not answered yet. */
  due: z.int(),
  /** New ones that today still takes. */
  fresh: z.int(),
  /** Answered today, those of `doneFresh` among them. */
  done: z.int(),
  doneFresh: z.int(),
})
export type PracticePlan = z.output<typeof practicePlan>

/** Which questions are drawn: by today’s plan, those whose last answer was not right, or the bookmarked ones. */
export const practiceMode = z.enum(['daily', 'mistakes', 'bookmarked'])
export type PracticeMode = z.output<typeof practiceMode>
