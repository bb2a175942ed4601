import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { askedSurvey, surveyAnswers } from '../surveys.ts'

export const showSurvey = endpoint({
  service: 'home',
  method: 'GET',
  path: 'surveys/:slug',
  access: 'public',
  prose: 'A published survey with its questions.',
  params: z.object({ slug: z.string().max(120) }),
  reply: z.object({ survey: askedSurvey }),
  errors: ['surveys.unknown'],
})

export const answerSurvey = endpoint({
  service: 'home',
  method: 'POST',
  path: 'survey/answer',
  access: 'public',
  prose: 'Sends the answers to a survey; `fields` of a 422 says what is wrong with which question.',
  body: z.strictObject({
    surveyId: id,
    /** Made by the browser, once for each answer, so that one that is sent twice counts once. */
    answerId: id,
    answers: surveyAnswers,
  }),
  reply: z.object({}),
  errors: [
    'surveys.unknown',
    'surveys.closed',
    'surveys.answered',
    'surveys.account-needed',
    'surveys.answers-wrong',
    'media.unknown-file',
  ],
})
