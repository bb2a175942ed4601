import { z } from 'zod'
import { enrolmentSource, enrolmentState, staffRight } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { day, id, instant, line, phoneOut, requestId, shownLine, shownLines } from '../fields.ts'
import { lessonKind } from '../lesson-content.ts'
import { pageAsk, pageOf } from '../page.ts'
import { progress } from '../progress.ts'

const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const
const ofCourse = ['courses.unknown-course', 'courses.right-missing'] as const
const ofStudent = [...ofCourse, 'courses.unknown-student'] as const

/** The course of a teacher's list, and what the caller may do in it. */
export const taughtCourse = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  accessDays: z.int().nullable(),
  rights: z.array(staffRight),
})

/** The most lines in a list of mobiles. */
export const mostMobiles = 2000

/** Active learners who never opened the course, or were not seen for a week; who never came is idle after a week too. */
export const attendance = z.enum(['never', 'idle'])
export type Attendance = z.output<typeof attendance>

/** What learners did of one lesson: those who enrolled two weeks ago or more, as the figures of lessons count them. */
export const lessonDeed = z.enum(['reached', 'notReached', 'completed', 'watched'])
export type LessonDeed = z.output<typeof lessonDeed>

const cohort = z.object({ id, title: z.string(), startsOn: day, endsOn: day.nullable() })

/** The days in which learners of a list enrolled, both included. */
const enrolledDays = { from: day.optional(), to: day.optional() }

const student = z.object({
  enrolmentId: id,
  personId: id,
  name: z.string(),
  state: enrolmentState,
  source: enrolmentSource,
  cohort: cohort.nullable(),
  enrolledAt: instant,
  expiresAt: instant.nullable(),
  /** Null: the learner never opened the course. */
  seenAt: instant.nullable(),
  progress,
  /** Number of marked assignments, of those that wait to be marked, and of all. */
  marks: z.object({ marked: z.int(), waiting: z.int(), assignments: z.int() }),
})

export const listStudents = endpoint({
  ...byTeachers,
  path: 'student/list',
  prose:
    'Lists the learners of a course, newest first; `q` is part of a name, `attendance` those who never came or are idle, `did` with `lessonId` those who reached a lesson and the like, `from` and `to` days of enrolling.',
  body: pageAsk.extend({
    courseId: id,
    q: line(0, 120).optional(),
    state: enrolmentState.optional(),
    cohortId: id.optional(),
    attendance: attendance.optional(),
    lessonId: id.optional(),
    did: lessonDeed.optional(),
    ...enrolledDays,
  }),
  reply: pageOf(student).extend({
    course: taughtCourse,
    /** The lesson to which the list is narrowed. */
    lesson: z.object({ id, title: z.string() }).nullable(),
  }),
  errors: [...ofCourse, 'courses.unknown-lesson'],
})

