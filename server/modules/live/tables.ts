import { lens } from '#platform/database'

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
  changed_at: Date
}

export interface LiveTables {
  'live.webinars': WebinarRow
  'live.webinar_turns': {
    readonly id: string
    readonly webinar_id: string
    readonly state: string
    readonly by_id: string | null
    readonly at: Date
  }
  'live.registrations': RegistrationRow
  'identity.people': { readonly id: string; readonly name: string; readonly has_left: boolean }
  'identity.teacher_pages': { readonly person_id: string; readonly handle: string }
  'identity.shown_avatars': { readonly person_id: string; readonly file_id: string }
}

/** This module's view of the database. */
export const live = lens<LiveTables>()
