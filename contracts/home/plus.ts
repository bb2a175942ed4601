import { z } from 'zod'
import { category, courseCard } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { wholeOf } from '../page.ts'
import { plan } from '../plus.ts'

export const listPlans = endpoint({
  service: 'home',
  method: 'GET',
  path: 'plus',
  access: 'public',
  prose: 'The plans of plus that are sold, in their order.',
  query: z.strictObject({}),
  whole: true,
  reply: wholeOf(plan).extend({ vatPercent: z.int() }),
  errors: [],
})

export const showPlusCourses = endpoint({
  service: 'home',
  method: 'GET',
  path: 'plus/courses',
  access: 'public',
  prose: 'The courses that plus opens: how many of each field, and the most popular of it.',
  query: z.strictObject({}),
  whole: true,
  reply: wholeOf(category.extend({ count: z.int(), courses: z.array(courseCard) })),
  errors: [],
})
