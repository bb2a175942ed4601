import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

export const learningEventType = z.enum([
  'lessonCompleted',
  'courseCompleted',
  'examPassed',
  'examFailed',
  'webinarAttended',
  'certificateIssued',
])
export type LearningEventType = z.output<typeof learningEventType>

export const listLearningEvents = endpoint({
  service: 'analysis',
  method: 'POST',
  path: 'learningEvent/list',
  access: 'manager',
  scope: 'growth',
  prose:
    'What people completed, passed, attended and earned in the last thirteen months, newest first; of everybody or of one person.',
  body: pageAsk.extend({ type: learningEventType.optional(), personId: id.optional() }),
  reply: pageOf(
    z.object({
      id,
      type: learningEventType,
      at: instant,
      personId: id,
      name: z.string(),
      /** Null: it belongs to no course that there still is. */
      courseTitle: z.string().nullable(),
    }),
  ),
  errors: [],
})
