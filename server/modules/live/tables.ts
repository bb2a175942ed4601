import type { Shape } from '@arvand/contracts/panel/board'
import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

/** A stretch of a recording without a pause: when it was, and where it stands in the film; both in milliseconds. */
export interface RecordedPart {
  readonly from: number
  readonly at: number
}

export type LiveTables = Tables<
  | 'live'
  | 'courses.course_staff'
  | 'courses.known_courses'
  | 'identity.contacts'
  | 'identity.people'
  | 'identity.shown_avatars'
  | 'identity.teacher_pages',
  {
    'live.board_marks': { shape: Shape }
    'live.recordings': { parts: readonly RecordedPart[] }
  }
>

/** This module's view of the database. */
export const live = lens<LiveTables>()

export type WebinarRow = Selectable<LiveTables['live.webinars']>
export type RegistrationRow = Selectable<LiveTables['live.registrations']>
export type SessionRow = Selectable<LiveTables['live.sessions']>
export type ParticipantRow = Selectable<LiveTables['live.participants']>
export type SlotRow = Selectable<LiveTables['live.meet_slots']>
export type RecordingRow = Selectable<LiveTables['live.recordings']>

/** What a session looked at from a moment on. */
export type SceneRow = Selectable<LiveTables['live.scenes']>
export type PollRow = Selectable<LiveTables['live.polls']>
export type MeetRow = Selectable<LiveTables['live.meets']>
export type SessionKind = SessionRow['kind']
/** A rehearsal is no class of anybody else: its item is the person. */
export type ClassKind = Exclude<SessionKind, 'rehearsal'>
export type StoredRegistrationState = RegistrationRow['state']
export type StoredMeetState = MeetRow['state']
