import { z } from 'zod'
import { certificateKind } from '../certificates.ts'
import { endpoint } from '../endpoint.ts'
import { id, instant, requestId } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** Certificates for a list of mobiles: it is looked at first, and issued when its maker says so. */
const byTeachers = { service: 'teacher', method: 'POST', access: 'teacher' } as const

/** The most lines of a list. */
export const mostListed = 10_000

export const issueOutcome = z.enum(['ready', 'issued', 'hasOne', 'notEntitled', 'notMobile', 'repeated'])
export type IssueOutcome = z.output<typeof issueOutcome>

export const issueListState = z.enum(['checked', 'issuing', 'done'])

const list = z.object({
  id,
  templateId: id,
  /** What is certified. */
  item: z.object({ kind: certificateKind, id, title: z.string() }),
  state: issueListState,
  at: instant,
  lines: z.int(),
  /** Number of lines by outcome; those that are ready wait for their certificate. */
  counts: z.record(issueOutcome, z.int()),
})

export const checkIssueList = endpoint({
  ...byTeachers,
  path: 'certificate/checkList',
  prose:
    'Looks at a list of mobiles, one on each line, and tells who would get a certificate of the template; it issues none.',
  body: z.strictObject({ templateId: id, mobiles: z.string().min(1).max(400_000), requestId }),
  reply: z.object({ list }),
  errors: [
    'certificates.unknown-template',
    'certificates.no-mobiles',
    'certificates.too-many-mobiles',
    'courses.unknown-course',
    'courses.right-missing',
  ],
})

export const showIssueList = endpoint({
  ...byTeachers,
  path: 'certificate/showList',
  prose:
    'Tells how far a list is, and what became of its lines; to its maker alone. An assistant sees no number, only the line.',
  body: pageAsk.extend({ listId: id, outcome: issueOutcome.optional() }),
  reply: pageOf(z.object({ line: z.int(), given: z.string().nullable(), outcome: issueOutcome })).extend({
    list,
  }),
  errors: ['certificates.unknown-list'],
})

export const issueByList = endpoint({
  ...byTeachers,
  path: 'certificate/issueList',
  prose:
    'Issues the certificates of a list that was looked at, by a job that goes on where it was interrupted; a list that is issued already stays as it is.',
  body: z.strictObject({ listId: id }),
  reply: z.object({ list }),
  errors: [
    'certificates.unknown-list',
    'certificates.unknown-template',
    'courses.unknown-course',
    'courses.right-missing',
  ],
})
