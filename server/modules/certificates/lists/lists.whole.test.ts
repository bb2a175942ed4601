import { join } from 'node:path'
import { setFlagsFromString } from 'node:v8'
import { runInNewContext } from 'node:vm'
import * as endpoints from '@arvand/contracts/teacher/certificate-lists'
import { issueCertificates } from '@arvand/contracts/teacher/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { anEnrolment } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
import { aCertifiedCourse, type CertifiedCourse } from '../testing.ts'
import { workWholeIssueList } from './issue-list.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const check = ({ templateId, teacher }: CertifiedCourse, mobiles: string, by = teacher) =>
  arvand.call(endpoints.checkIssueList, { templateId, mobiles, requestId: newId() }, by)
const show = async (listId: string, by: TestPerson) =>
  (await arvand.call(endpoints.showIssueList, { listId }, by)).answer

async function learners(certified: CertifiedCourse, count: number) {
  const people = []
  for (let at = 0; at < count; at++) {
    const person = await aPerson(arvand)
    await anEnrolment(arvand, certified.course, person.id)
    people.push(person)
  }
  return people
}

const issuing = () => ({
  publicUrl: arvand.platform.config.publicUrl,
  keyPath: join(arvand.platform.config.dataDir, 'CERTIFICATES_KEY'),
  gradeOf: async () => null,
})

test('a list that is interrupted goes on where it stopped', async () => {
  const certified = await aCertifiedCourse(arvand)
  const people = await learners(certified, 53)
  const { list } = (await check(certified, people.map(({ mobile }) => mobile).join('\n'))).answer
  // As if its job had been lost: it is begun without one.
  const begun = 'update certificates.issue_lists set state = $2 where id = $1'
  await arvand.database.pool.query(begun, [list.id, 'issuing'])
  const deps = { ...arvand.platform, ...issuing() }
  const stops = new AbortController()
  const stopping = {
    ...deps,
    // The process stops while the first batch is written.
    clock: {
      now: () => {
        stops.abort()
        return arvand.platform.clock.now()
      },
    },
  }
  await expect(workWholeIssueList(stopping, list.id, stops.signal)).rejects.toThrow()
  expect((await show(list.id, certified.teacher)).list).toMatchObject({
    ...{ state: 'issuing', counts: { issued: 50, ready: 3 } },
  })
  // One of those who wait gets theirs by hand meanwhile.
  const last = people.at(-1)?.id ?? ''
  const byHand = { templateId: certified.templateId, people: [last], requestId: newId() }
  await arvand.call(issueCertificates, byHand, certified.teacher)
  await workWholeIssueList(deps, list.id, new AbortController().signal)
  expect((await show(list.id, certified.teacher)).list).toMatchObject({
    ...{ state: 'done', counts: { issued: 52, ready: 0, hasOne: 1 } },
  })
})

const many = 10_000

/** So many learners of a course, written at once. */
async function aCrowd({ course }: CertifiedCourse): Promise<string[]> {
  const mobileOf = (at: number) => `+98936${String(at).padStart(7, '0')}`
  await arvand.database.pool.query(
    `with made as (
      insert into identity.accounts (id, name, mobile, referral_code, created_at)
      select gen_random_uuid(), 'سارا محمدی', '+98936' || lpad(at::text, 7, '0'), 'crowd' || at, $3
      from generate_series(1, $2::integer) at
      returning id
    )
    insert into courses.enrolments (id, course_id, person_id, source, enrolled_at, seen_at)
    select gen_random_uuid(), $1, id, 'self', $3, $3 from made`,
    [course.id, many, arvand.platform.clock.now()],
  )
  return Array.from({ length: many }, (_, at) => mobileOf(at + 1))
}

test('ten thousand certificates are issued from one list without the heap growing', {
  timeout: 900_000,
}, async () => {
  setFlagsFromString('--expose-gc')
  const collect = runInNewContext('gc') as () => void
  const heapNow = () => {
    collect()
    return process.memoryUsage().heapUsed / 2 ** 20
  }
  const certified = await aCertifiedCourse(arvand)
  const { list } = (await check(certified, (await aCrowd(certified)).join('\n'))).answer
  expect(list.counts).toMatchObject({ ready: many })
  const begun = 'update certificates.issue_lists set state = $2 where id = $1'
  await arvand.database.pool.query(begun, [list.id, 'issuing'])
  const heaps: number[] = []
  let asked = 0
  const clock = {
    now: () => {
      // Once for each thousand certificates, each of which asks for the time at least once.
      if (asked++ % 1_000 === 0) heaps.push(heapNow())
      return arvand.platform.clock.now()
    },
  }
  const begin = performance.now()
  const deps = { ...arvand.platform, ...issuing(), clock }
  await workWholeIssueList(deps, list.id, new AbortController().signal)
  const seconds = (performance.now() - begin) / 1000
  expect((await show(list.id, certified.teacher)).list).toMatchObject({
    ...{ state: 'done', counts: { issued: many, ready: 0 } },
  })
  const [first = 0, ...later] = heaps.slice(1)
  const grown = Math.max(...later) - first
  console.log(
    `${many} certificates: ${Math.round(seconds)} s, ${Math.round(many / seconds)} a second; heap ${Math.round(first)} MB, at most ${grown.toFixed(1)} MB more`,
  )
  expect(grown).toBeLessThan(16)
})
