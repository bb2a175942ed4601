import type { StaffRight } from '@arvand/contracts/courses'
import type { MissedBy, RecordingState } from '@arvand/contracts/live'
import type { Shape } from '@arvand/contracts/panel/board'
import type { ColumnType, Generated, GeneratedAlways, Selectable } from 'kysely'
import { lens } from '#platform/database'
import type { CaptionRow, GroupRow, NotesTable, SlidesTable } from './class-tables.ts'

type WebinarStateName = 'draft' | 'published' | 'live' | 'ended' | 'cancelled'

export interface WebinarRow {
  readonly id: string
  readonly slug: string
  readonly owner_id: string
  title: string
  summary: string
  description: string
  outcomes: string
  search_key: string
  starts_at: Date
  minutes: number
  capacity: number
  price: number
  state: WebinarStateName
  cancel_reason: string | null
  revision: number
  held_minutes: number | null
  moved_at: Date | null
  /** Of those that were made together. */
  series_id: string | null
  readonly created_at: Date
  changed_at: Date
  published_at: Date | null
}

export type StoredRegistrationState =
  | 'waiting'
  | 'pending-payment'
  | 'confirmed'
  | 'attended'
  | 'certified'
  | 'absent'
  | 'cancelled'

export interface RegistrationRow {
  readonly id: string
  readonly webinar_id: string
  readonly person_id: string
  state: StoredRegistrationState
  turn: number
  queued_at: Date
  held_until: Date | null
  line_id: string | null
  factor_id: string | null
  entitlement_id: string | null
  paid: number
  reminded: number
  minutes: number | null
  changed_at: Date
}

export type ClassKind = 'webinar' | 'room' | 'meet'

/** A rehearsal is no class of anybody else: its item is the person. */
export type SessionKind = ClassKind | 'rehearsal'

interface SessionTable {
  readonly id: string
  readonly kind: SessionKind
  readonly item_id: string
  state: 'waiting' | 'live' | 'ended'
  readonly opened_at: Date
  started_at: Date | null
  ended_at: Date | null
  /** Whoever was not in yet stays outside. */
  is_locked: Generated<boolean>
  /** Whoever comes waits until a host lets them in. */
  has_waiting_room: Generated<boolean>
  /** Participants write to everybody. */
  is_chat_open: Generated<boolean>
  /** Participants write to each other in private. */
  everybody_private: Generated<boolean>
  /** Shown large to everybody. */
  spotlight_id: Generated<string | null>
  timer_ends_at: Generated<Date | null>
  /** Whom those who lead asked to write captions. */
  caption_writer_id: Generated<string | null>
}

export type SessionRow = Selectable<SessionTable>

export interface JoinRow {
  readonly id: string
  readonly session_id: string
  readonly person_id: string
  is_host: boolean
  readonly since: Date
  seen_at: Date
  left_at: Date | null
}

/** How somebody stands in one run of a class. */
interface ParticipantTable {
  readonly session_id: string
  readonly person_id: string
  /** Null: as the kind of class has it. */
  may_speak: boolean | null
  hand_at: Date | null
  removed_at: Date | null
  waits_since: Date | null
  /** The last sign of life while waiting. */
  asked_at: Date | null
  /** A host let them in. */
  admitted_at: Date | null
  /** In force while the group is open. */
  group_id: string | null
  /** A host made them co-host. */
  is_co_host: Generated<boolean>
}

export type ParticipantRow = Selectable<ParticipantTable>

export type StoredMeetState = 'pending-payment' | 'booked' | 'held' | 'missed' | 'cancelled'

export interface MeetRow {
  readonly id: string
  slot_id: string
  /** The slot that was paid for. */
  readonly sold_slot_id: string
  readonly teacher_id: string
  readonly learner_id: string
  state: StoredMeetState
  starts_at: Date
  readonly minutes: number
  readonly price: number
  line_id: string | null
  factor_id: string | null
  entitlement_id: string | null
  paid: number
  learner_moves: number
  teacher_moves: number
  moved_by_teacher: boolean
  missed_by: MissedBy | null
  /** The nearest step of reminders that both were told of. */
  reminded: number
  changed_at: Date
}

type MeetTable = {
  [Column in keyof MeetRow]: Column extends
    | 'learner_moves'
    | 'teacher_moves'
    | 'moved_by_teacher'
    | 'reminded'
    ? Generated<MeetRow[Column]>
    : MeetRow[Column]
}

export interface SlotRow {
  readonly id: string
  readonly teacher_id: string
  readonly starts_at: Date
  minutes: number
  price: number
  is_offered: boolean
}

/** A stretch of a recording without a pause: when it was, and where it stands in the film; both in milliseconds. */
export interface RecordedPart {
  readonly from: number
  readonly at: number
}

export interface RecordingRow {
  readonly id: string
  readonly session_id: string
  readonly by_id: string
  state: RecordingState
  readonly started_at: Date
  ended_at: Generated<Date | null>
  file_id: Generated<string | null>
  /** Its captions; null where none were written. */
  captions_file_id: Generated<string | null>
  /** How long the film is. */
  ms: Generated<number | null>
  /** Read as a value, written as JSON text. */
  parts: ColumnType<readonly RecordedPart[], string | undefined, string>
}

