import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { place } from '../konkur.ts'
import { pageAsk, pageOf } from '../page.ts'
import { markedExam } from './exam-marking.ts'

/** The ranking of an exam in Konkur mode. */
export const listRanking = endpoint({
  service: 'teacher',
  method: 'POST',
  path: 'exam/ranking',
  access: 'teacher',
  prose:
    'Those who sat the booklet of a field, the best whole تراز first; without a field or subgroup the first one is taken.',
  body: pageAsk.extend({ examId: id, fieldId: id.optional(), subgroupId: id.optional() }),
  reply: pageOf(
    z.object({
      attemptId: id,
      candidate: z.object({ name: z.string().nullable(), number: z.int() }),
      quota: z.string(),
      city: z.string(),
      standard: z.int(),
      all: place,
      quotaPlace: place,
      cityPlace: place,
      lessons: z.array(z.object({ percent: z.number(), standard: z.int() })),
    }),
  ).extend({
    exam: markedExam,
    fields: z.array(
      z.object({ id, title: z.string(), subgroups: z.array(z.object({ id, title: z.string() })) }),
    ),
    fieldId: id,
    subgroupId: id,
    /** Of the field: how it went for all who sat it. */
    lessons: z.array(z.object({ id, title: z.string(), meanPercent: z.number(), deviation: z.number() })),
    sat: z.int(),
  }),
  errors: ['exams.unknown-exam', 'courses.right-missing', 'exams.without-sheet'],
})
