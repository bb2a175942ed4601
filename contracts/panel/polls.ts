import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, requestId } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Polls of a class: a host asks, whoever is in answers, and what came out stays with the session. */

const byPerson = { service: 'panel', method: 'POST', access: 'user' } as const
const ofPoll = z.strictObject({ sessionId: id, pollId: id })
const belong = ['live.unknown-session', 'live.removed'] as const
const hosted = [...belong, 'live.only-host', 'live.unknown-poll'] as const

/** Names beside a choice; the count stands with all. */
const mostNames = 50

export const poll = z.object({
  id,
  question: z.string(),
  isMultiple: z.boolean(),
  isAnonymous: z.boolean(),
  isOver: z.boolean(),
  /** Participants see the result too. */
  showsResult: z.boolean(),
  askedAt: instant,
  /** It is a question of the bank, with right choices. */
  isQuiz: z.boolean(),
  /** How many people answered; null to whom the result is not shown. */
  voters: z.int().nullable(),
  choices: z.array(
    z.object({
      place: z.int(),
      text: z.string(),
      isMine: z.boolean(),
      votes: z.int().nullable(),
      /** Whether it is right; null where there is no right one, and for everybody until the poll is over. */
      isRight: z.boolean().nullable(),
      /** Who chose it, the first of them; empty where the poll is anonymous or its result not shown. */
      names: z.array(z.string()).max(mostNames),
    }),
  ),
})

export const listPolls = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/polls',
  prose:
    'The polls of a session, the newest first, during it and after. While one runs its votes come as live message `livePoll` with `sessionId`, `pollId`, `voters` and `votes` (in the order of the choices) to whom the result is shown.',
  body: pageAsk.extend({ sessionId: id }),
  reply: pageOf(poll),
  errors: belong,
})

const choices = z
  .array(line(1, 120))
  .min(2, 'دست‌کم دو گزینه بنویسید.')
  .max(6, 'حداکثر شش گزینه بنویسید.')
  .refine((texts) => new Set(texts).size === texts.length, 'دو گزینه یکی هستند.')

export const askPoll = endpoint({
  ...byPerson,
  path: 'live/poll/ask',
  prose: 'A host asks everybody who is in.',
  body: z.strictObject({
    sessionId: id,
    question: line(2, 300),
    choices,
    isMultiple: z.boolean(),
    isAnonymous: z.boolean(),
    requestId,
  }),
  reply: z.object({ pollId: id }),
  errors: [...belong, 'live.session-over', 'live.only-host', 'live.too-many-polls'],
})

export const listPollQuestions = endpoint({
  ...byPerson,
  path: 'live/poll/questions',
  prose:
    'The complete single, multiple and true-false questions of the caller’s own bank, for whoever leads a class.',
  body: pageAsk.extend({ sessionId: id, q: line(0, 120).optional() }),
  reply: pageOf(z.object({ id, excerpt: z.string() })),
  errors: [...belong, 'live.session-over', 'live.only-host'],
})

export const askQuestion = endpoint({
  ...byPerson,
  path: 'live/poll/askQuestion',
  prose:
    'A host asks everybody a question of their own bank; its right choices are told when the poll is over, to nobody before.',
  body: z.strictObject({ sessionId: id, questionId: id, isAnonymous: z.boolean(), requestId }),
  reply: z.object({ pollId: id }),
  errors: [
    ...belong,
    'live.session-over',
    'live.only-host',
    'live.too-many-polls',
    'live.unknown-question',
    'live.question-not-in-words',
  ],
})

export const answerPoll = endpoint({
  ...byPerson,
  guests: true,
  path: 'live/poll/answer',
  prose: 'Answers a poll with places of choices, from 1; a later answer replaces an earlier one.',
  body: ofPoll.extend({
    choices: z.array(z.int().min(1).max(6)).min(1, 'یک گزینه انتخاب کنید.').max(6),
  }),
  reply: z.object({}),
  errors: [
    ...belong,
    'live.session-over',
    'live.not-in',
    'live.unknown-poll',
    'live.poll-over',
    'live.wrong-choice',
  ],
})

export const showPollResult = endpoint({
  ...byPerson,
  path: 'live/poll/showResult',
  prose: 'A host shows participants the result of a poll, or hides it again, also after the class.',
  body: ofPoll.extend({ shows: z.boolean() }),
  reply: z.object({}),
  errors: hosted,
})

export const endPoll = endpoint({
  ...byPerson,
  path: 'live/poll/end',
  prose: 'A host ends a poll; nobody answers it any more.',
  body: ofPoll,
  reply: z.object({}),
  errors: hosted,
})
