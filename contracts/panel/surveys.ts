import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { answerRefusal, surveyAnswers } from '../surveys.ts'

/** Surveys as a signed-in person answers them. */

const bySignedIn = { service: 'panel', method: 'POST', access: 'user' } as const

export const showMyAnswers = endpoint({
  ...bySignedIn,
  path: 'survey/mine',
  prose: 'What the caller has answered so far, and why they cannot send it now.',
  body: z.strictObject({ surveyId: id }),
  reply: z.object({
    answers: surveyAnswers,
    files: z.record(id, z.string()),
    whyNot: answerRefusal.nullable(),
  }),
  errors: ['surveys.unknown'],
})

export const saveMyAnswers = endpoint({
  ...bySignedIn,
  path: 'survey/save',
  prose: 'Keeps answers that are not sent yet, so that the caller goes on with them elsewhere.',
  body: z.strictObject({ surveyId: id, answers: surveyAnswers }),
  reply: z.object({ savedAt: instant }),
  errors: ['surveys.unknown', 'surveys.closed', 'surveys.answered'],
})

export const listMySurveys = endpoint({
  ...bySignedIn,
  path: 'survey/list',
  prose: 'Surveys that the caller has begun or answered, the newest first.',
  body: pageAsk,
  reply: pageOf(
    z.object({
      id,
      slug: z.string(),
      title: z.string(),
      isClosed: z.boolean(),
      at: instant,
      /** Null: begun, and not sent. */
      answeredAt: instant.nullable(),
    }),
  ),
  errors: [],
})
