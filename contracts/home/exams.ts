import { z } from 'zod'
import { category, slug } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { examRules, examState } from '../exams.ts'
import { cursor, id, instant, line, rials } from '../fields.ts'
import { pageOf } from '../page.ts'
import { questionKind } from '../questions.ts'
import { practiceGrade } from '../sample-questions.ts'

/** Exams and groups of sample questions as anyone finds them (wire.md 6). */

const byAnyone = { service: 'home', method: 'GET', access: 'public' } as const

const exam = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  opensAt: instant.nullable(),
  closesAt: instant.nullable(),
  minutes: z.int().nullable(),
  questions: z.int(),
  price: rials,
  state: examState,
  teacher: z.object({ handle: z.string().nullable(), name: z.string() }),
  category,
})
export type PublicExam = z.output<typeof exam>

export const listPublicExams = endpoint({
  ...byAnyone,
  path: 'exams',
  prose: 'Exams that everybody may take, the newest first, and the fields that have one.',
  query: z.object({
    q: line(0, 120).optional(),
    category: slug.optional(),
    cursor: cursor.optional(),
  }),
  reply: pageOf(exam).extend({ fields: z.array(category) }),
  errors: [],
})

export const showPublicExam = endpoint({
  ...byAnyone,
  path: 'exams/:slug',
  prose: 'An exam that everybody may take; to someone signed in also whether they have to buy it.',
  params: z.object({ slug: z.string().max(80) }),
  reply: z.object({
    exam: exam.extend({
      description: z.string(),
      /** Null while that has no public page. */
      course: z.object({ slug: z.string(), title: z.string() }).nullable(),
      isKonkur: z.boolean(),
      /** 0: as many as one likes. */
      attempts: z.int(),
      sections: z.array(z.object({ id, title: z.string(), questions: z.int() })),
      rules: examRules,
    }),
    /** Left out for a visitor who is not signed in. */
    mine: z.object({ mayTake: z.boolean() }).optional(),
  }),
  errors: ['exams.unknown-exam'],
})

const group = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  description: z.string(),
  category: category.nullable(),
  grade: practiceGrade.nullable(),
  year: z.int().nullable(),
  source: z.string(),
  teacher: z.string(),
  questions: z.int(),
  /** Without tax; 0: free. */
  price: rials,
})
export type PublicGroup = z.output<typeof group>

export const listPublicGroups = endpoint({
  ...byAnyone,
  path: 'sampleQuestions',
  prose: 'Published groups of sample questions, the newest first, and the fields that have one.',
  query: z.object({
    q: line(0, 120).optional(),
    field: slug.optional(),
    grade: practiceGrade.optional(),
    cursor: cursor.optional(),
  }),
  reply: pageOf(group).extend({ fields: z.array(category) }),
  errors: [],
})

export const showPublicGroup = endpoint({
  ...byAnyone,
  path: 'sampleQuestions/:slug',
  prose: 'A published group of sample questions, with the words of its first questions.',
  params: z.object({ slug: z.string().max(80) }),
  reply: z.object({
    group: group.extend({
      samples: z.array(z.object({ id, kind: questionKind, excerpt: z.string() })),
    }),
    /** Left out for a visitor who is not signed in. */
    mine: z.object({ mayPractise: z.boolean() }).optional(),
  }),
  errors: ['exams.unknown-group'],
})
