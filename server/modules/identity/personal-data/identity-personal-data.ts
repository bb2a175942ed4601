import type { Db, Tx } from '#platform/database'
import type { PersonalData } from '#plugs/personal-data'
import { passkeysOf } from '../passkeys/passkey-queries.ts'
import { makeReferralCode } from '../people/add-person.ts'
import { findProfile } from '../people/person-queries.ts'
import { identity } from '../tables.ts'
import { applications } from '../teaching/application-queries.ts'

/** The name that is shown for a person whose account was removed. */
export const removedName = 'کاربر حذف‌شده'

/** The personal data of this module. */
export const identityPersonalData: PersonalData = {
  word: 'identity',
  async collect(db, personId) {
    const [profile, sessions, passkeys, activeDays, profileChanges, teachingApplications, acts] =
      await Promise.all([
        findProfile(db, { id: personId }),
        sessionsOf(db, personId),
        passkeysOf(db, personId),
        activeDaysOf(db, personId),
        changesOf(db, personId),
        applications(db).where('a.person_id', '=', personId).execute(),
        actsOf(db, personId),
      ])
    const named = passkeys.map(({ name, created_at, used_at }) => ({ name, created_at, used_at }))
    return { profile, sessions, passkeys: named, activeDays, profileChanges, teachingApplications, acts }
  },
  async forget(tx, personId) {
    await forgetCodes(tx, personId)
    for (const table of personal)
      await identity(tx).deleteFrom(table).where('person_id', '=', personId).execute()
    await erase(tx, personId)
  },
}

const sessionsOf = (db: Db, personId: string) =>
  identity(db)
    .selectFrom('identity.sessions')
    .select(['device', 'address', 'created_at', 'seen_at'])
    .where('person_id', '=', personId)
    .execute()

const activeDaysOf = (db: Db, personId: string) =>
  identity(db)
    .selectFrom('identity.active_days')
    .select(['day', 'at'])
    .where('person_id', '=', personId)
    .orderBy('day')
    .execute()

const changesOf = (db: Db, personId: string) =>
  identity(db)
    .selectFrom('identity.profile_changes')
    .select(['field', 'before', 'after', 'changed_at'])
    .where('person_id', '=', personId)
    .orderBy('changed_at')
    .execute()

const actsOf = (db: Db, personId: string) =>
  identity(db)
    .selectFrom('identity.audit')
    .select(['at', 'act', 'address', 'user_agent'])
    .where('person_id', '=', personId)
    .orderBy('at')
    .execute()

// Tables whose rows are deleted with the account. The audit is not among them: it records what was done and stays.
const personal = [
  'identity.roles',
  'identity.scopes',
  'identity.second_factors',
  'identity.active_days',
  'identity.manager_notes',
  'identity.people_import_lines',
  'identity.profile_changes',
  'identity.teaching_applications',
  'identity.challenges',
  'identity.provider_accounts',
  'identity.passkeys',
] as const

/** Deletes codes and tickets by recipient too, because most have no person id. */
async function forgetCodes(tx: Tx, personId: string): Promise<void> {
  const { mobile, email } = await identity(tx)
    .selectFrom('identity.accounts')
    .select(['mobile', 'email'])
    .where('id', '=', personId)
    .executeTakeFirstOrThrow()
  const recipients = [mobile, email].filter((recipient) => recipient !== null)
  for (const table of ['identity.verifications', 'identity.tickets'] as const) {
    await identity(tx)
      .deleteFrom(table)
      .where((row) => row.or([row('person_id', '=', personId), row('recipient', 'in', [...recipients, ''])]))
      .execute()
  }
}

async function erase(tx: Tx, personId: string): Promise<void> {
  await identity(tx)
    .updateTable('identity.accounts')
    .set({
      name: removedName,
      mobile: null,
      email: null,
      email_verified_at: null,
      password_hash: null,
      password_changed_at: null,
      handle: null,
      national_code: null,
      birth_date: null,
      education: null,
      city: null,
      biography: null,
      seen_on: null,
      links: [],
      avatar_file_id: null,
      public_fields: [],
      // The old code is in links that the person shared, which must no longer lead to this account.
      referral_code: makeReferralCode(),
    })
    .where('id', '=', personId)
    .execute()
}
