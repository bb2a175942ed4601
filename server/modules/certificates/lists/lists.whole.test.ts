import { join } from 'node:path'
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
