import { listMyCourses } from '@arvand/contracts/panel/courses'
import * as endpoints from '@arvand/contracts/panel/manage-roster'
import { listAudit, showPersonToManager } from '@arvand/contracts/panel/people'
import type { Scope } from '@arvand/contracts/people'
import { listTaughtCourses, removeCourse } from '@arvand/contracts/teacher/courses'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aMobile, aPerson, aSession, type TestPerson } from '#testing/identity'
import { aFile, aZip } from '#testing/media'
import { rosterFileUse } from './check-roster.ts'
import { forgetOldRosters, rosterPersonalData } from './forget-rosters.ts'
import { makeWholeRoster } from './make-roster.ts'

let arvand: TestApp
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  manager = await aManager()
})
afterAll(() => arvand.close())

const aManager = (scopes: readonly Scope[] = ['people', 'content'], reauthenticated = true) =>
  aPerson(arvand, { roles: ['manager'], scopes, reauthenticated })

const manifest = (mode = 'bulk') =>
  `propertyName,value\nmanifest.version,1.0\noneroster.version,1.1\nfile.users,${mode}\nfile.courses,bulk\n`

/** A school of one class with a teacher and a learner, by ids that no other test has. */
function aSchool({
  code = '',
  learner = aMobile(),
  teacher = aMobile(),
  of = newId().slice(-8),
  org = '',
  term = '2026-09-23,2027-06-21',
} = {}) {
  return {
    of,
    ...{ learner, teacher },
    files: {
      'manifest.csv': manifest(),
      'orgs.csv': `sourcedId,status,name,type\n${org || `o-${of}`},,دبیرستان هدف,school\n`,
      'users.csv': [
        'sourcedId,status,enabledUser,role,givenName,familyName,sms,email',
        `t-${of},,true,teacher,مریم,صادقی,${teacher},`,
        `s-${of},,true,student,نرگس,رضایی,${learner},n@example.com`,
        `w-${of},,true,student,کامران,نوری,12,`,
      ].join('\r\n'),
      'courses.csv': `sourcedId,status,title,courseCode\nc-${of},,ریاضی نهم,${code}\n`,
      'academicSessions.csv': `sourcedId,status,title,startDate,endDate\nx-${of},,سال,${term}\n`,
      'classes.csv': `sourcedId,status,title,courseSourcedId,termSourcedIds\nk-${of},,نهم الف,c-${of},x-${of}\n`,
      'enrollments.csv': [
        'sourcedId,status,classSourcedId,userSourcedId,role,primary',
        `e1-${of},,k-${of},t-${of},teacher,true`,
        `e2-${of},,k-${of},s-${of},student,false`,
        `e3-${of},,k-${of},w-${of},student,false`,
      ].join('\n'),
    } as Record<string, string>,
  }
}

const stored = async (files: Readonly<Record<string, string>> | Buffer, by = manager) => {
  const content = Buffer.isBuffer(files) ? files : await aZip(files)
  const wish = { ownerId: by.id, use: rosterFileUse, name: 'roster.zip', content }
  return (await aFile(arvand, wish)).id
}
const check = async (files: Readonly<Record<string, string>> | Buffer, by = manager) =>
  arvand.call(endpoints.checkRoster, { fileId: await stored(files, by), requestId: newId() }, by)
const show = async (importId: string, by = manager) =>
  (await arvand.call(endpoints.showRoster, { importId }, by)).answer
const begin = (importId: string, by = manager) => arvand.call(endpoints.importRoster, { importId }, by)
const isIn = (importId: string, state: string, by = manager) =>
  expect.poll(async () => (await show(importId, by)).import.state, { timeout: 30_000 }).toBe(state)

