import { mostWhole } from '@arvand/contracts/page'
import type * as contract from '@arvand/contracts/panel/manage-schools'
import { mostSchoolCourses } from '@arvand/contracts/panel/manage-schools'
import { type Db, type Tx, transaction } from '#platform/database'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { once } from '#platform/once'
import { refuse } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import type { InteropDeps } from '../deps.ts'
import { interop } from '../tables.ts'
import { isWaiting, sendGrade } from './send-grade.ts'

type Deps = Pick<InteropDeps, 'db' | 'clock' | 'outside'>

type Registered = Pick<
  Asked<typeof contract.addSchool>['input'],
  'title' | 'issuer' | 'clientId' | 'authorizeUrl' | 'tokenUrl' | 'keysetUrl' | 'deployments'
>

const columnsOf = ({
  title,
  issuer,
  clientId,
  authorizeUrl,
  tokenUrl,
  keysetUrl,
  deployments,
}: Registered) => ({
  ...{ title, issuer, client_id: clientId, authorize_url: authorizeUrl },
  ...{ token_url: tokenUrl, keyset_url: keysetUrl, deployments },
})

/** Both are asked by this server; a browser alone goes to the third. */
function refuseUnasked({ outside }: Pick<Deps, 'outside'>, { tokenUrl, keysetUrl }: Registered): void {
  for (const address of [tokenUrl, keysetUrl])
    if (!outside.mayAsk(new URL(address))) refuse('interop.address-not-asked')
}

async function refuseKnown(tx: Tx, { issuer, clientId }: Registered, but?: string): Promise<void> {
  const known = await interop(tx)
    .selectFrom('interop.schools')
    .select('id')
    .where('issuer', '=', issuer)
    .where('client_id', '=', clientId)
    .executeTakeFirst()
  if (known && known.id !== but) refuse('interop.school-known')
}

export function addSchool(deps: Deps, { input, actor, caller, request }: Asked<typeof contract.addSchool>) {
  const { db, clock } = deps
  refuseUnasked(deps, input)
  return transaction(db, (tx) =>
    once(tx, clock, request, 'a day', async () => {
      await refuseKnown(tx, input)
      const { count } = await interop(tx)
        .selectFrom('interop.schools')
        .select(({ fn }) => fn.countAll<string>().as('count'))
        .executeTakeFirstOrThrow()
      if (Number(count) >= mostWhole) return refuse('interop.too-many-schools')
      const id = newId()
      const nothingYet = {
        closed_at: null,
        launched_at: null,
        graded_at: null,
        trouble: null,
        trouble_at: null,
      }
      await interop(tx)
        .insertInto('interop.schools')
        .values({ id, ...columnsOf(input), made_by: actor.personId, made_at: clock.now(), ...nothingYet })
        .execute()
      const detail = { schoolId: id, title: input.title, issuer: input.issuer }
      await record(tx, clock, caller, { act: 'school-added', personId: null, actor, detail })
      return { schoolId: id }
    }),
  )
}

export function saveSchool(deps: Deps, { input, actor, caller }: Asked<typeof contract.saveSchool>) {
  const { db, clock } = deps
  const { schoolId, revision, ...registered } = input
  refuseUnasked(deps, registered)
  return transaction(db, async (tx) => {
    await refuseKnown(tx, registered, schoolId)
    const saved = await interop(tx)
      .updateTable('interop.schools')
      .set({ ...columnsOf(registered), revision: revision + 1 })
      .where('id', '=', schoolId)
      .where('revision', '=', revision)
      .returning('id')
      .executeTakeFirst()
    if (!saved) {
      await needSchool(tx, schoolId)
      return refuse('interop.school-saved-meanwhile')
    }
    const detail = { schoolId, title: registered.title, issuer: registered.issuer }
    await record(tx, clock, caller, { act: 'school-saved', personId: null, actor, detail })
    return {}
  })
}

