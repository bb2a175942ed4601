import { z } from 'zod'
import { enrolmentState } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'
import { lessonFigure } from '../teacher/lesson-figures.ts'
import { lessonDeed } from '../teacher/students.ts'

/** How far learners come in courses, for managers of growth. */
const managers = { service: 'analysis', method: 'POST', access: 'manager', scope: 'growth' } as const

const course = z.object({ id, slug: z.string(), title: z.string() })

export const listCourses = endpoint({
  ...managers,
  path: 'course/list',
  prose: 'Courses, those with the most learners first, and how many of their enrolments are completed.',
  body: pageAsk,
  reply: pageOf(
    course.extend({
      teacher: z.string(),
      lessons: z.int(),
      /** Without the refunded ones. */
      enrolled: z.int(),
      completed: z.int(),
    }),
  ),
  errors: [],
})

export const showCourseLessons = endpoint({
  ...managers,
  path: 'course/lessons',
  prose:
    'Of all who enrolled in a course two weeks ago or more: how many reached and completed each lesson, in its order.',
  body: z.strictObject({ courseId: id }),
  reply: z.object({ course, learners: z.int(), lessons: z.array(lessonFigure) }),
  errors: ['courses.unknown-course'],
})

export const listLessonLearners = endpoint({
  ...managers,
  path: 'lesson/learners',
  prose: 'The learners whom a figure of a lesson counts, newest first.',
  body: pageAsk.extend({ courseId: id, lessonId: id, did: lessonDeed }),
  reply: pageOf(
    z.object({
      enrolmentId: id,
      personId: id,
      name: z.string(),
      state: enrolmentState,
      enrolledAt: instant,
    }),
  ).extend({ course, lesson: z.object({ id, title: z.string() }) }),
  errors: ['courses.unknown-course', 'courses.unknown-lesson'],
})