async function checked(files: Readonly<Record<string, string>>, by = manager) {
  const { id } = (await check(files, by)).answer.import
  await isIn(id, 'checked', by)
  return id
}
async function imported(files: Readonly<Record<string, string>>) {
  const id = await checked(files)
  expect((await begin(id)).status).toBe(200)
  await isIn(id, 'done')
  return (await show(id)).import.counts
}
const countOf = async (table: string) =>
  Number((await arvand.database.pool.query(`select count(*) from ${table}`)).rows[0].count)
const accountOf = async (mobile: string) =>
  (await arvand.database.pool.query('select id from identity.accounts where mobile = $1', [mobile])).rows[0]
    ?.id

test('a roster is looked at without making anything, each wrong row told with its file and line', async () => {
  const before = [await countOf('identity.accounts'), await countOf('courses.courses')]
  const school = aSchool()
  const id = await checked(school.files)
  const { items, import: told } = await show(id)
  expect(told).toMatchObject({ version: '1.1', fileName: 'roster.zip', teachers: 1, trouble: null })
  expect(told.counts).toEqual({ ready: 5, found: 0, there: 0, later: 1, wrong: 2, made: 0 })
  expect(items.find(({ sourcedId }) => sourcedId === `w-${school.of}`)).toMatchObject({
    ...{ file: 'users', line: 4, outcome: 'wrong', problem: 'mobileMissing' },
  })
  const wrong = { importId: id, outcome: 'wrong', file: 'enrollments' } as const
  expect((await arvand.call(endpoints.showRoster, wrong, manager)).answer.items).toMatchObject([
    { line: 4, problem: 'userMissing' },
  ])
  expect([await countOf('identity.accounts'), await countOf('courses.courses')]).toEqual(before)
})

test('accounts, a draft of the teacher, its class and staff are made once, and the same roster again makes nothing', async () => {
  const school = aSchool()
  expect(await imported(school.files)).toMatchObject({ made: 5, later: 1, wrong: 2, ready: 0 })
  const [teacher, learner] = [await accountOf(school.teacher), await accountOf(school.learner)]
  const shown = await arvand.call(showPersonToManager, { personId: learner }, manager)
  expect(shown.answer.person).toMatchObject({ name: 'نرگس رضایی', email: 'n@example.com', roles: ['user'] })
  const { token } = await aSession(arvand, { id: teacher })
  const taught = (await arvand.call(listTaughtCourses, {}, { token })).answer.items
  expect(taught).toMatchObject([{ title: 'ریاضی نهم', state: 'draft', role: 'owner' }])
  const before = [await countOf('identity.accounts'), await countOf('courses.courses')]
  expect(await imported(school.files)).toMatchObject({ made: 0, there: 5, later: 1 })
  expect([await countOf('identity.accounts'), await countOf('courses.courses')]).toEqual(before)
  const acts = (await arvand.call(listAudit, {}, manager)).answer.items.map(({ act }) => act)
  expect(acts).toContain('roster-imported')
})

test('once the course is published the same roster enrols its learners into the class', async () => {
  const course = await aCourse(arvand, { slug: `riazi-${newId().slice(-6)}` })
  const known = await aPerson(arvand)
  const school = aSchool({ code: course.slug.toUpperCase(), learner: known.mobile ?? '' })
  expect(await imported(school.files)).toMatchObject({ made: 4, there: 2, later: 0, wrong: 2 })
  const mine = (await arvand.call(listMyCourses, {}, known)).answer.items
  expect(mine).toMatchObject([{ course: { slug: course.slug } }])
  const { rows } = await arvand.database.pool.query(
    `select cohort.title, cohort.starts_on::text as starts from courses.enrolments as enrolment
       join courses.cohorts as cohort on cohort.id = enrolment.cohort_id where enrolment.person_id = $1`,
    [known.id],
  )
  expect(rows).toEqual([{ title: 'نهم الف', starts: '2026-09-23' }])
})

