import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant } from '../fields.ts'
import { wholeOf } from '../page.ts'

const own = { service: 'export', method: 'POST', access: 'manager' } as const

export const listTables = endpoint({
  ...own,
  path: 'tables',
  prose: 'Lists the whole tables that a manager may take as a file, within their scopes.',
  body: z.strictObject({}),
  whole: true,
  reply: wholeOf(z.object({ name: z.string(), title: z.string() })),
  errors: [],
})

export const exportTable = endpoint({
  ...own,
  path: 'table',
  prose:
    'Gives an address, good for a few minutes, of a whole table as a file, made while it is downloaded. Written down.',
  body: z.strictObject({ name: z.string().max(60), format: z.enum(['csv', 'xlsx']) }),
  reply: z.object({ url: z.string(), until: instant }),
  errors: ['export.unknown-table'],
})
