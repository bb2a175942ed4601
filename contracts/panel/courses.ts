import { z } from 'zod'
import { category, enrolment, enrolmentSource, enrolmentState, picture, slug } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { cursor, day, id, instant, requestId } from '../fields.ts'
import { lessonKind } from '../lesson-content.ts'
import { pageOf, wholeOf } from '../page.ts'
import { progress } from '../progress.ts'
import { learnerContent } from '../taught-lesson.ts'
import { newAnnouncement } from './announcements.ts'

/** Courses as their learners see them (wire.md 7). */

/** Where the learner stopped in a video or audio, in seconds. */
const position = z.number().min(0).max(86_400)

/** Why a lesson is not open to its learner, with the values for the sentence. */
export const whyLocked = z.object({
  code: z.enum(['courses.not-yet-open', 'courses.lessons-before']),
  opensAt: instant.nullable(),
  /** Lessons that must be done before it. */
  missing: z.array(z.object({ id, title: z.string() })),
})

/** A course as its learner's pages show it. */
const ownCourse = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  category,
  cover: picture,
  lessons: z.int(),
  minutes: z.int(),
})

const nextLesson = z.object({
  id,
  title: z.string(),
  kind: lessonKind,
  minutes: z.int(),
  /** Where the learner stopped; null if the lesson was not begun, or has no timeline. */
  position: position.nullable(),
  /** When the lesson opens; null if it is open. */
  opensAt: instant.nullable(),
})

const ownEnrolment = enrolment.extend({
  source: enrolmentSource,
  enrolledAt: instant,
  expiresAt: instant.nullable(),
  seenAt: instant,
})

export const enrolInCourse = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'course/enroll',
  access: 'user',
  prose: 'Enrols the caller in a free course, or in one that their plus opens; another is bought first.',
  body: z.strictObject({ courseId: id, requestId }),
  reply: z.object({ enrolment }),
  errors: [
    'courses.unknown-course',
    'courses.already-enrolled',
    'courses.access-ended',
    'courses.closed',
    'courses.teaches-it',
    'courses.prerequisites-missing',
    'courses.needs-purchase',
  ],
})

export const leaveCourse = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'course/leave',
  access: 'user',
  prose: 'Ends an enrolment that the caller made; notes and progress are there when they come back.',
  body: z.strictObject({ courseId: id }),
  reply: z.object({}),
  errors: ['courses.unknown-course', 'courses.not-enrolled', 'courses.access-ended', 'courses.may-not-leave'],
})

export const listMyCourses = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'course/mine',
  access: 'user',
  prose: 'Courses that the caller learns, the one seen last first, each with the lesson to go on with.',
  body: z.strictObject({
    /** `going`: open and not yet completed. */
    filter: z.enum(['all', 'going', 'completed', 'ended']).default('all'),
    cursor: cursor.optional(),
  }),
  reply: pageOf(
    z.object({
      enrolment: ownEnrolment,
      course: ownCourse,
      /** The course has a public page, so that a learner whose access has ended may enrol or buy again. */
      isListed: z.boolean(),
      /** The learner enrolled by themselves and could do so again. */
      mayLeave: z.boolean(),
      progress,
      /** Lessons whose every step is done. */
      lessonsDone: z.int(),
      /** Null when all is done. */
      nextLesson: nextLesson.nullable(),
    }),
  ),
  errors: [],
})

const curriculumLesson = z.object({
  id,
  title: z.string(),
  kind: lessonKind,
  minutes: z.int(),
  seconds: z.int(),
  steps: z.int(),
  /** Distinct steps that the caller has done. */
  done: z.int(),
  preview: z.boolean(),
  whyNot: whyLocked.nullable(),
})
export type CurriculumLesson = z.output<typeof curriculumLesson>

const lessonNow = z.object({
  id,
  title: z.string(),
  kind: lessonKind,
  minutes: z.int(),
  steps: z.int(),
  /** Which of its steps the caller has done. */
  stepsDone: z.array(z.int()),
  preview: z.boolean(),
  sectionTitle: z.string(),
  /** The lesson's number in the course, from 1. */
  number: z.int(),
})

