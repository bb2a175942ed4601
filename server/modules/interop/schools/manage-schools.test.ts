import * as contract from '@arvand/contracts/panel/manage-schools'
import { listAudit } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aKeeper } from '../lti/testing.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp({ PUBLIC_URL: 'https://arvand.example' })
  keeper = await aKeeper(arvand)
})
afterAll(() => arvand.close())

let made = 0
const aSchool = () => ({
  title: 'مودل دبیرستان هامون',
  issuer: `https://moodle-${++made}.example`,
  clientId: 'client-1',
  authorizeUrl: 'https://moodle.example/auth',
  tokenUrl: 'https://moodle.example/token',
  keysetUrl: 'https://moodle.example/keys',
  deployments: '1، 2\n1',
})
const add = async (wish = aSchool()) =>
  (await arvand.call(contract.addSchool, { ...wish, requestId: newId() }, keeper)).answer.schoolId
const show = async (schoolId: string) => (await arvand.call(contract.showSchool, { schoolId }, keeper)).answer

test('a school is registered once, changed, stopped and removed, and the history says who did it', async () => {
  const ask = { ...aSchool(), requestId: newId() }
  const { schoolId } = (await arvand.call(contract.addSchool, ask, keeper)).answer
  expect((await arvand.call(contract.addSchool, ask, keeper)).answer).toEqual({ schoolId })
  const twin = await arvand.call(contract.addSchool, { ...ask, requestId: newId() }, keeper)
  expect(twin.problem.code).toBe('interop.school-known')
  const { requestId: _, ...registered } = ask
  const saved = { ...registered, schoolId, title: 'مودل هامون', revision: 0 }
  expect((await arvand.call(contract.saveSchool, saved, keeper)).status).toBe(200)
  const late = await arvand.call(contract.saveSchool, saved, keeper)
  expect(late.problem.code).toBe('interop.school-saved-meanwhile')
  expect((await show(schoolId)).school).toMatchObject({
    ...{ title: 'مودل هامون', deployments: ['1', '2'], revision: 1, isClosed: false },
    ...{ launchedAt: null, gradedAt: null, trouble: null, people: 0, waiting: 0 },
  })
  const { items, ours } = (await arvand.call(contract.listSchools, {}, keeper)).answer
  expect(items.map(({ id }) => id)).toContain(schoolId)
  expect(ours).toEqual({
    loginUrl: 'https://arvand.example/lti/tool/login',
    launchUrl: 'https://arvand.example/lti/tool/launch',
    chooseUrl: 'https://arvand.example/lti/tool/choose',
    keysetUrl: 'https://arvand.example/lti/keys',
  })
  const open = await arvand.call(contract.removeSchool, { schoolId }, keeper)
  expect(open.problem.code).toBe('interop.school-open')
  for (let twice = 0; twice < 2; twice++)
    await arvand.call(contract.closeSchool, { schoolId, isClosed: true }, keeper)
  expect((await show(schoolId)).school.isClosed).toBe(true)
  await arvand.call(contract.closeSchool, { schoolId, isClosed: false }, keeper)
  await arvand.call(contract.closeSchool, { schoolId, isClosed: true }, keeper)
  expect((await arvand.call(contract.removeSchool, { schoolId }, keeper)).status).toBe(200)
  const gone = await arvand.call(contract.showSchool, { schoolId }, keeper)
  expect(gone.problem.code).toBe('interop.unknown-school')
  const reader = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  const acts = (await arvand.call(listAudit, {}, reader)).answer.items.map(({ act }) => act)
  expect(acts.filter((act) => act.startsWith('school-')).toReversed()).toEqual([
    ...['school-added', 'school-saved', 'school-closed', 'school-opened', 'school-closed', 'school-removed'],
  ])
})

test('a school opens published courses that a manager names by their addresses', async () => {
  const [course, draft] = [await aCourse(arvand), await aCourse(arvand, { state: 'draft' })]
  const schoolId = await add()
  const allow = (name: string) => arvand.call(contract.allowCourse, { schoolId, course: name }, keeper)
  for (const name of [course.slug, `https://arvand.example/courses/${course.slug}/?a=b`])
    expect((await allow(name)).status).toBe(200)
  for (const name of [draft.slug, 'no-such-course', 'https://arvand.example/', '%'])
    expect((await allow(name)).problem.code).toBe('interop.unknown-course')
  const listed = { id: course.id, slug: course.slug, title: course.title, isPublished: true }
  expect((await show(schoolId)).courses).toEqual([listed])
  await arvand.call(contract.disallowCourse, { schoolId, courseId: course.id }, keeper)
  expect((await show(schoolId)).courses).toEqual([])
})

test.each([
  ['no https', { keysetUrl: 'http://moodle.example/keys' }],
  ['this machine', { tokenUrl: 'https://127.0.0.1/token' }],
  ['an address inside', { keysetUrl: 'https://10.1.2.3/keys' }],
])('a school whose server would be asked at %s is not registered', async (_, wish) => {
  const ask = { ...aSchool(), ...wish, requestId: newId() }
  const { problem } = await arvand.call(contract.addSchool, ask, keeper)
  expect(problem.code).toBe('interop.address-not-asked')
})

test.each([
  ['no title', { title: '' }, 'title'],
  ['no address', { issuer: 'moodle' }, 'issuer'],
  ['a script', { authorizeUrl: 'javascript:alert(1)' }, 'authorizeUrl'],
  ['no client id', { clientId: ' ' }, 'clientId'],
  ['no deployment', { deployments: ' , ' }, 'deployments'],
])('%s is refused with a sentence', async (_, wish, field) => {
  const ask = { ...aSchool(), ...wish, requestId: newId() }
  const { status, problem } = await arvand.call(contract.addSchool, ask, keeper)
  expect([status, Object.keys(problem.fields ?? {})]).toEqual([422, [field]])
})

test('strangers, users, teachers and managers of other things manage no schools', async () => {
  const schoolId = await add()
  const asks = [
    [contract.listSchools, {}],
    [contract.showSchool, { schoolId }],
    [contract.addSchool, { ...aSchool(), requestId: newId() }],
    [contract.saveSchool, { ...aSchool(), schoolId, revision: 0 }],
    [contract.closeSchool, { schoolId, isClosed: true }],
    [contract.removeSchool, { schoolId }],
    [contract.allowCourse, { schoolId, course: 'x' }],
    [contract.disallowCourse, { schoolId, courseId: newId() }],
  ] as const
  const others = [
    await aPerson(arvand),
    await aPerson(arvand, { roles: ['teacher'] }),
    await aPerson(arvand, { roles: ['manager'], scopes: ['people'] }),
  ]
  for (const [endpoint, ask] of asks) {
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    for (const other of others) expect((await arvand.call(endpoint, ask, other)).status).toBe(403)
  }
  for (const [endpoint, ask] of asks.filter(([, one]) => 'schoolId' in one))
    expect((await arvand.call(endpoint, { ...ask, schoolId: newId() }, keeper)).problem.code).toBe(
      'interop.unknown-school',
    )
})
