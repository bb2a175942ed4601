import { rosterFile, rosterProblem } from '@arvand/contracts/panel/manage-roster'
import { z } from 'zod'
import type { Reader } from '#platform/reader-process'

const text = z.string().max(300)
const ids = z.array(text).max(50)
const placed = { line: z.int().min(1).max(1_000_000), sourcedId: text }

/** A row of a roster as the process read it. */
export const rosterRow = z.discriminatedUnion('file', [
  z.strictObject({ file: z.literal('orgs'), ...placed, title: text }),
  z.strictObject({ file: z.literal('academicSessions'), ...placed, title: text, starts: text, ends: text }),
  z.strictObject({
    ...{ file: z.literal('users'), ...placed, title: text, phones: ids, email: text },
    ...{ teaches: z.boolean(), isEnabled: z.boolean() },
  }),
  z.strictObject({ file: z.literal('courses'), ...placed, title: text, code: text }),
  z.strictObject({ file: z.literal('classes'), ...placed, title: text, courseId: text, sessionIds: ids }),
  z.strictObject({
    ...{ file: z.literal('enrollments'), ...placed, classId: text, userId: text },
    ...{ role: text, isPrimary: z.boolean() },
  }),
])
export type RosterRow = z.output<typeof rosterRow>

const unread = z.strictObject({ file: rosterFile, ...placed, title: text, problem: rosterProblem })
export type UnreadRow = z.output<typeof unread>

const asked = z.strictObject({ rows: z.array(rosterRow).max(200), unread: z.array(unread).max(200) })
export type RosterAsked = z.output<typeof asked>

const result = z.strictObject({ version: text })

export const rosterRefusals = [
  ...(['not-an-archive', 'too-large', 'unsafe-name', 'damaged'] as const),
  ...(['not-a-roster', 'changes-alone'] as const),
] as const
export type RosterRefusal = (typeof rosterRefusals)[number]

/** Reads a zip of CSV files as OneRoster 1.1 and 1.2 describe it, and sends its rows. */
export const rosterReader: Reader<null, RosterAsked, z.output<typeof result>, RosterRefusal> = {
  name: 'roster',
  code: new URL('./read-roster.ts', import.meta.url),
  lane: 'job',
  asked,
  result,
  refusals: rosterRefusals,
  limits: { memory: 320 * 1024 ** 2, seconds: 120, silence: 20, written: 200 * 1024 ** 2, messages: 10_000 },
}