const lessonReply = z.object({
  course: ownCourse,
  /** The role of the caller; teachers and managers (`staff`) see all lessons and make no progress. */
  as: z.enum(['learner', 'staff']),
  /** Only for staff: whether they teach the course, and whether learners do not see this lesson yet. */
  staff: z.object({ teaches: z.boolean(), isDraft: z.boolean() }).nullable(),
  enrolment: z
    .object({ id, state: enrolmentState, expiresAt: instant.nullable(), completedAt: instant.nullable() })
    .nullable(),
  lesson: lessonNow.extend({ content: learnerContent }),
  curriculum: z.array(z.object({ id, title: z.string(), lessons: z.array(curriculumLesson) })),
  progress,
  position: position.optional(),
  previousId: id.nullable(),
  nextId: id.nullable(),
  /** The last announcement of the past month that the caller has not seen yet. */
  announcement: newAnnouncement.nullable(),
  /** How many notes the caller has here. */
  notes: z.int(),
})

export const showLesson = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'course/lesson',
  access: 'user',
  prose: 'A lesson as its learner needs it, with the curriculum, the progress and where one stopped.',
  body: z.strictObject({ courseId: id, lessonId: id }),
  reply: lessonReply,
  errors: [
    'courses.unknown-course',
    'courses.unknown-lesson',
    'courses.not-enrolled',
    'courses.access-ended',
    'courses.not-yet-open',
    'courses.lessons-before',
  ],
})

export const openCourse = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'course/open',
  access: 'user',
  prose:
    'The same by the course’s address; without a lesson the one to go on with. A lesson that is not open comes without its content and with the reason.',
  body: z.strictObject({
    slug,
    lessonId: id.optional(),
    /** The lesson is downloaded for offline use, which does not count as a visit. */
    quiet: z.boolean().optional(),
  }),
  reply: lessonReply.extend({
    lesson: lessonNow.extend({ content: learnerContent.nullable(), whyNot: whyLocked.nullable() }),
  }),
  errors: [
    'courses.unknown-course',
    'courses.unknown-lesson',
    'courses.not-enrolled',
    'courses.access-ended',
  ],
})

const learns = [
  'courses.unknown-course',
  'courses.unknown-lesson',
  'courses.not-enrolled',
  'courses.access-ended',
  'courses.not-yet-open',
  'courses.lessons-before',
] as const

export const takeStep = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'course/step',
  access: 'user',
  prose: 'Counts a step of a lesson, once however often it is sent, and keeps where one stopped.',
  body: z.strictObject({ courseId: id, lessonId: id, step: z.int(), position: position.optional() }),
  reply: z.object({ progress }),
  errors: [...learns, 'courses.wrong-step'],
})

export const savePosition = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'course/position',
  access: 'user',
  prose: 'Keeps where one stopped; the last that arrives counts, from whichever device.',
  body: z.strictObject({ courseId: id, lessonId: id, position }),
  reply: z.object({}),
  errors: learns,
})

/** A dated event in the courses that a person learns. */
/** `event`: something at its hour, such as a class. */
export const agendaKind = z.enum(['release', 'due', 'begins', 'ends', 'accessEnds', 'event'])
export type AgendaKind = z.output<typeof agendaKind>

export const agendaItem = z.object({
  key: z.string(),
  kind: agendaKind,
  /** Title of the lesson; of the course if the event concerns no lesson. */
  title: z.string(),
  /** What it is a part of, e.g. the course. */
  within: z.string(),
  link: z.string(),
  /** How many lessons open together. */
  count: z.int(),
  at: instant,
  minutes: z.int().nullable(),
  /** Only the day in Tehran counts, not the hour. */
  wholeDay: z.boolean(),
})

export const showAgenda = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'course/agenda',
  access: 'user',
  prose:
    'What the caller has between two days, in order of time: what opens, is due, begins or ends in their courses, and what else they take part in.',
  body: z.strictObject({ from: day, to: day }),
  whole: true,
  reply: wholeOf(agendaItem),
  errors: [],
})

const calendarAddress = z.object({ address: z.string() })

export const showCalendarAddress = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'course/calendar',
  access: 'user',
  prose: 'The secret address of the caller’s course calendar, for a calendar program to subscribe to.',
  body: z.strictObject({}),
  reply: calendarAddress,
  errors: [],
})

export const renewCalendarAddress = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'course/renewCalendar',
  access: 'user',
  prose: 'Makes a new address; the one before it no longer works.',
  body: z.strictObject({}),
  reply: calendarAddress,
  errors: [],
})
