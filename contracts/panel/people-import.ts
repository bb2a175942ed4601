import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, phoneOut, requestId } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Accounts for a table of people: it is looked at first, and they are made when its sender says so. */
const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'people' } as const

/** The most lines of a table, and its most characters. */
export const mostImported = 5000
export const longestTable = 400_000

export const importOutcome = z.enum([
  'ready',
  'made',
  'hasAccount',
  'nameWrong',
  'notMobile',
  'emailWrong',
  'repeated',
])
export type ImportOutcome = z.output<typeof importOutcome>

export const importState = z.enum(['checked', 'importing', 'done'])

const peopleImport = z.object({
  id,
  state: importState,
  at: instant,
  lines: z.int(),
  /** Those who get the role of a teacher, among the lines that are ready or made. */
  teachers: z.int(),
  /** Number of lines by outcome; those that are ready wait for their account. */
  counts: z.record(importOutcome, z.int()),
})

export const checkPeopleImport = endpoint({
  ...managers,
  path: 'manage/people/import/check',
  prose:
    'Looks at a table of people, one on each line with name, mobile and, if wished, e-mail and «مدرس», in any order, and tells who would get an account; it makes none.',
  body: z.strictObject({ table: z.string().min(1).max(longestTable), requestId }),
  reply: z.object({ import: peopleImport }),
  errors: ['identity.no-people', 'identity.too-many-people'],
})

export const showPeopleImport = endpoint({
  ...managers,
  path: 'manage/people/import/show',
  prose: 'Tells how far an import is, and what became of its lines, in their order; to its sender alone.',
  body: pageAsk.extend({ importId: id, outcome: importOutcome.optional() }),
  reply: pageOf(
    z.object({
      line: z.int(),
      name: z.string(),
      /** As it was typed, where it is no mobile. */
      given: z.string(),
      mobile: phoneOut.nullable(),
      email: z.string().nullable(),
      teaches: z.boolean(),
      /** Of the account that was made or that was there before. */
      personId: id.nullable(),
      outcome: importOutcome,
    }),
  ).extend({ import: peopleImport }),
  errors: ['identity.unknown-import'],
})

export const listPeopleImports = endpoint({
  ...managers,
  path: 'manage/people/import/list',
  prose: 'Lists one’s own imports of the last thirty days, newest first.',
  body: pageAsk,
  reply: pageOf(peopleImport),
  errors: [],
})

export const importPeople = endpoint({
  ...managers,
  path: 'manage/people/import/begin',
  prose:
    'Makes the accounts of an import that was looked at, by a job that goes on where it was interrupted; one that has begun already stays as it is. With teachers among them, after `reauthenticate`. Written down for each account.',
  body: z.strictObject({ importId: id }),
  reply: z.object({ import: peopleImport }),
  errors: ['identity.unknown-import', 'identity.reauthentication-wrong'],
})