test('equal ids of two schools are two people, and the mobile of an account that stands behind an id is not another', async () => {
  const first = aSchool()
  const { of } = first
  expect(await imported(first.files)).toMatchObject({ made: 5 })
  const second = aSchool({ of, org: `other-${of}` })
  expect(await imported(second.files)).toMatchObject({ made: 5, there: 0 })
  expect(await accountOf(second.learner)).toBeDefined()
  const changed = aSchool({ of, org: `other-${of}`, teacher: second.teacher })
  const { items } = await show(await checked(changed.files))
  expect(items.find(({ sourcedId }) => sourcedId === `s-${of}`)).toMatchObject({ problem: 'mobileOther' })
})

test.each([',2025-06-21', '2024/09/01,2025-06-21'])(
  'a term %s that is over makes a class that begins today',
  async (term) => {
    const school = aSchool({ term })
    expect(await imported(school.files)).toMatchObject({ made: 5, wrong: 2 })
    const { rows } = await arvand.database.pool.query(
      `select cohort.ends_on from courses.cohorts as cohort join interop.roster_links as link
       on link.target_id = cohort.id where link.sourced_id = $1`,
      [`k-${school.of}`],
    )
    expect(rows).toEqual([{ ends_on: null }])
  },
)

test('a course that its owner removed is made again by the next roster', async () => {
  const school = aSchool()
  await imported(school.files)
  const { token } = await aSession(arvand, { id: await accountOf(school.teacher) })
  const [draft] = (await arvand.call(listTaughtCourses, {}, { token })).answer.items
  const removed = await arvand.call(removeCourse, { courseId: draft?.id }, { token })
  expect(removed.status).toBe(200)
  expect(await imported(school.files)).toMatchObject({ made: 3, there: 2, wrong: 2 })
  expect((await arvand.call(listTaughtCourses, {}, { token })).answer.items).toHaveLength(1)
})

test('a row that the database does not take is left out, and the others are made', async () => {
  const school = aSchool()
  const id = await checked(school.files)
  await arvand.database.pool.query(
    `update interop.roster_rows set content = content || '{"starts": "2026-02-30"}' where import_id = $1 and file = 'classes'`,
    [id],
  )
  await begin(id)
  await isIn(id, 'done')
  const told = await show(id)
  expect(told.import.counts).toMatchObject({ made: 3, ready: 0 })
  expect(told.items.find(({ file }) => file === 'classes')).toMatchObject({ problem: 'notMade' })
  expect(told.items.find(({ sourcedId }) => sourcedId === `e1-${school.of}`)).toMatchObject({
    problem: 'classMissing',
  })
})

test('an import that cannot go on is over, and its manager may bring the next', async () => {
  const own = await aManager()
  const id = await checked(aSchool().files, own)
  await arvand.database.pool.query("update interop.roster_imports set state = 'importing' where id = $1", [
    id,
  ])
  const ordered = { importId: id, sessionId: newId(), origin: { address: '127.0.0.1', userAgent: '' } }
  const jobs = new Proxy(arvand.platform.jobs, { get: () => () => Promise.reject(new Error('no jobs')) })
  const without = { ...arvand.platform, jobs }
  await expect(makeWholeRoster(without, ordered, new AbortController().signal)).rejects.toThrow('no jobs')
  expect((await show(id, own)).import).toMatchObject({
    state: 'failed',
    trouble: expect.stringContaining('نیمه‌کاره'),
  })
  expect((await check(aSchool().files, own)).status).toBe(200)
})

test('new teachers are made after reauthentication alone, and a roster takes the scope of content too', async () => {
  const cold = await aManager(['people', 'content'], false)
  const id = await checked(aSchool().files, cold)
  expect((await begin(id, cold)).problem.code).toBe('identity.reauthentication-wrong')
  expect((await show(id, cold)).import.state).toBe('checked')
  const people = await aManager(['people'])
  expect((await check(aSchool().files, people)).problem).toMatchObject({ status: 403 })
})

