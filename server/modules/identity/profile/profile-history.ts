import type { Clock } from '#platform/clock'
import type { Tx } from '#platform/database'
import { newId } from '#platform/ids'
import { identity } from '../tables.ts'

/** Fields that identify a person; their earlier values are saved. */
export const identityFields = ['name', 'handle', 'nationalCode', 'birthDate', 'mobile', 'email'] as const
export type IdentityField = (typeof identityFields)[number]

export type IdentityValues = Partial<Readonly<Record<IdentityField, string | null>>>

/** Saves the changes between two states of a profile; returns the names of the changed fields. */
export async function saveHistory(
  tx: Tx,
  clock: Clock,
  { personId, changedBy }: { personId: string; changedBy: string },
  before: IdentityValues,
  after: IdentityValues,
): Promise<IdentityField[]> {
  const changed = identityFields.filter(
    (field) => after[field] !== undefined && (after[field] ?? null) !== (before[field] ?? null),
  )
  if (changed.length === 0) return []
  const rows = changed.map((field) => ({
    id: newId(),
    person_id: personId,
    field,
    before: before[field] ?? null,
    after: after[field] ?? null,
    changed_by: changedBy,
    changed_at: clock.now(),
  }))
  await identity(tx).insertInto('identity.profile_changes').values(rows).execute()
  return changed
}
