import type { PublicField } from '@arvand/contracts/panel/profile'
import type { Updateable } from 'kysely'
import type { Tx } from '#platform/database'
import { type AccountRow, identity } from '../tables.ts'
import type { IdentityValues } from './profile-history.ts'

/** Fields that are given are changed; null empties one. */
export interface ProfileChange {
  readonly name?: string | undefined
  readonly handle?: string | null | undefined
  readonly nationalCode?: string | null | undefined
  readonly birthDate?: string | null | undefined
  readonly education?: string | null | undefined
  readonly city?: string | null | undefined
  readonly biography?: string | null | undefined
  readonly links?: string[] | undefined
  readonly publicFields?: PublicField[] | undefined
}

/** The identifying fields of a person, whose account is locked until the transaction ends. */
export function lockProfile(tx: Tx, personId: string): Promise<IdentityValues> {
  return identity(tx)
    .selectFrom('identity.accounts')
    .select(['name', 'handle', 'national_code as nationalCode', 'birth_date as birthDate', 'mobile', 'email'])
    .where('id', '=', personId)
    .forUpdate()
    .executeTakeFirstOrThrow()
}

/** Writes only the fields that are given. */
export async function setProfile(tx: Tx, personId: string, change: ProfileChange): Promise<void> {
  const values: Updateable<AccountRow> = {
    name: change.name,
    handle: change.handle,
    national_code: change.nationalCode,
    birth_date: change.birthDate,
    education: change.education,
    city: change.city,
    biography: change.biography,
    links: change.links,
    public_fields: change.publicFields,
  }
  // Kysely leaves out undefined fields, and an update without fields would be invalid SQL.
  if (Object.values(values).every((value) => value === undefined)) return
  await identity(tx).updateTable('identity.accounts').set(values).where('id', '=', personId).execute()
}
