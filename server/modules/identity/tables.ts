import type { Selectable } from 'kysely'
import { lens, type Tables } from '#platform/database'

export type IdentityTables = Tables<
  'identity',
  {
    'identity.audit': { detail: Record<string, unknown> }
  }
>

/** This module's view of the database. */
export const identity = lens<IdentityTables>()

export type Purpose = IdentityTables['identity.verifications']['purpose']
export type StoredImportOutcome = IdentityTables['identity.people_import_lines']['outcome']
export type AccountRow = IdentityTables['identity.accounts']
export type VerificationRow = IdentityTables['identity.verifications']
export type TicketRow = Selectable<IdentityTables['identity.tickets']>
export type PasskeyRow = Selectable<IdentityTables['identity.passkeys']>
export type TeachingApplicationRow = IdentityTables['identity.teaching_applications']
export type TeachingVerdictRow = Selectable<IdentityTables['identity.teaching_verdicts']>
