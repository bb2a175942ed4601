import { sql } from 'kysely'
import { enrolOrInvite } from '#modules/courses'
import { addPersonOfSchool, openSessionOfSchool, whyNotEnteredBySchool } from '#modules/identity'
import type { Caller } from '#platform/actor'
import { type Db, type Tx, transaction } from '#platform/database'
import type { InteropDeps } from '../deps.ts'
import { interop } from '../tables.ts'
import type { Told } from '../told-by-school.ts'
import { hashOfBrowser, loginGoodForMs } from './begin-login.ts'
import { findPlace, type Place } from './school-places.ts'
import { beginGrade } from './send-grade.ts'
import { noteTrouble } from './take-launch.ts'

/** Who sits at the browser, as the site knows them by their session. */
export interface Visitor {
  readonly personId: string
  readonly name: string
}

/** What a person wants who is asked: to come in by the account of the school, or with their own. */
export type EnterWish = 'school' | 'mine' | null

export type Entered =
  | { readonly step: 'in'; readonly to: string; readonly session: { token: string; expiresAt: Date } | null }
  /** The person is asked with which account; `known`: the name of the one that the school has led into before. */
  | { readonly step: 'ask'; readonly school: string; readonly known: string | null }
  /** The school's person has an account that they sign in to by themselves. */
  | { readonly step: 'sign-in'; readonly school: string }
  | { readonly step: 'refused'; readonly why: 'login' | 'course' | 'blocked' }

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'jobs'>

export interface Entering {
  readonly loginId: string
  readonly browser: string | null
  readonly visitor: Visitor | null
  readonly wish: EnterWish
  readonly caller: Caller
}

/** Leads a person from their school to its course here, once for each launch. */
export async function enterFromSchool(deps: Deps, entering: Entering): Promise<Entered> {
  const { db } = deps
  const login = await findEntry(deps, entering)
  if (!login) return { step: 'refused', why: 'login' }
  const place = await findPlace(db, login.schoolId, login.told.item)
  if (!place) {
    await noteTrouble(deps, login.schoolId, 'course')
    return { step: 'refused', why: 'course' }
  }
  return transaction(db, async (tx) => {
    // Of two tabs of one person one makes the account.
    const key = `interop school person ${login.schoolId} ${login.told.subject}`
    await sql`select pg_advisory_xact_lock(hashtextextended(${key}, 0))`.execute(interop(tx))
    const who = await whoComes(deps, tx, login, entering)
    if (!('personId' in who)) return who
    if (!(await useLogin(deps, tx, login))) return { step: 'refused', why: 'login' }
    await settleIn(deps, tx, { ...login, personId: who.personId, place })
    return { step: 'in', to: place.path, session: who.session }
  })
}

type Visit = Extract<Told, { message: 'visit' }>

interface Login {
  readonly id: string
  readonly schoolId: string
  readonly school: string
  readonly madeBy: string
  readonly told: Visit
}

async function findEntry(
  { db, clock }: Deps,
  { loginId, browser }: Pick<Entering, 'loginId' | 'browser'>,
): Promise<Login | null> {
  if (browser === null) return null
  const row = await interop(db)
    .selectFrom('interop.school_logins as login')
    .innerJoin('interop.schools as school', 'school.id', 'login.school_id')
    .select(['login.id', 'login.told', 'school.id as schoolId', 'school.title', 'school.made_by'])
    .where('login.id', '=', loginId)
    .where('login.browser_hash', '=', hashOfBrowser(browser))
    .where('login.used_at', 'is', null)
    .where('login.at', '>', new Date(clock.now().getTime() - loginGoodForMs))
    .where('school.closed_at', 'is', null)
    .executeTakeFirst()
  if (row?.told?.message !== 'visit') return null
  return { id: row.id, schoolId: row.schoolId, school: row.title, madeBy: row.made_by, told: row.told }
}

type Who =
  | { readonly personId: string; readonly session: { token: string; expiresAt: Date } | null }
  | Exclude<Entered, { step: 'in' }>

async function whoComes(deps: Deps, tx: Tx, login: Login, entering: Entering): Promise<Who> {
  const { visitor, wish, caller } = entering
  const bound = await personOf(tx, login)
  if (bound && bound.personId === visitor?.personId) return { personId: bound.personId, session: null }
  if (wish === 'mine' && visitor) {
    await bind(deps, tx, login, { personId: visitor.personId, isMadeHere: false })
    return { personId: visitor.personId, session: null }
  }
  const isAsked = !bound || visitor !== null
  if (isAsked && wish !== 'school') return { step: 'ask', school: login.school, known: bound?.name ?? null }
  const personId = bound?.personId ?? (await addNew(deps, tx, login, caller))
  const whyNot = bound && !bound.isMadeHere ? 'own' : await whyNotEnteredBySchool(tx, personId)
  if (whyNot === 'own') return { step: 'sign-in', school: login.school }
  if (whyNot === 'blocked') return { step: 'refused', why: 'blocked' }
  return { personId, session: await openSessionOfSchool(tx, deps, personId, caller) }
}

const personOf = (db: Db, { schoolId, told }: Login) =>
  interop(db)
    .selectFrom('interop.school_people as known')
    .innerJoin('identity.people as person', 'person.id', 'known.person_id')
    .select(['known.person_id as personId', 'known.is_made_here as isMadeHere', 'person.name'])
    .where('known.school_id', '=', schoolId)
    .where('known.subject', '=', told.subject)
    .executeTakeFirst()

async function addNew(deps: Deps, tx: Tx, login: Login, caller: Caller): Promise<string> {
  const personId = await addPersonOfSchool(tx, deps, login.told, caller)
  await bind(deps, tx, login, { personId, isMadeHere: true })
  return personId
}

async function bind(
  { clock }: Deps,
  tx: Tx,
  { schoolId, told }: Login,
  { personId, isMadeHere }: { readonly personId: string; readonly isMadeHere: boolean },
): Promise<void> {
  const link = { person_id: personId, is_made_here: isMadeHere, linked_at: clock.now() }
  await interop(tx)
    .insertInto('interop.school_people')
    .values({ school_id: schoolId, subject: told.subject, ...link })
    .onConflict((twin) => twin.columns(['school_id', 'subject']).doUpdateSet(link))
    .execute()
}

async function useLogin({ clock }: Deps, tx: Tx, { id }: Login): Promise<boolean> {
  const used = await interop(tx)
    .updateTable('interop.school_logins')
    .set({ used_at: clock.now() })
    .where('id', '=', id)
    .where('used_at', 'is', null)
    .returning('id')
    .executeTakeFirst()
  return used !== undefined
}

async function settleIn(
  deps: Deps,
  tx: Tx,
  { schoolId, madeBy, told, personId, place }: Login & { readonly personId: string; readonly place: Place },
): Promise<void> {
  const { courseId, lessonId } = place
  const staff = await interop(tx)
    .selectFrom('courses.course_staff')
    .select('person_id')
    .where('course_id', '=', courseId)
    .where('person_id', '=', personId)
    .executeTakeFirst()
  if (!staff) await enrolOrInvite(tx, deps.clock, { courseId, cohortId: null, byId: madeBy }, personId)
  const { subject, lineItem } = told
  if (lineItem !== null && !staff)
    await beginGrade(deps, tx, { schoolId, subject, lineItem, courseId, lessonId })
  await interop(tx)
    .updateTable('interop.schools')
    .set({ launched_at: deps.clock.now() })
    .where('id', '=', schoolId)
    .execute()
}
