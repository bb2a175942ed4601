import { launchTool } from '@arvand/contracts/panel/tools'
import { duplicateCourse } from '@arvand/contracts/teacher/courses'
import { showGradebook } from '@arvand/contracts/teacher/gradebook'
import { addLesson, publishLessons, saveLesson } from '@arvand/contracts/teacher/lessons'
import * as teacher from '@arvand/contracts/teacher/tools'
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { lessonsOf } from '#testing/authoring'
import { aCourse, anEnrolment, type TestCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aTool, registered, type TestTool } from './testing.ts'

const origin = 'https://arvand.example'
const cookieName = '__Host-arvand.session'
const claim = (name: string) => `https://purl.imsglobal.org/spec/lti/claim/${name}`

let arvand: TestApp
let owner: TestPerson
let learner: TestPerson
let course: TestCourse
let lab: TestTool
beforeAll(async () => {
  arvand = await anApp({ PUBLIC_URL: origin, PRIVATE_HOSTS: '127.0.0.1' })
  owner = await aPerson(arvand, { roles: ['teacher'] })
  learner = await aPerson(arvand, { name: 'سارا کریمی' })
  course = await aCourse(arvand, { owner })
  await anEnrolment(arvand, course, learner.id)
  lab = await aTool(arvand)
}, 60_000)
afterAll(async () => {
  lab.close()
  await arvand.close()
})

/** A published lesson that opens the tool. */
async function aToolLesson(tool: TestTool, most: number | null = 20): Promise<string> {
  const link = { toolId: tool.toolId, title: 'مدار ساده', url: '', most, requestId: newId() }
  const { linkId } = (await arvand.call(teacher.addToolLink, link, owner)).answer
  const added = { sectionId: course.sections[0]?.id, title: 'آزمایش ۱', kind: 'tool', requestId: newId() }
  const { lessonId } = (await arvand.call(addLesson, added as never, owner)).answer
  const content = { kind: 'tool', attachments: [], itemId: linkId } as const
  await arvand.call(saveLesson, { lessonId, version: 1, title: 'آزمایش ۱', content, minutes: 10 }, owner)
  const publish = { courseId: course.id, lessonIds: [lessonId], isPublished: true }
  expect((await arvand.call(publishLessons, publish, owner)).status).toBe(200)
  return lessonId
}

/** The query with which a tool comes back after its login address was opened. */
function cameBack(url: string, changes: Readonly<Record<string, string>> = {}) {
  const { searchParams } = new URL(url)
  const told = (name: string) => searchParams.get(name) ?? ''
  return new URLSearchParams({
    scope: 'openid',
    response_type: 'id_token',
    response_mode: 'form_post',
    prompt: 'none',
    client_id: told('client_id'),
    redirect_uri: registered.launchUrl,
    login_hint: told('login_hint'),
    lti_message_hint: told('lti_message_hint'),
    nonce: 'once',
    state: 'kept',
    ...changes,
  })
}

const authorize = (query: URLSearchParams, by: TestPerson | null) =>
  arvand.app.inject({
    url: `/lti/authorize?${query}`,
    headers: by ? { cookie: `${cookieName}=${by.token}` } : {},
  })

const fieldOf = (html: string, name: string) =>
  new RegExp(`name="${name}" value="([^"]*)"`).exec(html)?.[1] ?? ''

async function claimsOf(html: string, toolId: string) {
  const keys = (await arvand.app.inject('/lti/keys')).json<JSONWebKeySet>()
  const currentDate = arvand.platform.clock.now()
  const options = { issuer: origin, audience: toolId, currentDate }
  return (await jwtVerify(fieldOf(html, 'id_token'), createLocalJWKSet(keys), options)).payload
}

const opened = async (lessonId: string, by: TestPerson) => {
  const { answer } = await arvand.call(launchTool, { lessonId }, by)
  return answer.url
}

const form = (url: string, fields: Readonly<Record<string, string>>) =>
  arvand.app.inject({
    method: 'POST',
    url,
    headers: { 'content-type': 'application/x-www-form-urlencoded', origin: 'https://lab.example' },
    payload: new URLSearchParams(fields).toString(),
  })

