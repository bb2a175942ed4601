import { z } from 'zod'
import { reviewNote, reviewNoteText, reviewTopic } from '../course-review.ts'
import { category, courseState, enrolmentState, picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, requestId, rials } from '../fields.ts'
import { lessonContent } from '../lesson-content.ts'
import { pageAsk, pageOf } from '../page.ts'
import { playable } from '../playable.ts'
import { progress } from '../progress.ts'
import { richText } from '../rich-text.ts'
import { missing, outlineSection, reason } from '../teacher/courses.ts'

const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'content' } as const

const lineOfCourse = z.object({
  id,
  slug: z.string(),
  title: z.string(),
  summary: z.string(),
  state: courseState,
  category,
  cover: picture,
  teacher: z.string(),
  lessons: z.int(),
  minutes: z.int(),
  learners: z.int(),
  price: rials,
  listPrice: rials,
  inPlus: z.boolean(),
  /** When it was sent for review, or last changed. */
  at: instant,
})

export const listCoursesToManager = endpoint({
  ...managers,
  path: 'manage/courses/list',
  prose:
    'Lists courses of a state, drafts too: those in review by when they were sent, the others by their last change.',
  body: pageAsk.extend({ state: courseState.default('inReview') }),
  reply: pageOf(lineOfCourse).extend({ waiting: z.int() }),
  errors: [],
})

export const showCourseToManager = endpoint({
  ...managers,
  path: 'manage/courses/show',
  prose: 'Tells a whole course as its learners will see it, with what was decided of it before.',
  body: z.strictObject({ courseId: id }),
  reply: z.object({
    course: lineOfCourse.extend({
      description: richText,
      outcomes: z.array(z.string()),
      requirements: z.array(z.string()),
    }),
    sections: z.array(outlineSection),
    missing: z.array(missing),
    turns: z.array(
      z.object({ state: courseState, by: z.string(), reason: z.string().nullable(), at: instant }),
    ),
    /** What reviewers noted, also before; newest first. */
    notes: z.array(reviewNote),
    /** What was looked at since the course was sent for review. */
    checks: z.array(z.object({ topic: reviewTopic, by: z.string(), at: instant })),
  }),
  errors: ['courses.unknown-course'],
})

export const writeReviewNote = endpoint({
  ...managers,
  path: 'manage/courses/notes/write',
  prose:
    'Notes something on a lesson, a section or the whole of a course in review; its teachers get it with the decision.',
  body: z.strictObject({
    courseId: id,
    /** At most one of both; neither: the whole course. */
    sectionId: id.optional(),
    lessonId: id.optional(),
    topic: reviewTopic.optional(),
    text: reviewNoteText,
    requestId,
  }),
  reply: z.object({ noteId: id }),
  errors: [
    'courses.unknown-course',
    'courses.unknown-section',
    'courses.unknown-lesson',
    'courses.not-in-review',
    'courses.too-many-review-notes',
  ],
})

const ofReviewNote = [
  'courses.unknown-review-note',
  'courses.unknown-course',
  'courses.not-in-review',
] as const

export const removeReviewNote = endpoint({
  ...managers,
  path: 'manage/courses/notes/remove',
  prose: 'Removes a note that the teachers of the course have not got yet.',
  body: z.strictObject({ noteId: id }),
  reply: z.object({}),
  errors: [...ofReviewNote, 'courses.review-note-sent'],
})

export const reviewNoteDone = endpoint({
  ...managers,
  path: 'manage/courses/notes/done',
  prose: 'Says of a note of an earlier review that it is done, or not done after all. Written down.',
  body: z.strictObject({ noteId: id, isDone: z.boolean() }),
  reply: z.object({ note: reviewNote }),
  errors: [...ofReviewNote, 'courses.review-note-unsent'],
})

export const checkReviewTopic = endpoint({
  ...managers,
  path: 'manage/courses/check',
  prose:
    'Ticks what was looked at in a course in review, or unticks it; the list begins anew with each review.',
  body: z.strictObject({ courseId: id, topic: reviewTopic, isChecked: z.boolean() }),
  reply: z.object({}),
  errors: ['courses.unknown-course', 'courses.not-in-review'],
})

export const showLessonToManager = endpoint({
  ...managers,
  path: 'manage/courses/lesson',
  prose: 'Tells what a lesson of a course holds, for its reviewer.',
  body: z.strictObject({ courseId: id, lessonId: id }),
  reply: z.object({
    lesson: z.object({ id, title: z.string(), content: lessonContent }),
    /** Null for lessons without video or audio. */
    playable: playable.nullable(),
    files: z.array(z.object({ id, name: z.string(), type: z.string(), picture, src: z.string() })),
  }),
  errors: ['courses.unknown-course', 'courses.unknown-lesson'],
})

const turned = z.object({ state: courseState })

export const publishCourse = endpoint({
  ...managers,
  path: 'manage/courses/publish',
  prose: 'Publishes a course that waits for review; its teachers are told.',
  body: z.strictObject({ courseId: id }),
  reply: turned,
  errors: ['courses.unknown-course', 'courses.not-in-review', 'courses.not-ready'],
})

export const returnCourse = endpoint({
  ...managers,
  path: 'manage/courses/return',
  prose: 'Gives a course back to its teachers with a reason.',
  body: z.strictObject({ courseId: id, reason }),
  reply: turned,
  errors: ['courses.unknown-course', 'courses.not-in-review'],
})

export const archiveCourseByManager = endpoint({
  ...managers,
  path: 'manage/courses/archive',
  prose: 'Takes a published course out of the catalogue with a reason; its learners keep it.',
  body: z.strictObject({ courseId: id, reason }),
  reply: turned,
  errors: ['courses.unknown-course', 'courses.not-published'],
})

export const listCoursesOfPerson = endpoint({
  ...managers,
  scope: 'people',
  path: 'manage/courses/ofPerson',
  prose: 'Courses that a person learns or learnt, the one opened last first, with how far they came.',
  body: pageAsk.extend({ personId: id }),
  reply: pageOf(
    z.object({
      id,
      course: z.object({ id, slug: z.string(), title: z.string(), state: courseState }),
      state: enrolmentState,
      progress,
      enrolledAt: instant,
      /** Null: not opened yet. */
      seenAt: instant.nullable(),
      expiresAt: instant.nullable(),
    }),
  ),
  errors: [],
})
