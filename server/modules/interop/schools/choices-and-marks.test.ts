import { takeStep } from '@arvand/contracts/panel/courses'
import * as manager from '@arvand/contracts/panel/manage-schools'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { aCourse } from '#testing/courses'
import { openExamsBench } from '#testing/exams'
import { openSchoolBench, origin, ours, type SchoolBench, targetOf } from './testing/bench.ts'
import { choosingClaims, claim, gradesTo } from './testing/school.ts'

let bench: SchoolBench
beforeAll(async () => {
  bench = await openSchoolBench()
}, 60_000)
afterAll(() => bench.close())

/** A teacher of the school opens the page on which they choose. */
async function choosing(browser = bench.aBrowser()) {
  const address = `${origin}/lti/tool/choose`
  const claims = choosingClaims(address, `${bench.school.origin}/chosen?course=3`)
  const { answer } = await browser.launch(claims, address)
  expect(answer.statusCode).toBe(200)
  return { page: answer, action: /action="([^"]+)"/.exec(answer.body)?.[1] ?? '' }
}

test('a teacher of the school chooses a lesson, and the school believes the answer by our keys', async () => {
  const { arvand, school, course, toolKeys, now } = bench
  const hidden = await aCourse(arvand, { title: 'دورهٔ پنهان' })
  const browser = bench.aBrowser()
  const { page, action } = await choosing(browser)
  expect(page.headers['content-security-policy']).toContain(`frame-ancestors ${school.origin};`)
  expect(page.body).toContain(course.title)
  expect(page.body).not.toContain(hidden.title)
  const lesson = course.lessons[1]?.id ?? ''
  const item = { item: `lesson:${lesson}`, graded: 'yes' }
  expect((await bench.aBrowser().go('POST', action, item, ours)).statusCode).toBe(403)
  expect((await browser.go('POST', (await choosing()).action, item, ours)).statusCode).toBe(403)
  const chosen = await browser.go('POST', action, item, ours)
  expect(chosen.statusCode).toBe(200)
  expect(chosen.body).toContain(`action="${school.origin}/chosen?course=3"`)
  const jwt = /name="JWT" value="([^"]+)"/.exec(chosen.body)?.[1] ?? ''
  const said = await school.readChosen(jwt, await toolKeys(), now())
  const dl = 'https://purl.imsglobal.org/spec/lti-dl/claim'
  expect(said).toMatchObject({
    [claim('message_type')]: 'LtiDeepLinkingResponse',
    [claim('version')]: '1.3.0',
    [claim('deployment_id')]: '1',
    [`${dl}/data`]: 'for-the-school',
    [`${dl}/content_items`]: [
      {
        type: 'ltiResourceLink',
        url: targetOf('lesson', lesson),
        lineItem: { scoreMaximum: 100, resourceId: `lesson:${lesson}` },
      },
    ],
  })
  expect(said.nonce).toBeTruthy()
  // An answer is given once, and only of what the school may open.
  expect((await browser.go('POST', action, item, ours)).statusCode).toBe(403)
  const foreign = { item: `course:${hidden.id}` }
  const wrong = await choosing(browser)
  expect((await browser.go('POST', wrong.action, foreign, ours)).statusCode).toBe(403)
})

test('a choice whose answer would go nowhere, or that wants no links, is refused', async () => {
  const address = `${origin}/lti/tool/choose`
  const settings = 'https://purl.imsglobal.org/spec/lti-dl/claim/deep_linking_settings'
  for (const wrong of [
    { deep_link_return_url: 'javascript:alert(1)', accept_types: ['ltiResourceLink'] },
    { deep_link_return_url: `${bench.school.origin}/chosen`, accept_types: ['file'] },
  ]) {
    const claims = { ...choosingClaims(address, bench.school.origin), [settings]: wrong }
    expect((await bench.aBrowser().launch(claims, address)).answer.statusCode).toBe(403)
  }
})

