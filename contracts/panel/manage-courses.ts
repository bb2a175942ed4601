import { z } from 'zod'
import { category, courseState, picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, rials } from '../fields.ts'
import { lessonContent } from '../lesson-content.ts'
import { pageAsk, pageOf } from '../page.ts'
import { playable } from '../playable.ts'
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
  }),
  errors: ['courses.unknown-course'],
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