export const closeSchool = (
  { db, clock, jobs }: Pick<InteropDeps, 'db' | 'clock' | 'jobs'>,
  { input: { schoolId, isClosed }, actor, caller }: Asked<typeof contract.closeSchool>,
) =>
  transaction(db, async (tx) => {
    const changed = await interop(tx)
      .updateTable('interop.schools')
      .set({ closed_at: isClosed ? clock.now() : null })
      .where('id', '=', schoolId)
      .where('closed_at', isClosed ? 'is' : 'is not', null)
      .returning('title')
      .executeTakeFirst()
    if (!changed) {
      await needSchool(tx, schoolId)
      return {}
    }
    if (!isClosed) await sendWaiting(tx, jobs, schoolId)
    const act = isClosed ? 'school-closed' : 'school-opened'
    await record(tx, clock, caller, { act, personId: null, actor, detail: { schoolId, ...changed } })
    return {}
  })

/** Marks that were earned while the school was stopped. */
async function sendWaiting(tx: Tx, jobs: InteropDeps['jobs'], schoolId: string): Promise<void> {
  const rows = await interop(tx)
    .selectFrom('interop.school_grades')
    .select('id')
    .where('school_id', '=', schoolId)
    .where(isWaiting)
    .execute()
  await jobs.leaveAll(
    tx,
    sendGrade,
    rows.map(({ id }) => ({ payload: { gradeId: id } })),
  )
}

export const removeSchool = (
  { db, clock }: Pick<InteropDeps, 'db' | 'clock'>,
  { input: { schoolId }, actor, caller }: Asked<typeof contract.removeSchool>,
) =>
  transaction(db, async (tx) => {
    const { title, closed_at } = await needSchool(tx, schoolId)
    if (closed_at === null) return refuse('interop.school-open')
    await interop(tx).deleteFrom('interop.schools').where('id', '=', schoolId).execute()
    const detail = { schoolId, title }
    await record(tx, clock, caller, { act: 'school-removed', personId: null, actor, detail })
    return {}
  })

export const allowCourse = (
  { db, clock }: Pick<InteropDeps, 'db' | 'clock'>,
  { input: { schoolId, course }, actor, caller }: Asked<typeof contract.allowCourse>,
) =>
  transaction(db, async (tx) => {
    await needSchool(tx, schoolId)
    const found = await interop(tx)
      .selectFrom('courses.known_courses')
      .select(['id', 'title'])
      .where('slug', '=', slugIn(course))
      .where('state', '=', 'published')
      .executeTakeFirst()
    if (!found) return refuse('interop.unknown-course')
    const { count } = await interop(tx)
      .selectFrom('interop.school_courses')
      .select(({ fn }) => fn.countAll<string>().as('count'))
      .where('school_id', '=', schoolId)
      .executeTakeFirstOrThrow()
    if (Number(count) >= mostSchoolCourses) return refuse('interop.too-many-courses')
    await interop(tx)
      .insertInto('interop.school_courses')
      .values({ school_id: schoolId, course_id: found.id, added_at: clock.now() })
      .onConflict((twin) => twin.doNothing())
      .execute()
    const detail = { schoolId, courseId: found.id, title: found.title }
    await record(tx, clock, caller, { act: 'school-course-allowed', personId: null, actor, detail })
    return {}
  })

/** Pure: the last part of a course's address. */
function slugIn(typed: string): string {
  const path = URL.parse(typed)?.pathname ?? typed.split(/[?#]/)[0] ?? ''
  const last = path.split('/').findLast(Boolean) ?? ''
  try {
    return decodeURIComponent(last)
  } catch {
    return last
  }
}

export const disallowCourse = (
  { db, clock }: Pick<InteropDeps, 'db' | 'clock'>,
  { input: { schoolId, courseId }, actor, caller }: Asked<typeof contract.disallowCourse>,
) =>
  transaction(db, async (tx) => {
    await needSchool(tx, schoolId)
    await interop(tx)
      .deleteFrom('interop.school_courses')
      .where('school_id', '=', schoolId)
      .where('course_id', '=', courseId)
      .execute()
    const detail = { schoolId, courseId }
    await record(tx, clock, caller, { act: 'school-course-disallowed', personId: null, actor, detail })
    return {}
  })

export const needSchool = async (db: Db, id: string) =>
  (await interop(db).selectFrom('interop.schools').selectAll().where('id', '=', id).executeTakeFirst()) ??
  refuse('interop.unknown-school')
