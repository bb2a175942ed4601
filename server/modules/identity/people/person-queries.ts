import type { PublicField } from '@arvand/contracts/panel/profile'
import type { Role, Scope } from '@arvand/contracts/people'
import { sql } from 'kysely'
import { type Db, prepared } from '#platform/database'
import { avatarPath } from '../avatar.ts'
import { identity } from '../tables.ts'

/** A person as `getProfile` returns them. */
export interface Profile {
  readonly id: string
  readonly name: string
  readonly mobile: string | null
  readonly email: string | null
  readonly emailVerified: boolean
  readonly handle: string | null
  readonly roles: Role[]
  readonly scopes: Scope[]
  readonly nationalCode: string | null
  readonly birthDate: string | null
  readonly education: string | null
  readonly city: string | null
  readonly biography: string | null
  readonly links: string[]
  readonly avatar: string | null
  readonly publicFields: PublicField[]
  readonly referralCode: string
}

/** The whole profile; undefined when there is no such person. */
export async function findProfile(
  db: Db,
  by: { readonly id: string } | { readonly handle: string },
): Promise<Profile | undefined> {
  const [row] = 'id' in by ? await profileById(db, by) : await profileByHandle(db, by)
  if (!row) return undefined
  const { avatar_file_id: avatar, ...known } = row
  return { ...known, roles: ['user', ...row.roles], avatar: avatarPath(avatar) }
}

const profileColumns = [
  'a.id',
  'a.name',
  'a.mobile',
  'a.email',
  sql<boolean>`a.email_verified_at is not null`.as('emailVerified'),
  'a.handle',
  sql<Role[]>`array(select r.role from identity.roles r where r.person_id = a.id order by r.role)`.as(
    'roles',
  ),
  sql<Scope[]>`array(select s.scope from identity.scopes s where s.person_id = a.id order by s.scope)`.as(
    'scopes',
  ),
  'a.national_code as nationalCode',
  'a.birth_date as birthDate',
  'a.education',
  'a.city',
  'a.biography',
  'a.links',
  'a.avatar_file_id',
  sql<PublicField[]>`a.public_fields`.as('publicFields'),
  'a.referral_code as referralCode',
] as const

const profiles = (db: Db) => identity(db).selectFrom('identity.accounts as a').select(profileColumns)
const profileById = prepared((db, { id }: { id: string }) => profiles(db).where('a.id', '=', id))
const profileByHandle = prepared((db, { handle }: { handle: string }) =>
  profiles(db).where('a.handle', '=', handle),
)

/** The person with this mobile or verified e-mail; an unverified e-mail finds nobody. */
export function findByIdentifier(db: Db, identifier: string) {
  const rows = identity(db)
    .selectFrom('identity.accounts')
    .select(['id', 'name', 'mobile', 'email', 'password_hash'])
  return identifier.startsWith('+')
    ? rows.where('mobile', '=', identifier).executeTakeFirst()
    : rows.where('email', '=', identifier).where('email_verified_at', 'is not', null).executeTakeFirst()
}

/** Id of the person who has this national code in their profile. */
export async function findOwnerOfCode(db: Db, nationalCode: string): Promise<string | undefined> {
  const row = await identity(db)
    .selectFrom('identity.accounts')
    .select('id')
    .where('national_code', '=', nationalCode)
    .executeTakeFirst()
  return row?.id
}

/** Id of the owner of a referral code; undefined when there is none. */
export async function findReferrer(db: Db, code: string): Promise<string | undefined> {
  const row = await identity(db)
    .selectFrom('identity.accounts')
    .select('id')
    .where('referral_code', '=', code)
    .executeTakeFirst()
  return row?.id
}
