import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, requestId } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Rosters of schools (OneRoster 1.1 and 1.2, CSV in bulk): looked at first, imported when their sender says so. */
const managers = { service: 'panel', method: 'POST', access: 'manager', scope: 'people' } as const

/** The most rows of all files of a roster. */
export const mostRosterRows = 50_000

export const rosterFile = z.enum(['orgs', 'academicSessions', 'users', 'courses', 'classes', 'enrollments'])
export type RosterFile = z.output<typeof rosterFile>

/** What would become of a row, or became of it. */
export const rosterOutcome = z.enum(['ready', 'found', 'there', 'later', 'wrong', 'made'])
export type RosterOutcome = z.output<typeof rosterOutcome>

/** Why a row is left out; each has a Persian sentence in the web. */
export const rosterProblem = z.enum([
  'columnMissing',
  'idMissing',
  'repeated',
  'deletedThere',
  'disabledThere',
  'nameWrong',
  'mobileMissing',
  'mobileRepeated',
  'mobileOther',
  'titleWrong',
  'courseMissing',
  'classMissing',
  'userMissing',
  'roleLeftOut',
  'tooMany',
  'notMade',
])
export type RosterProblem = z.output<typeof rosterProblem>

const rosterImport = z.object({
  id,
  fileName: z.string(),
  state: z.enum(['waiting', 'reading', 'checked', 'importing', 'done', 'failed', 'cancelled']),
  at: instant,
  /** As the file says: 1.1 or 1.2; null until it is read. */
  version: z.string().nullable(),
  /** Why it failed: a Persian sentence that says what to do. */
  trouble: z.string().nullable(),
  /** Number of rows by outcome; those that are ready or found wait to be imported. */
  counts: z.record(rosterOutcome, z.int()),
  /** New accounts that get the role of a teacher. */
  teachers: z.int(),
})

export const checkRoster = endpoint({
  ...managers,
  path: 'manage/roster/check',
  prose:
    'Begins to read a zip of a school’s roster (OneRoster CSV, bulk) that was uploaded, and to look what would be made of it; nothing is made. Takes the scope of content too.',
  body: z.strictObject({ fileId: z.uuid('اول فایل را آپلود کنید.'), requestId }),
  reply: z.object({ import: rosterImport }),
  errors: ['media.unknown-file', 'media.wrong-use', 'interop.roster-busy', 'interop.unknown-roster'],
})

export const showRoster = endpoint({
  ...managers,
  path: 'manage/roster/show',
  prose: 'How far an import of a roster is, and what became of its rows; to its sender alone.',
  body: pageAsk.extend({
    importId: id,
    outcome: rosterOutcome.optional(),
    file: rosterFile.optional(),
  }),
  reply: pageOf(
    z.object({
      file: rosterFile,
      line: z.int(),
      sourcedId: z.string(),
      title: z.string(),
      outcome: rosterOutcome,
      problem: rosterProblem.nullable(),
    }),
  ).extend({ import: rosterImport }),
  errors: ['interop.unknown-roster'],
})

export const listRosters = endpoint({
  ...managers,
  path: 'manage/roster/list',
  prose: 'One’s own imports of rosters of the last thirty days, newest first.',
  body: pageAsk,
  reply: pageOf(rosterImport),
  errors: [],
})

export const importRoster = endpoint({
  ...managers,
  path: 'manage/roster/import',
  prose:
    'Makes what a roster that was looked at holds, by a job that goes on where it was interrupted; one that has begun stays as it is. With new teachers among its people, after `reauthenticate`. Written down.',
  body: z.strictObject({ importId: id }),
  reply: z.object({ import: rosterImport }),
  errors: ['interop.unknown-roster', 'interop.roster-not-checked', 'identity.reauthentication-wrong'],
})

export const cancelRoster = endpoint({
  ...managers,
  path: 'manage/roster/cancel',
  prose:
    'Stops an import that is read or made; what it made stays, and the same roster again goes on from there.',
  body: z.strictObject({ importId: id }),
  reply: z.object({ import: rosterImport }),
  errors: ['interop.unknown-roster', 'interop.roster-over'],
})
