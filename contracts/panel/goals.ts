import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { day } from '../fields.ts'

/** On how many days of a week, from Saturday to Friday, somebody means to learn. */
const goal = z.int().min(1, 'از ۱ تا ۷ روز را انتخاب کنید.').max(7, 'از ۱ تا ۷ روز را انتخاب کنید.')

export const showGoal = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'goal/show',
  access: 'user',
  prose:
    'The weekly goal of the caller, the days of this week on which they learned, and their days in a row.',
  body: z.strictObject({}),
  reply: z.object({
    /** Null until they choose one. */
    goal: goal.nullable(),
    today: day,
    /** The seven days from Saturday. */
    week: z.array(z.object({ day, learned: z.boolean() })).length(7),
    /** Days in a row up to today, or up to yesterday when nothing was learned yet today. */
    streak: z.int(),
  }),
  errors: [],
})

export const setGoal = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'goal/set',
  access: 'user',
  prose: 'Sets the weekly goal of the caller.',
  body: z.strictObject({ goal }),
  reply: z.object({ goal }),
  errors: [],
})
