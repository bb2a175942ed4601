import { z } from 'zod'
import { askedQuestion } from '../asked-questions.ts'
import { endpoint } from '../endpoint.ts'
import { askedFile, examIssue, examSettings, examState } from '../exams.ts'
import { id, instant, line, requestId, title } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { bankQuestion } from './questions.ts'
import { taughtCourse } from './students.ts'

/** Exams as who teaches a course sets them. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const unready = [
  'exams.exam-without-questions',
  'exams.question-not-ready',
  'exams.draw-too-small',
  'exams.exam-without-end',
  'exams.exam-ends-before',
  'exams.sections-too-long',
  'exams.konkur-incomplete',
  'exams.konkur-only-choices',
] as const
/** What follows from the settings and the bank as it is now. */
const publishability = z.object({
  whyNotPublish: examIssue.nullable(),
  /** How many questions each slot may take, by the slot’s id. */
  pools: z.record(id, z.int()),
})
const ofExam = ['exams.unknown-exam', 'courses.right-missing'] as const

export const listTaughtExams = endpoint({
  ...byTeachers,
  path: 'exam/list',
  prose: 'Exams of a course, the newest first, with how many have begun and handed in.',
  body: pageAsk.extend({ courseId: id }),
  reply: pageOf(
    z.object({
      id,
      title: z.string(),
      state: examState,
      opensAt: instant.nullable(),
      closesAt: instant.nullable(),
      started: z.int(),
      submitted: z.int(),
    }),
  ).extend({ course: taughtCourse }),
  errors: ['courses.unknown-course', 'courses.right-missing'],
})

export const makeExam = endpoint({
  ...byTeachers,
  path: 'exam/make',
  prose: 'Makes an exam of a course, as a draft with one empty section.',
  body: z.strictObject({ courseId: id, title: title(2, 120), requestId }),
  reply: z.object({ examId: id }),
  errors: ['courses.unknown-course', 'courses.right-missing'],
})

export const showTaughtExam = endpoint({
  ...byTeachers,
  path: 'exam/show',
  prose: 'An exam with all that is set.',
  body: z.strictObject({ examId: id }),
  reply: publishability.extend({
    id,
    courseId: id,
    course: taughtCourse,
    settings: examSettings,
    revision: z.int(),
    state: examState,
    savedAt: instant,
    started: z.int(),
    /** Whose bank its questions come from. */
    bank: z.object({ name: z.string(), isOwn: z.boolean() }),
    /** Those that its slots name, as they are in the bank now. */
    questions: z.array(bankQuestion),
  }),
  errors: ofExam,
})

export const saveTaughtExam = endpoint({
  ...byTeachers,
  path: 'exam/save',
  prose: 'Saves what is set while the exam is a draft; `current` of a 409 tells what another saved.',
  body: z.strictObject({ examId: id, revision: z.int().min(0), settings: examSettings }),
  reply: publishability.extend({ revision: z.int(), savedAt: instant }),
  errors: [
    ...ofExam,
    'exams.saved-meanwhile',
    'exams.published-already',
    'exams.unknown-question',
    'exams.unknown-category',
  ],
})

export const publishExam = endpoint({
  ...byTeachers,
  path: 'exam/publish',
  prose: 'Publishes an exam with the versions that its questions have now.',
  body: z.strictObject({ examId: id, revision: z.int().min(0) }),
  reply: z.object({ state: examState }),
  errors: [...ofExam, 'exams.saved-meanwhile', 'exams.published-already', ...unready],
})

export const unpublishExam = endpoint({
  ...byTeachers,
  path: 'exam/unpublish',
  prose: 'Makes a published exam a draft again; refused once somebody has begun it.',
  body: z.strictObject({ examId: id }),
  reply: z.object({}),
  errors: [...ofExam, 'exams.exam-taken'],
})

export const previewExam = endpoint({
  ...byTeachers,
  path: 'exam/preview',
  prose:
    'The paper as one candidate would get it; another `seed` is another candidate. Slots that have no ready question are left out.',
  body: z.strictObject({ examId: id, seed: line(1, 60) }),
  reply: z.object({
    sections: z.array(z.object({ id, title: z.string(), questionIds: z.array(id) })),
    questions: z.array(askedQuestion),
    files: z.array(askedFile),
  }),
  errors: ofExam,
})