const scoresAt = (line: string) => bench.school.scores.filter(({ path }) => path.startsWith(line))

test('a lesson that is done reaches the school as a part of the course, once, after a refusal too', async () => {
  const { arvand, course, school, now } = bench
  const line = `/lines/${newId()}`
  const { browser, subject } = await bench.aNewcomer(gradesTo(`${school.origin}${line}?type_id=3`))
  const [first, second] = course.lessons
  school.answers.push(500)
  arvand.platform.clock.pass(60)
  const at = now().toISOString()
  const learn = async (lesson: typeof first) => {
    for (let step = 1; step <= (lesson?.steps ?? 0); step++) {
      const ask = { courseId: course.id, lessonId: lesson?.id ?? '', step }
      expect((await arvand.call(takeStep, ask, browser.session)).status).toBe(200)
    }
  }
  await learn(first)
  await expect.poll(() => scoresAt(line).length, { timeout: 60_000 }).toBe(1)
  expect(scoresAt(line)[0]).toMatchObject({
    path: `${line}/scores?type_id=3`,
    score: {
      ...{ userId: subject, timestamp: at, scoreMaximum: 100 },
      ...{ activityProgress: 'InProgress', gradingProgress: 'FullyGraded' },
    },
  })
  await expect.poll(bench.show).toMatchObject({ gradedAt: at, waiting: 0, trouble: { what: 'score' } })
  arvand.platform.clock.pass(60)
  await learn(second)
  const done = { scoreGiven: 100, activityProgress: 'Completed' }
  await expect
    .poll(() => scoresAt(line).map(({ score }) => score), { timeout: 30_000 })
    .toContainEqual(expect.objectContaining(done))
  // One token serves all of them until it ends.
  expect(school.tokens).toHaveLength(1)
}, 120_000)

test('the mark of an exam reaches the line item of its lesson', async () => {
  const { arvand, school, schoolId, keeper } = bench
  const exams = await openExamsBench(arvand)
  const { examId, questionIds } = await exams.anExam(['single', 'single'])
  const lessonId = await exams.aLessonOf(examId)
  await arvand.call(manager.allowCourse, { schoolId, course: exams.course.slug }, keeper)
  const line = `/lines/${newId()}`
  const { browser } = await bench.aNewcomer(gradesTo(`${school.origin}${line}`), targetOf('lesson', lessonId))
  await exams.handedIn(examId, browser.session, { [questionIds[0] ?? '']: 'a' })
  await expect
    .poll(() => scoresAt(line).at(-1)?.score, { timeout: 30_000 })
    .toMatchObject({
      ...{ scoreGiven: 50, scoreMaximum: 100 },
      ...{ activityProgress: 'Completed', gradingProgress: 'FullyGraded' },
    })
}, 90_000)

test('what is earned while the school is stopped is told when it goes on', async () => {
  const { arvand, course, school, schoolId, keeper } = bench
  const line = `/lines/${newId()}`
  const { browser } = await bench.aNewcomer(gradesTo(`${school.origin}${line}`))
  const stop = (isClosed: boolean) => arvand.call(manager.closeSchool, { schoolId, isClosed }, keeper)
  await stop(true)
  arvand.platform.clock.pass(60)
  const [lesson] = course.lessons
  for (let step = 1; step <= (lesson?.steps ?? 0); step++)
    await arvand.call(takeStep, { courseId: course.id, lessonId: lesson?.id ?? '', step }, browser.session)
  await expect.poll(async () => (await bench.show()).waiting, { timeout: 30_000 }).toBe(1)
  expect(scoresAt(line)).toEqual([])
  await stop(false)
  // Two jobs may send it at the same moment; by its moment the school takes it once.
  const moments = () => new Set(scoresAt(line).map(({ score }) => score.timestamp))
  await expect.poll(() => moments().size, { timeout: 30_000 }).toBe(1)
}, 90_000)