async function accessOf(tool: TestTool, scope = 'score lineitem.readonly result.readonly') {
  const assertion = await tool.sign({ sub: tool.toolId, aud: `${origin}/lti/token`, jti: newId() })
  const answer = await form('/lti/token', {
    grant_type: 'client_credentials',
    client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
    client_assertion: assertion,
    scope: scope
      .split(' ')
      .map((one) => `https://purl.imsglobal.org/spec/lti-ags/scope/${one}`)
      .join(' '),
  })
  return answer.json<{ access_token: string }>().access_token
}

const postScore = (lessonId: string, token: string, body: object | string) =>
  arvand.app.inject({
    method: 'POST',
    url: `/lti/lessons/${lessonId}/line-item/scores`,
    headers: {
      authorization: `Bearer ${token}`,
      'content-type': 'application/vnd.ims.lis.v1.score+json',
    },
    payload: typeof body === 'string' ? body : JSON.stringify(body),
  })

const aScore = (more: object = {}) => ({
  userId: learner.id,
  scoreGiven: 15,
  scoreMaximum: 20,
  activityProgress: 'Completed',
  gradingProgress: 'FullyGraded',
  timestamp: arvand.platform.clock.now().toISOString(),
  ...more,
})

test('a learner opens the tool of a lesson: it is told who comes, from which lesson and course', async () => {
  const lessonId = await aToolLesson(lab)
  const url = await opened(lessonId, learner)
  expect(url.startsWith(`${registered.loginUrl}?`)).toBe(true)
  expect(Object.fromEntries(new URL(url).searchParams)).toMatchObject({
    iss: origin,
    client_id: lab.toolId,
    login_hint: learner.id,
    target_link_uri: registered.launchUrl,
    lti_deployment_id: '1',
  })
  const page = await authorize(cameBack(url), learner)
  expect(page.statusCode).toBe(200)
  // One script of its own, and no bound on where the tool sends people on to.
  expect(page.headers['content-security-policy']).toMatch(
    /^default-src 'none'; .*script-src 'sha256-[^' ]+'$/,
  )
  expect(page.headers['content-security-policy']).not.toContain('form-action')
  expect(page.body).toContain(`action="${registered.launchUrl}"`)
  expect(fieldOf(page.body, 'state')).toBe('kept')
  expect(await claimsOf(page.body, lab.toolId)).toMatchObject({
    sub: learner.id,
    nonce: 'once',
    name: 'سارا کریمی',
    [claim('message_type')]: 'LtiResourceLinkRequest',
    [claim('deployment_id')]: '1',
    [claim('resource_link')]: { id: lessonId, title: 'آزمایش ۱' },
    [claim('context')]: { id: course.id, title: course.title },
    [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Learner'],
    'https://purl.imsglobal.org/spec/lti-ags/claim/endpoint': {
      lineitem: `${origin}/lti/lessons/${lessonId}/line-item`,
    },
  })
  // A launch is good once.
  expect((await authorize(cameBack(url), learner)).statusCode).toBe(403)
  const asTeacher = await authorize(cameBack(await opened(lessonId, owner)), owner)
  expect(await claimsOf(asTeacher.body, lab.toolId)).toMatchObject({
    [claim('roles')]: ['http://purl.imsglobal.org/vocab/lis/v2/membership#Instructor'],
  })
})

test('a tool that comes back by a form is sent on by a redirect, with the cookie of the browser', async () => {
  const url = await opened(await aToolLesson(lab), learner)
  const posted = await form('/lti/authorize', Object.fromEntries(cameBack(url)))
  expect(posted.statusCode).toBe(303)
  const query = new URL(String(posted.headers.location), origin).searchParams
  expect((await authorize(query, learner)).statusCode).toBe(200)
})

