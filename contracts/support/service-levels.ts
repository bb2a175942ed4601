import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { wholeOf } from '../page.ts'
import { department } from '../tickets.ts'

const staff = { service: 'support', method: 'POST', access: 'manager', scope: 'support' } as const

const hours = z.int().min(1, 'دست‌کم یک ساعت بنویسید.').max(40, 'حداکثر چهل ساعت کاری بنویسید.')

const level = z.object({
  department,
  /** Working hours within which a message is answered. */
  normalHours: z.int(),
  urgentHours: z.int(),
})

export const listServiceLevels = endpoint({
  ...staff,
  path: 'serviceLevel/list',
  prose: 'Within how many working hours each department answers, by priority.',
  body: z.strictObject({}),
  reply: wholeOf(level),
  whole: true,
  errors: [],
})

export const saveServiceLevel = endpoint({
  ...staff,
  path: 'serviceLevel/save',
  prose:
    'Sets within how many working hours a department answers. Tickets whose turn comes from now on are due by it; those that wait keep their time.',
  body: z
    .strictObject({ department, normalHours: hours, urgentHours: hours })
    .refine(({ normalHours, urgentHours }) => urgentHours <= normalHours, {
      path: ['urgentHours'],
      message: 'مهلت فوری از مهلت عادی بیشتر نباشد.',
    }),
  reply: z.object({ level }),
  errors: [],
})
