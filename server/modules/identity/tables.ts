import type { Role, Scope } from '@arvand/contracts/people'
import type { ColumnType, Generated, GeneratedAlways } from 'kysely'
import { lens } from '#platform/database'

export interface AccountRow {
  readonly id: string
  name: string
  name_key: GeneratedAlways<string>
  mobile: string | null
  email: string | null
  email_verified_at: Date | null
  password_hash: string | null
  password_changed_at: Date | null
  handle: string | null
  national_code: string | null
  birth_date: string | null
  education: string | null
  city: string | null
  biography: string | null
  links: Generated<string[]>
  public_fields: Generated<string[]>
  referral_code: string
  invited_by: string | null
  second_factor_waived: Generated<boolean>
  avatar_file_id: Generated<string | null>
  created_at: Date
  /** The last of their `active_days`. */
  seen_on: Generated<string | null>
  removed_at: Generated<Date | null>
  blocked_at: Generated<Date | null>
  /** A school's learning system vouches for it. */
  from_school: Generated<boolean>
  /** While the person has not decided on the ways in of before a recovery. */
  recovered_at: Generated<Date | null>
}

/** A day, in Tehran, on which a person used the site, and when they first came. */
export interface ActiveDayRow {
  readonly day: string
  readonly person_id: string
  readonly at: Date
}

export interface SessionRow {
  readonly id: string
  token_hash: Buffer
  person_id: string
  created_at: Date
  seen_at: Date
  reauthenticated_at: Date | null
  address: string
  device: string
}

export type Purpose = 'register' | 'login' | 'recover' | 'change'

export interface VerificationRow {
  readonly id: string
  recipient: string
  purpose: Purpose
  by: 'sms' | 'call' | 'mail'
  person_id: string | null
  code_hash: string
  tries: Generated<number>
  created_at: Date
  expires_at: Date
  sent_at: Date | null
  checked_at: Date | null
}

export interface TicketRow {
  token_hash: Buffer
  recipient: string
  purpose: Purpose
  person_id: string | null
  created_at: Date
  expires_at: Date
}

export interface ChallengeRow {
  token_hash: Buffer
  person_id: string
  new_password_hash: string | null
  tries: Generated<number>
  created_at: Date
  expires_at: Date
}

export interface SecondFactorRow {
  person_id: string
  sealed_secret: Buffer
  confirmed_at: Date | null
  last_step: Generated<number>
  recovery_salt: Buffer | null
  created_at: Date
}

export interface PasskeyRow {
  readonly id: string
  person_id: string
  credential_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
  created_at: Date
  used_at: Date | null
}

export interface TeachingApplicationRow {
  readonly id: string
  person_id: string
  field: string
  biography: string
  national_code: string
  sheba: string
  sent_at: Date
  is_open: Generated<boolean>
}

export interface TeachingVerdictRow {
  application_id: string
  verdict: 'accepted' | 'returned'
  reason: string | null
  given_by: string | null
  given_at: Date
}

export type StoredImportOutcome =
  | 'ready'
  | 'made'
  | 'has-account'
  | 'name-wrong'
  | 'not-mobile'
  | 'email-wrong'
  | 'repeated'

interface Grant {
  person_id: string
  granted_by: string | null
  granted_at: Date
}

export interface IdentityTables {
  'identity.passkeys': PasskeyRow
  'identity.spent_passkey_challenges': { hash: Buffer; expires_at: Date }
  'identity.accounts': AccountRow
  'identity.roles': Grant & { role: Exclude<Role, 'user'> }
  'identity.scopes': Grant & { scope: Scope }
  'identity.teaching_applications': TeachingApplicationRow
  'identity.teaching_verdicts': TeachingVerdictRow
  'identity.profile_changes': {
    id: string
    person_id: string
    field: string
    before: string | null
    after: string | null
    changed_by: string
    changed_at: Date
  }
  'identity.audit': {
    id: string
    at: Date
    act: string
    person_id: string | null
    actor_id: string | null
    session_id: string | null
    address: string
    user_agent: string
    detail: ColumnType<Record<string, unknown>, string, never>
  }
  'identity.active_days': ActiveDayRow
  'identity.manager_notes': {
    readonly id: string
    person_id: string
    by_id: string
    text: string
    at: Date
  }
  'identity.people_imports': {
    readonly id: string
    readonly by_id: string
    state: 'checked' | 'importing' | 'done'
    readonly lines: number
    readonly at: Date
  }
  'identity.people_import_lines': {
    readonly import_id: string
    readonly line: number
    readonly name: string
    readonly given: string
    readonly mobile: string | null
    readonly email: string | null
    readonly teaches: boolean
    person_id: string | null
    outcome: StoredImportOutcome
  }
  'identity.sessions': SessionRow
  'identity.verifications': VerificationRow
  'identity.tickets': TicketRow
  'identity.challenges': ChallengeRow
  'identity.second_factors': SecondFactorRow
  'identity.provider_accounts': { person_id: string }
  'identity.recovery_codes': { person_id: string; code_hash: Buffer; used_at: Date | null }
}

/** This module's view of the database. */
export const identity = lens<IdentityTables>()
