import { z } from 'zod'
import { category } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, requestId, title } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { practiceSettings } from '../sample-questions.ts'
import { bankQuestion } from './questions.ts'

/** Groups of sample questions as a teacher makes them of their own bank. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

/** Why a group cannot be published yet. */
const unready = ['exams.group-without-questions', 'exams.sample-not-ready', 'exams.marked-by-hand'] as const

const publishing = z.object({
  /** Null: a draft. */
  publishedAt: instant.nullable(),
  /** The questions, their order or their versions differ from those that were published. */
  isChanged: z.boolean(),
  whyNotPublish: z.enum(unready).nullable(),
})

export const listOwnGroups = endpoint({
  ...byTeachers,
  path: 'sampleQuestion/list',
  prose: 'The caller’s groups of sample questions, the newest first.',
  body: pageAsk,
  reply: pageOf(
    z.object({
      id,
      title: z.string(),
      category: category.nullable(),
      questions: z.int(),
      publishedAt: instant.nullable(),
      /** How many people practise it. */
      people: z.int(),
    }),
  ),
  errors: [],
})

export const makeGroup = endpoint({
  ...byTeachers,
  path: 'sampleQuestion/make',
  prose: 'Makes an empty group, as a draft.',
  body: z.strictObject({ title: title(2, 120), requestId }),
  reply: z.object({ groupId: id }),
  errors: [],
})

export const showOwnGroup = endpoint({
  ...byTeachers,
  path: 'sampleQuestion/show',
  prose: 'A group with all that is set, and its questions as the bank has them now.',
  body: z.strictObject({ groupId: id }),
  reply: publishing.extend({
    id,
    settings: practiceSettings,
    revision: z.int(),
    savedAt: instant,
    people: z.int(),
    questions: z.array(bankQuestion),
  }),
  errors: ['exams.unknown-group'],
})

export const saveGroup = endpoint({
  ...byTeachers,
  path: 'sampleQuestion/save',
  prose:
    'Saves what is set; `current` of a 409 tells what another window saved. Who practises sees words at once and questions once they are published.',
  body: z.strictObject({ groupId: id, revision: z.int().min(0), settings: practiceSettings }),
  reply: publishing.extend({ revision: z.int(), savedAt: instant }),
  errors: [
    'exams.unknown-group',
    'exams.saved-meanwhile',
    'exams.unknown-question',
    'exams.sample-not-ready',
    'exams.marked-by-hand',
    'courses.unknown-category',
  ],
})

export const publishGroup = endpoint({
  ...byTeachers,
  path: 'sampleQuestion/publish',
  prose: 'Opens a group to everybody who is signed in, with the versions that its questions have now.',
  body: z.strictObject({ groupId: id, revision: z.int().min(0) }),
  reply: publishing,
  errors: ['exams.unknown-group', 'exams.saved-meanwhile', ...unready],
})

export const unpublishGroup = endpoint({
  ...byTeachers,
  path: 'sampleQuestion/unpublish',
  prose: 'Makes a published group a draft again; what people practised stays theirs.',
  body: z.strictObject({ groupId: id }),
  reply: publishing,
  errors: ['exams.unknown-group'],
})
