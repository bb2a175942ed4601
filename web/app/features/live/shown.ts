import type { Answer } from '@arvand/contracts/endpoint'
import type { listMessages, showAttendance, showSession } from '@arvand/contracts/panel/live'
import type { listPolls } from '@arvand/contracts/panel/polls'
import type { listRecordings } from '@arvand/contracts/panel/recordings'
import type { Loaded } from '../../api/load-list.ts'

export type ShownSession = Answer<typeof showSession>

/** What the page of a session is loaded with. */
export type Shown = ShownSession & {
  readonly chat: Loaded<typeof listMessages>
  readonly polls: Loaded<typeof listPolls>
  /** Of the class, once the session is over. */
  readonly recordings: Loaded<typeof listRecordings> | null
  /** The text of its notes, once the session is over. */
  readonly notes: string | null
  readonly attendance: Answer<typeof showAttendance> | null
}

export type Poll = Shown['polls']['items'][number]
