import { z } from 'zod'
import { courseCard, picture } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { cursor } from '../fields.ts'
import { pageOf } from '../page.ts'
import { publicReview, reviewSummary } from '../reviews.ts'

export const showTeacher = endpoint({
  service: 'home',
  method: 'GET',
  path: 'teachers/:handle',
  access: 'public',
  prose: 'Somebody who teaches: what they made public, figures, and their published courses, newest first.',
  params: z.object({ handle: z.string().max(60) }),
  query: z.object({ cursor: cursor.optional() }),
  reply: z.object({
    teacher: z.object({
      id: z.string(),
      handle: z.string(),
      name: z.string(),
      field: z.string().nullable(),
      city: z.string().nullable(),
      education: z.string().nullable(),
      biography: z.string().nullable(),
      links: z.array(z.string()),
      picture,
      figures: z.object({
        courses: z.int(),
        learners: z.int(),
        rating: z.number(),
        ratings: z.int(),
        minutes: z.int(),
        seconds: z.int(),
      }),
    }),
    courses: pageOf(courseCard),
  }),
  errors: ['courses.unknown-teacher'],
})

export const listTeacherReviews = endpoint({
  service: 'home',
  method: 'GET',
  path: 'teachers/:handle/reviews',
  access: 'public',
  prose: 'What learners say of all published courses of a teacher together, newest first.',
  params: z.object({ handle: z.string().max(60) }),
  query: z.object({ cursor: cursor.optional() }),
  reply: pageOf(publicReview).extend({ summary: reviewSummary }),
  errors: ['courses.unknown-teacher'],
})