test.each([
  ['a stranger', {}, () => null],
  ['somebody else', {}, () => owner],
  ['another address', { redirect_uri: 'https://evil.example/launch' }, () => learner],
  ['another person in the hint', { login_hint: newId() }, () => learner],
  ['another tool', { client_id: newId() }, () => learner],
  ['no OpenID', { scope: 'email' }, () => learner],
  ['a code flow', { response_type: 'code' }, () => learner],
  ['an answer in the address', { response_mode: 'fragment' }, () => learner],
  ['no nonce', { nonce: '' }, () => learner],
  ['a hint that is none', { lti_message_hint: `' or 1=1` }, () => learner],
])('a launch is refused for %s, and is still good for its own person', async (_, changes, by) => {
  const url = await opened(await aToolLesson(lab, null), learner)
  expect((await authorize(cameBack(url, changes), by())).statusCode).toBe(403)
  const page = await authorize(cameBack(url), learner)
  expect(page.statusCode).toBe(200)
  // A lesson without marks offers no service for them.
  expect(JSON.stringify(await claimsOf(page.body, lab.toolId))).not.toContain('lti-ags')
})

test('a launch is over after ten minutes', async () => {
  const url = await opened(await aToolLesson(lab), learner)
  arvand.platform.clock.pass(601)
  expect((await authorize(cameBack(url), learner)).statusCode).toBe(403)
})

test('who does not learn the course, or no more, opens nothing, and nobody does while the tool is closed', async () => {
  const lessonId = await aToolLesson(lab)
  const gone = await aPerson(arvand)
  const refused = await arvand.call(launchTool, { lessonId }, gone)
  expect(refused.problem.code).toBe('interop.unknown-lesson')
  expect((await arvand.call(launchTool, { lessonId })).status).toBe(401)
  expect((await arvand.call(launchTool, { lessonId: newId() }, learner)).problem.status).toBe(404)
  const ended = { state: 'completed', expiresAt: arvand.platform.clock.now() } as const
  await anEnrolment(arvand, course, gone.id, ended)
  expect((await arvand.call(launchTool, { lessonId }, gone)).problem.code).toBe('interop.unknown-lesson')
  expect((await postScore(lessonId, await accessOf(lab), aScore({ userId: gone.id }))).statusCode).toBe(404)
  const hidden = { courseId: course.id, lessonIds: [lessonId], isPublished: false }
  await arvand.call(publishLessons, hidden, owner)
  expect((await arvand.call(launchTool, { lessonId }, learner)).problem.status).toBe(404)
  expect((await arvand.call(launchTool, { lessonId }, owner)).status).toBe(200)
})

test('a teacher chooses in the tool, and what they chose stands in their list, once', async () => {
  const { url } = (await arvand.call(teacher.chooseInTool, { toolId: lab.toolId }, owner)).answer
  const page = await authorize(cameBack(url), owner)
  const asked = await claimsOf(page.body, lab.toolId)
  const settings = asked['https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'] as {
    data: string
    deep_link_return_url: string
  }
  expect(settings.deep_link_return_url).toBe(`${origin}/lti/chosen`)
  const answer = {
    aud: origin,
    nonce: newId(),
    [claim('message_type')]: 'LtiDeepLinkingResponse',
    [claim('version')]: '1.3.0',
    [claim('deployment_id')]: '1',
    'https://purl.imsglobal.org/spec/lti-dl/claim/data': settings.data,
    'https://purl.imsglobal.org/spec/lti-dl/claim/content_items': [
      {
        type: 'ltiResourceLink',
        title: 'پاندول',
        url: 'https://lab.example/pendulum',
        lineItem: { scoreMaximum: 10 },
      },
      { type: 'ltiResourceLink', custom: { level: 3 } },
      { type: 'link', url: 'https://elsewhere.example' },
      { type: 'ltiResourceLink', url: 'javascript:alert(1)' },
    ],
  }
  const other = await aTool(arvand, { title: 'ابزار دیگر' })
  const forged = await other.sign({ ...answer, iss: lab.toolId })
  expect((await form('/lti/chosen', { JWT: forged })).statusCode).toBe(403)
  expect((await form('/lti/chosen', { JWT: await other.sign(answer) })).statusCode).toBe(403)
  other.close()
  expect(
    (await form('/lti/chosen', { JWT: await lab.sign({ ...answer, aud: 'https://x.example' }) })).statusCode,
  ).toBe(403)
  expect((await form('/lti/chosen', { JWT: await lab.sign(answer, -120) })).statusCode).toBe(403)
  expect((await form('/lti/chosen', { JWT: 'x'.repeat(50) })).statusCode).toBe(403)
  const taken = await form('/lti/chosen', { JWT: await lab.sign(answer) })
  expect([taken.statusCode, taken.body]).toEqual([
    200,
    expect.stringContaining('۲ مورد از «آزمایشگاه مجازی»'),
  ])
  expect((await form('/lti/chosen', { JWT: await lab.sign(answer) })).statusCode).toBe(403)
  const { items } = (await arvand.call(teacher.listToolLinks, {}, owner)).answer
  const named = items.map(({ title, most }) => [title, most])
  expect(named).toContainEqual(['پاندول', 10])
  expect(named).toContainEqual(['آزمایشگاه مجازی', null])
  const { items: others } = (
    await arvand.call(teacher.listToolLinks, {}, await aPerson(arvand, { roles: ['teacher'] }))
  ).answer
  expect(others).toEqual([])
})