/** What a session looked at from a moment on. */
export interface SceneRow {
  readonly id: string
  readonly session_id: string
  readonly at: Date
  readonly kind: 'slide' | 'board' | 'none'
  readonly file_id: string | null
  readonly page: number | null
}

export interface PollRow {
  readonly id: string
  readonly session_id: string
  readonly question: string
  readonly choices: readonly string[]
  readonly is_multiple: boolean
  readonly is_anonymous: boolean
  shows_result: Generated<boolean>
  /** Of a question of the bank: which choices are right, from 1. */
  readonly right_choices: Generated<readonly number[] | null>
  readonly asked_at: Date
  ended_at: Generated<Date | null>
}

export interface BoardMarkRow {
  readonly session_id: string
  readonly id: string
  readonly person_id: string
  readonly layer: GeneratedAlways<number>
  /** Read as a value, written as JSON text. */
  readonly shape: ColumnType<Shape, string, never>
  readonly bytes: number
  readonly at: Date
  /** The slide on which it is; null: the board. */
  readonly file_id: Generated<string | null>
  readonly page: Generated<number | null>
  removed_at: Generated<Date | null>
  removed_by_id: Generated<string | null>
}

export interface LiveTables {
  'live.captions': CaptionRow
  'live.notes': NotesTable
  'live.groups': GroupRow
  'live.scenes': SceneRow
  'live.slides': SlidesTable
  'live.boards': { readonly session_id: string; is_open: boolean; everybody_draws: boolean }
  'live.board_marks': BoardMarkRow
  'live.recordings': RecordingRow
  'live.polls': PollRow
  'live.poll_answers': {
    readonly poll_id: string
    readonly person_id: string
    /** The place of the choice, from 1. */
    readonly choice: number
    readonly at: Date
  }
  'live.meet_offers': {
    readonly teacher_id: string
    is_open: Generated<boolean>
    minutes: Generated<number>
    price: Generated<number>
    on_holidays: Generated<boolean>
    changed_at: Date
  }
  'live.meet_days': {
    readonly id: string
    readonly teacher_id: string
    readonly day: string
    readonly from_time: string | null
    readonly to_time: string | null
  }
  'live.meet_moves': {
    readonly id: string
    readonly meet_id: string
    readonly at: Date
    readonly by_id: string
    readonly from_at: Date
    readonly to_at: Date
    readonly reason: string
  }
  'live.meet_hours': {
    readonly id: string
    readonly teacher_id: string
    readonly weekday: number
    readonly from_time: string
    readonly to_time: string
  }
  'live.meet_slots': SlotRow
  'live.meets': MeetTable
  'live.rooms': {
    readonly id: string
    title: string
    description: string
    on_holidays: Generated<boolean>
    readonly course_id: string | null
    readonly created_at: Date
  }
  /** Who belongs to a room, by itself or by its course. */
  'live.room_people': {
    readonly room_id: string
    readonly person_id: string
    readonly role: 'host' | 'member'
    readonly joined_at: Date
    readonly of_course: boolean
  }
  'live.room_files': {
    readonly room_id: string
    readonly file_id: string
    readonly by_id: string
    readonly at: Date
  }
  'courses.known_courses': { readonly id: string; readonly slug: string; readonly title: string }
  'courses.course_staff': {
    readonly course_id: string
    readonly person_id: string
    readonly role: 'owner' | 'teacher' | 'assistant'
    readonly rights: StaffRight[]
  }
  'live.room_members': {
    readonly room_id: string
    readonly person_id: string
    role: 'host' | 'member'
    readonly joined_at: Date
  }
  'live.room_hours': {
    readonly id: string
    readonly room_id: string
    readonly weekday: number
    readonly time: string
    readonly minutes: number
  }
  'live.room_days': {
    readonly id: string
    readonly room_id: string
    readonly day: string
    readonly time: string | null
    readonly minutes: number | null
    readonly note: string
    readonly by_id: string | null
  }
  'live.roll_calls': {
    readonly session_id: string
    readonly person_id: string
    is_present: boolean
    at: Date
    by_id: string | null
    reason: string | null
  }
  'live.sessions': SessionTable
  'live.joins': JoinRow
  'live.participants': ParticipantTable
  'live.messages': {
    readonly id: string
    readonly item_id: string
    readonly person_id: string
    /** Who alone reads it beside its writer; null: everybody. */
    readonly to_id: Generated<string | null>
    readonly reply_to: Generated<string | null>
    /** The group in which it was said. */
    readonly group_id: Generated<string | null>
    readonly text: string
    readonly at: Date
    removed_at: Date | null
  }
  'identity.contacts': { readonly person_id: string; readonly name: string; readonly mobile: string | null }
  'live.webinars': WebinarRow
  'live.webinar_turns': {
    readonly id: string
    readonly webinar_id: string
    readonly state: string
    readonly by_id: string | null
    readonly at: Date
  }
  'live.registrations': RegistrationRow
  'identity.people': {
    readonly id: string
    readonly name: string
    readonly handle: string | null
    readonly roles: readonly string[]
    readonly has_left: boolean
  }
  'identity.teacher_pages': { readonly person_id: string; readonly handle: string }
  'identity.shown_avatars': { readonly person_id: string; readonly file_id: string }
}

/** This module's view of the database. */
export const live = lens<LiveTables>()