test('a file that is no roster, that has changes alone or nothing in it fails with what to do', async () => {
  const told = async (files: Record<string, string> | Buffer) => {
    const { id } = (await check(files)).answer.import
    await isIn(id, 'failed')
    return (await show(id)).import.trouble
  }
  expect(await told({ 'users.csv': 'a,b\n' })).toContain('manifest.csv')
  expect(await told({ 'manifest.csv': manifest('delta') })).toContain('bulk')
  expect(await told({ 'manifest.csv': manifest() })).toContain('نه فردی بود')
})

test('an import that was interrupted goes on with the rows that wait; a cancelled one makes nothing more', async () => {
  const school = aSchool()
  const id = await checked(school.files)
  await arvand.database.pool.query("update interop.roster_imports set state = 'importing' where id = $1", [
    id,
  ])
  const ordered = { importId: id, sessionId: newId(), origin: { address: '127.0.0.1', userAgent: '' } }
  const stop = new AbortController()
  stop.abort(new Error('the app is shut down'))
  await expect(makeWholeRoster(arvand.platform, ordered, stop.signal)).rejects.toThrow('shut down')
  expect((await show(id)).import.counts.made).toBe(0)
  expect((await arvand.call(endpoints.cancelRoster, { importId: id }, manager)).answer.import.state).toBe(
    'cancelled',
  )
  await makeWholeRoster(arvand.platform, ordered, new AbortController().signal)
  expect(await accountOf(school.learner)).toBeUndefined()
  const over = await arvand.call(endpoints.cancelRoster, { importId: id }, manager)
  expect(over.problem).toMatchObject({ status: 409, code: 'interop.roster-over' })
  expect((await begin(id)).problem.code).toBe('interop.roster-not-checked')
})

test('a roster is its sender’s own, one at a time, and sent again with its request it is one', async () => {
  const other = await aManager()
  const ask = { fileId: await stored(aSchool().files, other), requestId: newId() }
  const first = (await arvand.call(endpoints.checkRoster, ask, other)).answer
  expect((await arvand.call(endpoints.checkRoster, ask, other)).answer).toEqual(first)
  const { id } = first.import
  await isIn(id, 'checked', other)
  for (const refused of [
    await arvand.call(endpoints.showRoster, { importId: id }, manager),
    await begin(id),
    await arvand.call(endpoints.cancelRoster, { importId: id }, manager),
  ])
    expect(refused.problem).toMatchObject({ status: 404, code: 'interop.unknown-roster' })
  expect((await arvand.call(endpoints.listRosters, {}, other)).answer.items).toMatchObject([{ id }])
  await arvand.database.pool.query("update interop.roster_imports set state = 'reading' where id = $1", [id])
  expect((await check(aSchool().files, other)).problem.code).toBe('interop.roster-busy')
  const strange = await arvand.call(
    endpoints.checkRoster,
    { fileId: await stored(aSchool().files), requestId: newId() },
    await aManager(),
  )
  expect(strange.problem.code).toBe('media.unknown-file')
})

test('rosters go after thirty days, and what they hold of a person with the account', async () => {
  const school = aSchool()
  await imported(school.files)
  const learner = await accountOf(school.learner)
  const { db, clock } = arvand.platform
  const known = async () => (await rosterPersonalData.collect(db, learner)) as { known: unknown[] }
  expect((await known()).known).toMatchObject([{ sourcedId: `s-${school.of}` }])
  await transaction(db, (tx) => rosterPersonalData.forget(tx, learner))
  expect((await known()).known).toEqual([])
  const left = `select count(*)::int as n from interop.roster_rows where sourced_id = 's-${school.of}'`
  expect((await arvand.database.pool.query(left)).rows).toEqual([{ n: 0 }])
  clock.pass(31 * 86_400)
  await forgetOldRosters(arvand.platform)
  expect(await countOf('interop.roster_imports')).toBe(0)
  expect(await countOf('interop.roster_rows')).toBe(0)
})
