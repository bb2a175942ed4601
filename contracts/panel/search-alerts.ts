import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { line } from '../fields.ts'
import { wholeOf } from '../page.ts'
import { searched } from '../search.ts'

const ask = z.strictObject({ q: line(2, 120) })

export const addSearchAlert = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'searchAlert/add',
  access: 'user',
  prose: 'Asks for one notice when a course with these words is published; the same words twice are once.',
  body: ask,
  reply: z.object({ alerted: z.boolean() }),
  errors: ['courses.no-search-words', 'courses.search-alerts-full'],
})

export const removeSearchAlert = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'searchAlert/remove',
  access: 'user',
  prose: 'Forgets words of which the person wanted to hear.',
  body: ask,
  reply: z.object({ alerted: z.boolean() }),
  errors: [],
})

export const listSearchAlerts = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'searchAlert/list',
  access: 'user',
  prose: 'The words of which the person wants to hear, newest first.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(searched),
  errors: [],
})
