import { z } from 'zod'
import { id, line, title } from './fields.ts'

/** Konkur mode of an exam: its sections are lessons, and each field of study has its booklet of some of them. */

/** By how much each lesson counts in one way of weighing them; one that is left out counts for nothing. */
const subgroup = z.strictObject({
  id,
  title: title(1, 60),
  coefficients: z.record(id, z.int().min(0).max(20)),
})

const field = z.strictObject({
  id,
  title: title(1, 60),
  /** The sections that its booklet has, in their order. */
  lessons: z.array(id).max(20),
  subgroups: z.array(subgroup).max(6),
})
export type KonkurField = z.output<typeof field>

export const konkur = z.strictObject({
  fields: z.array(field).max(6),
  quotas: z.array(line(1, 40)).max(12),
})
export type Konkur = z.output<typeof konkur>

/** What a candidate chooses at the start. */
export const konkurChoices = z.strictObject({
  /** The id of a field. */
  field: id,
  quota: line(1, 40),
  city: line(1, 60),
})
export type KonkurChoices = z.output<typeof konkurChoices>

export const place = z.object({ rank: z.int(), of: z.int() })

/** A whole تراز with its ranks, in one subgroup. */
export const konkurWhole = z.object({
  subgroup: z.string(),
  /** 0 to 10,000. */
  standard: z.int(),
  /** Of how many percent of the candidates it is better. */
  betterThan: z.int(),
  all: place,
  quota: place,
  city: place,
})

export const konkurLesson = z.object({
  id,
  title: z.string(),
  /** In each subgroup, in their order. */
  coefficients: z.array(z.int()),
  questions: z.int(),
  right: z.int(),
  wrong: z.int(),
  empty: z.int(),
  /** −33.33 to 100. */
  percent: z.number(),
  meanPercent: z.number(),
  standard: z.int(),
  place,
})

/** How the questions of one category of the bank went. */
export const konkurTopic = z.object({
  title: z.string(),
  right: z.int(),
  wrong: z.int(),
  empty: z.int(),
})