test('a mark of the tool stands in the gradebook; a later one counts, an earlier one changes nothing', async () => {
  const lessonId = await aToolLesson(lab)
  const token = await accessOf(lab)
  const item = await arvand.app.inject({
    url: `/lti/lessons/${lessonId}/line-item`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(item.json()).toMatchObject({ label: 'آزمایش ۱', scoreMaximum: 20, resourceLinkId: lessonId })
  const inGradebook = async () => {
    const { answer } = await arvand.call(showGradebook, { courseId: course.id }, owner)
    expect(answer.columns).toContainEqual(expect.objectContaining({ key: `tool:${lessonId}`, most: 2000 }))
    const row = answer.items.find(({ name }) => name === 'سارا کریمی')
    return row?.marks.find((mark) => mark.item === `tool:${lessonId}`)
  }
  expect(
    (await postScore(lessonId, token, aScore({ scoreGiven: undefined, gradingProgress: 'Pending' })))
      .statusCode,
  ).toBe(200)
  expect(await inGradebook()).toMatchObject({ points: null, waiting: true })
  arvand.platform.clock.pass(60)
  expect((await postScore(lessonId, token, aScore({ comment: 'خوب بود' }))).statusCode).toBe(200)
  expect(await inGradebook()).toMatchObject({ points: 1500, waiting: false })
  const early = new Date(arvand.platform.clock.now().getTime() - 3_600_000).toISOString()
  expect((await postScore(lessonId, token, aScore({ scoreGiven: 1, timestamp: early }))).statusCode).toBe(409)
  arvand.platform.clock.pass(60)
  // Of another maximum: three quarters of twenty.
  expect((await postScore(lessonId, token, aScore({ scoreGiven: 90, scoreMaximum: 120 }))).statusCode).toBe(
    200,
  )
  expect(await inGradebook()).toMatchObject({ points: 1500 })
  const results = await arvand.app.inject({
    url: `/lti/lessons/${lessonId}/line-item/results?user_id=${learner.id}`,
    headers: { authorization: `Bearer ${token}` },
  })
  expect(results.json()).toMatchObject([{ userId: learner.id, resultScore: 90, resultMaximum: 120 }])
})

test('results come in pages as large as the tool wishes, each with the address of the next', async () => {
  const lessonId = await aToolLesson(lab)
  const token = await accessOf(lab)
  const people = [learner, await aPerson(arvand), await aPerson(arvand)]
  for (const { id } of people.slice(1)) await anEnrolment(arvand, course, id)
  for (const { id } of people)
    expect((await postScore(lessonId, token, aScore({ userId: id }))).statusCode).toBe(200)
  const read = async (url: string) => {
    const { headers, json } = await arvand.app.inject({ url, headers: { authorization: `Bearer ${token}` } })
    const next = /^<https:\/\/arvand\.example(\/[^>]+)>; rel="next"$/.exec(String(headers.link ?? ''))?.[1]
    return { of: json().map(({ userId }: { userId: string }) => userId) as string[], next }
  }
  const path = `/lti/lessons/${lessonId}/line-item/results`
  const first = await read(`${path}?limit=2`)
  expect(first.of).toHaveLength(2)
  const second = await read(first.next ?? '')
  expect([second.of.length, second.next]).toEqual([1, undefined])
  expect([...first.of, ...second.of].toSorted()).toEqual(people.map(({ id }) => id).toSorted())
  expect(await read(path)).toMatchObject({ of: expect.objectContaining({ length: 3 }), next: undefined })
  expect((await read(`${path}?user_id=nobody`)).of).toEqual([])
  const headers = { authorization: `Bearer ${token}` }
  expect((await arvand.app.inject({ url: `${path}?after=x`, headers })).statusCode).toBe(400)
})

test('a token of a tool that was closed meanwhile reads and writes no mark', async () => {
  const own = await aTool(arvand, { title: 'ابزار بسته' })
  const lessonId = await aToolLesson(own)
  const token = await accessOf(own)
  expect((await postScore(lessonId, token, aScore())).statusCode).toBe(200)
  await arvand.database.pool.query('update interop.tools set closed_at = now() where id = $1', [own.toolId])
  expect((await postScore(lessonId, token, aScore())).statusCode).toBe(404)
  const read = { headers: { authorization: `Bearer ${token}` } }
  for (const path of ['', '/results'])
    expect(
      (await arvand.app.inject({ ...read, url: `/lti/lessons/${lessonId}/line-item${path}` })).statusCode,
    ).toBe(404)
  own.close()
})

test('marks are taken of the lesson’s own tool alone, in its scope, for learners, and only when they are well written', async () => {
  const lessonId = await aToolLesson(lab)
  const unmarked = await aToolLesson(lab, null)
  const token = await accessOf(lab)
  const other = await aTool(arvand, { title: 'ابزار دیگر' })
  expect((await postScore(lessonId, await accessOf(other), aScore())).statusCode).toBe(404)
  expect(
    (
      await form('/lti/token', {
        grant_type: 'client_credentials',
        client_assertion_type: 'urn:ietf:params:oauth:client-assertion-type:jwt-bearer',
        client_assertion: await other.sign({ iss: lab.toolId, sub: lab.toolId, aud: `${origin}/lti/token` }),
        scope: '',
      })
    ).statusCode,
  ).toBe(401)
  other.close()
  expect((await postScore(lessonId, 'made.up.token', aScore())).statusCode).toBe(401)
  expect((await postScore(lessonId, await accessOf(lab, 'result.readonly'), aScore())).statusCode).toBe(403)
  expect((await postScore(unmarked, token, aScore())).statusCode).toBe(404)
  expect((await postScore(newId(), token, aScore())).statusCode).toBe(404)
  expect((await postScore(lessonId, token, aScore({ userId: owner.id }))).statusCode).toBe(404)
  for (const wrong of [
    '{',
    '[]',
    aScore({ scoreGiven: -1 }),
    aScore({ gradingProgress: 'Done' }),
    aScore({ timestamp: 'now' }),
  ])
    expect((await postScore(lessonId, token, wrong)).statusCode).toBe(400)
  expect((await postScore(lessonId, token, 'x'.repeat(70_000))).statusCode).toBe(413)
  arvand.platform.clock.pass(3601)
  expect((await postScore(lessonId, token, aScore())).statusCode).toBe(401)
})

test('a copy of the course opens the same; a page of another host is no page of the tool', async () => {
  const lessonId = await aToolLesson(lab)
  const copied = await arvand.call(duplicateCourse, { courseId: course.id, requestId: newId() }, owner)
  const lessons = await lessonsOf(arvand, copied.answer.course.id)
  const copy = lessons.find(({ content }) => content.kind === 'tool')
  expect(copy?.content).toMatchObject({ itemId: expect.any(String) })
  expect(copy?.id).not.toBe(lessonId)
  const wish = { toolId: lab.toolId, title: 'جای دیگر', most: null, requestId: newId() }
  const elsewhere = await arvand.call(teacher.addToolLink, { ...wish, url: 'https://evil.example/' }, owner)
  expect(elsewhere.problem.code).toBe('interop.other-host')
})
