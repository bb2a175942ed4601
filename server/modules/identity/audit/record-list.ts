import type { Actor } from '#platform/actor'
import type { Clock } from '#platform/clock'
import type { Db } from '#platform/database'
import type { Format } from '#platform/exports'
import { record } from './audited-acts.ts'
import type { Origin } from './record.ts'

interface TakenList {
  /** As the file is called. */
  readonly title: string
  readonly format: Format
}

const formatWords: Readonly<Record<Format, string>> = { csv: 'فایل CSV', xlsx: 'فایل اکسل' }

/** Writes down that a teacher or a manager has taken a list with the names of people as a file. */
export const recordList = (
  { db, clock }: { readonly db: Db; readonly clock: Clock },
  origin: Origin,
  actor: Actor,
  { title, format }: TakenList,
): Promise<void> =>
  record(db, clock, origin, {
    ...{ act: 'list-exported', personId: null, actor },
    detail: { change: `${title}، ${formatWords[format]}` },
  })
