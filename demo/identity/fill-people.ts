import { scope } from '@arvand/contracts/people'
import { sql } from 'kysely'
import { publishFiles } from '#modules/media'
import type { Clock } from '#platform/clock'
import { type Db, type Tx, transaction } from '#platform/database'
import { hashSecret, identity } from '#testing/identity'
import { addApplications } from './add-applications.ts'
import { crowd, type DemoPerson, demoAccounts, otherTeachers, person } from './people.ts'

const demoPassword = 'arvand-demo'
const rowsAtOnce = 1000
const firstOfCrowd = 100

/** Stores the pictures of people, first of known ones, then of the crowd; file ids by the ids of people. */
type StoreAvatars = (
  known: readonly DemoPerson[],
  crowd: readonly DemoPerson[],
) => Promise<ReadonlyMap<string, string>>

/** Fills an empty database with people in one transaction: the four demo accounts, the teachers and many users. */
export async function fillPeople(
  { db, clock }: { db: Db; clock: Clock },
  scale: number,
  storeAvatars: StoreAvatars = async () => new Map(),
): Promise<void> {
  const now = clock.now()
  const passwordHash = await hashSecret(demoPassword)
  const accounts = demoAccounts(now, passwordHash)
  const teachers = otherTeachers(now, passwordHash)
  const [, , teacher, boss] = accounts
  const known = [...accounts, ...teachers]
  const others = crowdFrom(firstOfCrowd, crowd, now, passwordHash, accounts[0]?.id)
  const avatars = await storeAvatars(known, others)
  await transaction(db, async (tx) => {
    await addPeople(tx, known, avatars)
    for (let first = 0; first < crowd * scale; first += rowsAtOnce) {
      const size = Math.min(rowsAtOnce, crowd * scale - first)
      await addPeople(tx, crowdFrom(firstOfCrowd + first, size, now, passwordHash, accounts[0]?.id), avatars)
    }
    await publishFiles(tx, [...avatars.values()], true)
    await grantRoles(
      tx,
      [teacher, ...teachers].flatMap((one) => one?.id ?? []),
      'teacher',
      now,
    )
    if (boss?.id) await makeBoss(tx, boss.id, now)
    await addApplications(tx, others, now)
    await addActiveDays(tx, now, scale)
  })
}

/** Every seventh person was invited by the person three places before, or by the demo's learner. */
function crowdFrom(
  first: number,
  size: number,
  now: Date,
  passwordHash: string,
  learnerId: string | undefined,
): DemoPerson[] {
  const people = Array.from({ length: size }, (_, at) => person(first + at, now, passwordHash))
  return people.map((one, at) => {
    const inviterId = at % 14 === 10 ? learnerId : people[at - 3]?.id
    return at % 7 === 3 && inviterId ? { ...one, invited_by: inviterId } : one
  })
}

/** Whoever has a picture shows it. */
const addPeople = (tx: Tx, people: readonly DemoPerson[], avatars: ReadonlyMap<string, string>) =>
  identity(tx)
    .insertInto('identity.accounts')
    .values(
      people.map((one) => ({
        ...one,
        avatar_file_id: avatars.get(one.id) ?? null,
        public_fields: one.public_fields ?? ['name', ...(avatars.has(one.id) ? ['avatar'] : [])],
      })),
    )
    .execute()

const grantRoles = (tx: Tx, ids: readonly string[], role: 'teacher' | 'manager', now: Date) =>
  identity(tx)
    .insertInto('identity.roles')
    .values(ids.map((person_id) => ({ person_id, role, granted_by: null, granted_at: now })))
    .execute()

async function makeBoss(tx: Tx, id: string, now: Date): Promise<void> {
  await grantRoles(tx, [id], 'manager', now)
  await identity(tx)
    .insertInto('identity.scopes')
    .values(scope.options.map((one) => ({ person_id: id, scope: one, granted_by: null, granted_at: now })))
    .execute()
}

const mostActiveDays = 365

/** The days on which people came: each in their own rhythm, fewer at weekends; made by the database from its rows. */
async function addActiveDays(tx: Tx, now: Date, scale: number): Promise<void> {
  // A load test has so many people that a month of them is enough.
  const days = scale === 1 ? mostActiveDays : 30
  await sql`
    insert into identity.active_days (day, person_id, at)
    select came.day, a.id, came.day::timestamp at time zone 'Asia/Tehran' + interval '8 hours'
        + interval '14 hours' * (abs(hashtext(a.id::text || came.day)) % 1000) / 1000
      from identity.accounts as a
      cross join lateral (
        select (${now}::timestamptz at time zone 'Asia/Tehran')::date - past as day
          from generate_series(1, ${days}::integer) as past
      ) as came
      where came.day > (a.created_at at time zone 'Asia/Tehran')::date
        and abs(hashtext('came' || a.id || came.day)) % 1000
          < 40 + abs(hashtext(a.id::text)) % 160 - case when extract(dow from came.day) in (4, 5) then 30 else 0 end`.execute(
    identity(tx),
  )
}