export const exportStudents = endpoint({
  ...byTeachers,
  path: 'student/export',
  prose:
    'Gives an address, good for a few minutes, from which the learners are downloaded by the filters of their list.',
  body: z.strictObject({
    courseId: id,
    q: line(0, 120).optional(),
    state: enrolmentState.optional(),
    cohortId: id.optional(),
    attendance: attendance.optional(),
    lessonId: id.optional(),
    did: lessonDeed.optional(),
    ...enrolledDays,
    format: z.enum(['csv', 'xlsx']),
  }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: ofCourse,
})

export const showStudent = endpoint({
  ...byTeachers,
  path: 'student/show',
  prose:
    'Tells how far a learner is, lesson by lesson, and what was handed in; notes stay the learner’s own.',
  body: z.strictObject({ courseId: id, enrolmentId: id }),
  reply: z.object({
    course: taughtCourse,
    student,
    lessons: z.array(
      z.object({
        id,
        section: z.string(),
        title: z.string(),
        kind: lessonKind,
        steps: z.int(),
        done: z.int(),
        lastAt: instant.nullable(),
      }),
    ),
    submissions: z.array(
      z.object({
        id,
        lessonTitle: z.string(),
        number: z.int(),
        at: instant,
        late: z.boolean(),
        /** In hundredths; null while it waits, or if a newer submission replaces it. */
        points: z.int().nullable(),
        most: z.int(),
        waiting: z.boolean(),
      }),
    ),
    turns: z.array(
      z.object({
        state: enrolmentState,
        by: z.string().nullable(),
        reason: z.string().nullable(),
        at: instant,
      }),
    ),
  }),
  errors: ofStudent,
})

/** The outcome does not reveal whether a mobile has an account. */
export const listOutcome = z.enum(['invited', 'full', 'notMobile', 'repeated'])
export type ListOutcome = z.output<typeof listOutcome>

const list = z.object({
  id,
  at: instant,
  lines: z.int(),
  /** Lines that are processed so far. */
  done: z.int(),
  counts: z.record(listOutcome, z.int()),
})

export const enrolStudents = endpoint({
  ...byTeachers,
  path: 'student/enrol',
  prose:
    'Invites by a list of mobiles, one on each line: who has an account is enrolled and told at once, who has none at sign-up. A learner appears by name when they first open the course.',
  body: z.strictObject({
    courseId: id,
    cohortId: id.optional(),
    /** Pasted text or the text of a CSV; digits in any script. */
    mobiles: z.string().min(1).max(200_000),
    requestId,
  }),
  reply: z.object({ list }),
  errors: [
    ...ofCourse,
    'courses.not-published',
    'courses.unknown-cohort',
    'courses.no-mobiles',
    'courses.too-many-mobiles',
    'courses.unknown-list',
  ],
})

export const showEnrolmentList = endpoint({
  ...byTeachers,
  path: 'student/showList',
  prose:
    'Tells how far a list of mobiles is, and what became of its lines; an assistant sees no number, only the line.',
  body: pageAsk.extend({ courseId: id, listId: id, outcome: listOutcome.optional() }),
  reply: pageOf(
    z.object({
      line: z.int(),
      /** As it was typed; null for an assistant. */
      given: z.string().nullable(),
      /** Null if the line is no mobile, and for an assistant. */
      mobile: phoneOut.nullable(),
      outcome: listOutcome.or(z.literal('waiting')),
    }),
  ).extend({ course: taughtCourse, list }),
  errors: [...ofCourse, 'courses.unknown-list'],
})

/** Learners that were ticked in a list. */
const chosen = z.array(id).min(1, 'کسی انتخاب نشده است. اول دانشجویان را انتخاب کنید.').max(100)

export const removeStudents = endpoint({
  ...byTeachers,
  path: 'student/remove',
  prose: 'Ends the access of learners, with a reason that is kept; who has left already is passed over.',
  body: z.strictObject({ courseId: id, enrolmentIds: chosen, reason: line(3, 300) }),
  reply: z.object({ removed: z.int() }),
  errors: [...ofStudent, 'courses.student-left'],
})

const daysWrong = 'تعداد روزها را بین ۱ تا ۳٬۶۵۰ بنویسید.'

export const extendStudents = endpoint({
  ...byTeachers,
  path: 'student/extend',
  prose:
    'Lengthens the access of learners by so many days, from now when it has ended; who cannot be given days is passed over.',
  body: z.strictObject({
    courseId: id,
    enrolmentIds: chosen,
    days: z.int(daysWrong).min(1, daysWrong).max(3650, daysWrong),
    requestId,
  }),
  reply: z.object({ extended: z.int() }),
  errors: [
    ...ofStudent,
    'courses.access-for-ever',
    'courses.was-refunded',
    'courses.unknown-cohort',
    'courses.cohort-full',
  ],
})

export const moveStudents = endpoint({
  ...byTeachers,
  path: 'student/move',
  prose: 'Puts learners into a cohort, or into none.',
  body: z.strictObject({
    courseId: id,
    enrolmentIds: chosen,
    cohortId: id.nullable(),
  }),
  reply: z.object({ moved: z.int() }),
  errors: [...ofStudent, 'courses.unknown-cohort', 'courses.cohort-full'],
})

export const messageStudents = endpoint({
  ...byTeachers,
  path: 'student/message',
  prose:
    'Sends learners a notice in the teacher’s own words, by the ways that each chose; who has left is passed over.',
  body: z.strictObject({
    courseId: id,
    enrolmentIds: chosen,
    subject: shownLine(3, 100),
    text: shownLines(3, 1000),
    requestId,
  }),
  reply: z.object({ messaged: z.int() }),
  errors: [...ofStudent, 'courses.student-left'],
})

export const listInvitations = endpoint({
  ...byTeachers,
  path: 'student/invitations',
  prose:
    'Lists the mobiles that were invited and whose owners have not opened the course yet, newest first; an assistant sees no number, only the line of its list.',
  body: pageAsk.extend({ courseId: id }),
  reply: pageOf(
    z.object({
      id,
      /** Null for an assistant. */
      mobile: phoneOut.nullable(),
      /** Its line in the pasted list; null if it was not recorded. */
      line: z.int().nullable(),
      at: instant,
    }),
  ).extend({ course: taughtCourse }),
  errors: ofCourse,
})

export const withdrawInvitation = endpoint({
  ...byTeachers,
  path: 'student/uninvite',
  prose: 'Takes an invitation back before its owner opened the course.',
  body: z.strictObject({ courseId: id, invitationId: id }),
  reply: z.object({}),
  errors: [...ofCourse, 'courses.unknown-invitation'],
})
