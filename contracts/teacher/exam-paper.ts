import { z } from 'zod'
import { answerValue, askedQuestion, markedAnswer } from '../asked-questions.ts'
import { endpoint } from '../endpoint.ts'
import { askedFile } from '../exams.ts'
import { id, line, requestId } from '../fields.ts'
import { konkurChoices } from '../konkur.ts'
import { pageAsk, pageOf } from '../page.ts'
import { markedExam } from './exam-marking.ts'

/** Exams on paper: what is printed, and answers that are entered from answer sheets. */

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofExam = ['exams.unknown-exam', 'courses.right-missing'] as const
const ofPaper = [...ofExam, 'exams.not-published', 'exams.paper-draws'] as const

export const showPaper = endpoint({
  ...byTeachers,
  path: 'exam/paper',
  prose:
    'A published exam as it is printed: its questions in the order in which they were set, with the right answers. In Konkur mode the booklet of a field, of the first one when none is named.',
  body: z.strictObject({ examId: id, field: id.optional() }),
  reply: z.object({
    exam: markedExam,
    description: z.string(),
    minutes: z.int().nullable(),
    negative: z.number(),
    sections: z.array(z.object({ id, title: z.string(), questionIds: z.array(id) })),
    questions: z.array(askedQuestion.extend({ correct: markedAnswer.shape.correct })),
    files: z.array(askedFile),
    /** Null: this is no exam in Konkur mode. */
    konkur: z
      .object({
        field: id,
        fields: z.array(z.object({ id, title: z.string() })),
        quotas: z.array(z.string()),
        cities: z.array(z.string()),
      })
      .nullable(),
    /** Whether its answers can be entered from answer sheets. */
    canEnter: z.boolean(),
  }),
  errors: ofPaper,
})

export const listPaperCandidates = endpoint({
  ...byTeachers,
  path: 'exam/paper/candidates',
  prose:
    'The learners of the course of an exam by name, with the result of the last attempt of each unless names are hidden from who marks; `q` is part of a name.',
  body: pageAsk.extend({ examId: id, q: line(0, 120).optional() }),
  reply: pageOf(
    z.object({
      id,
      name: z.string(),
      /** Null: no attempt yet. */
      last: z
        .object({
          /** Null, with the points: names are hidden from who marks. */
          attemptId: id.nullable(),
          points: z.int().nullable(),
          most: z.int().nullable(),
          isOfPaper: z.boolean(),
        })
        .nullable(),
    }),
  ).extend({ exam: markedExam, canEnter: z.boolean() }),
  errors: ofPaper,
})

export const enterPaperAnswers = endpoint({
  ...byTeachers,
  path: 'exam/paper/enter',
  prose:
    'Stores what a learner answered on paper as an attempt that is handed in, and marks it. The limit of attempts holds; the times of the exam do not.',
  body: z.strictObject({
    examId: id,
    personId: id,
    answers: z.array(z.strictObject({ questionId: id, value: answerValue })).max(400),
    choices: konkurChoices.optional(),
    requestId,
  }),
  reply: z.object({ attemptId: id, points: z.int(), most: z.int() }),
  errors: [
    ...ofPaper,
    'exams.paper-kinds',
    'exams.no-learner',
    'exams.no-attempt-left',
    'exams.attempt-open',
    'exams.choices-missing',
    'exams.unknown-question',
    'exams.not-an-answer',
  ],
})
