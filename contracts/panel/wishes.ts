import { z } from 'zod'
import { courseCard } from '../courses.ts'
import { endpoint } from '../endpoint.ts'
import { id } from '../fields.ts'
import { pageAsk, pageOf, wholeOf } from '../page.ts'

export const addWish = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'wish/add',
  access: 'user',
  prose: 'Keeps a published course for later; twice is once.',
  body: z.strictObject({ courseId: id }),
  reply: z.object({ wished: z.boolean() }),
  errors: ['courses.unknown-course', 'courses.wishes-full'],
})

export const removeWish = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'wish/remove',
  access: 'user',
  prose: 'Forgets a course that was kept for later.',
  body: z.strictObject({ courseId: id }),
  reply: z.object({ wished: z.boolean() }),
  errors: [],
})

export const listWishes = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'wish/list',
  access: 'user',
  prose: 'Courses that the person keeps for later, newest first.',
  body: pageAsk,
  reply: pageOf(courseCard),
  errors: [],
})

export const listWishedIds = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'wish/ids',
  access: 'user',
  prose: 'The ids of all courses that the person keeps for later, so that hearts on cards are filled.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(id),
  errors: [],
})
