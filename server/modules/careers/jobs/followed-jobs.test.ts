import { listJobs, showCompany, showJob } from '@arvand/contracts/home/careers'
import * as own from '@arvand/contracts/panel/careers'
import { closeJob, publishJob } from '@arvand/contracts/panel/companies'
import { listNotices } from '@arvand/contracts/panel/notices'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { careersPersonalData } from '../careers-personal-data.ts'
import { aCompany, aJob } from '../testing.ts'
import { sendAlerts } from './send-alerts.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const follow = (companyId: string, person: TestPerson, isFollowing = true) =>
  arvand.call(own.followCompany, { companyId, isFollowing }, person)
const keep = (jobId: string, person: TestPerson, isSaved = true) =>
  arvand.call(own.saveJobForLater, { jobId, isSaved }, person)
const notices = async (person: TestPerson) => (await arvand.call(listNotices, {}, person)).answer.items
const slugOf = async (jobId: string) => (await arvand.call(showJob, { id: jobId })).answer.job.slug

test('who follows a company is told of a new job once, and no longer after leaving', async () => {
  const company = await aCompany(arvand, { name: 'کویر داده' })
  const [follower, former] = [await aPerson(arvand), await aPerson(arvand)]
  for (const person of [follower, former]) expect((await follow(company.id, person)).status).toBe(200)
  await follow(company.id, follower)
  await follow(company.id, former, false)
  const jobId = await aJob(arvand, company)
  const { job } = (await arvand.call(showJob, { id: jobId })).answer
  await expect
    .poll(() => notices(follower), { timeout: 15_000 })
    .toMatchObject([{ title: 'کویر داده: «برنامه‌نویس بک‌اند»', link: `/jobs/${job.slug}` }])
  // Opened again it is no new job.
  await arvand.call(closeJob, { jobId }, company.owner)
  await arvand.call(publishJob, { jobId }, company.owner)
  const second = await aJob(arvand, company, { title: 'طراح محصول' })
  const slug = await slugOf(second)
  await expect.poll(async () => (await notices(follower))[0]?.link, { timeout: 15_000 }).toBe(`/jobs/${slug}`)
  expect(await notices(follower)).toHaveLength(2)
  expect(await notices(former)).toEqual([])
  const shown = async (person: TestPerson) =>
    (await arvand.call(showCompany, { slug: job.company.slug }, person)).answer
  expect(await shown(follower)).toMatchObject({ company: { followers: 1 }, mine: { isFollowing: true } })
  expect((await shown(former)).mine).toEqual({ isFollowing: false })
  const { items } = (await arvand.call(own.listFollowedCompanies, {}, follower)).answer
  expect(items).toMatchObject([{ id: company.id }])
})

test('a company that waits is not followed, nor a draft saved', async () => {
  const waiting = await aCompany(arvand, { isWaiting: true })
  const person = await aPerson(arvand)
  expect((await follow(waiting.id, person)).problem.code).toBe('careers.unknown-company')
  const draft = await aJob(arvand, await aCompany(arvand), { isDraft: true })
  expect((await keep(draft, person)).problem.code).toBe('careers.unknown-job')
  expect((await keep(newId(), person)).problem.code).toBe('careers.unknown-job')
})

test('a saved job stays in the list after it was closed, and is taken off by one press', async () => {
  const company = await aCompany(arvand)
  const person = await aPerson(arvand)
  const [first, second] = [await aJob(arvand, company), await aJob(arvand, company)]
  for (const jobId of [first, second, second]) expect((await keep(jobId, person)).status).toBe(200)
  expect((await arvand.call(showJob, { id: first }, person)).answer.mine?.isSaved).toBe(true)
  await arvand.call(closeJob, { jobId: first }, company.owner)
  const saved = async () => (await arvand.call(own.listSavedJobs, {}, person)).answer.items
  expect((await saved()).map(({ id, state }) => [id, state]).toSorted()).toEqual(
    [
      [first, 'closed'],
      [second, 'open'],
    ].toSorted(),
  )
  await keep(first, person, false)
  expect((await saved()).map(({ id }) => id)).toEqual([second])
  expect((await arvand.call(own.listSavedJobs, {}, await aPerson(arvand))).answer.items).toEqual([])
})

test('an alert tells of new jobs once a day at most, and ends with one press', async () => {
  const company = await aCompany(arvand)
  const person = await aPerson(arvand)
  const q = `ستاره‌شناس ${newId().slice(-6)}`
  const { alertId } = (await arvand.call(own.addJobAlert, { q }, person)).answer
  const again = await arvand.call(own.addJobAlert, { q: ` ${q} ` }, person)
  expect(again.answer.alertId).toBe(alertId)
  await aJob(arvand, company, { title: q })
  await aJob(arvand, company, { title: 'حسابدار' })
  const { db, jobs, clock } = arvand.platform
  const send = (hours: number) =>
    sendAlerts({ db, jobs, clock: { now: () => new Date(clock.now().getTime() + hours * 3_600_000) } })
  await send(1)
  expect(await notices(person)).toEqual([])
  await send(24)
  const told = await notices(person)
  expect(told).toMatchObject([{ title: `۱ آگهی تازه برای «${q}»` }])
  // The page to which it leads has the button that ends it.
  expect(told[0]?.link).toBe(`/jobs?${new URLSearchParams({ q })}`)
  const found = (await arvand.call(listJobs, { q }, person)).answer
  expect(found.mine).toEqual({ alertId })
  await send(25)
  expect(await notices(person)).toHaveLength(1)
  // Nothing new: nothing is told.
  await send(49)
  expect(await notices(person)).toHaveLength(1)
  const { items } = (await arvand.call(own.listJobAlerts, {}, person)).answer
  expect(items).toEqual([{ id: alertId, title: q, search: { q } }])
  const stranger = await aPerson(arvand)
  const theirs = await arvand.call(own.removeJobAlert, { alertId }, stranger)
  expect(theirs.problem.code).toBe('careers.unknown-alert')
  expect((await arvand.call(own.removeJobAlert, { alertId }, person)).status).toBe(200)
  expect((await arvand.call(listJobs, { q }, person)).answer.mine).toEqual({ alertId: null })
})

test('nobody has more than ten alerts, and a field has to exist', async () => {
  const person = await aPerson(arvand)
  for (let at = 0; at < 10; at++) await arvand.call(own.addJobAlert, { q: `شغل ${at}` }, person)
  const more = await arvand.call(own.addJobAlert, { q: 'یازدهم' }, person)
  expect(more.problem.code).toBe('careers.too-many-alerts')
  const field = await arvand.call(own.addJobAlert, { field: newId() }, await aPerson(arvand))
  expect(field.problem.code).toBe('careers.unknown-skill')
})

test('what a person saves and follows is told to them, and goes with the account', async () => {
  const company = await aCompany(arvand)
  const person = await aPerson(arvand)
  await follow(company.id, person)
  await keep(await aJob(arvand, company), person)
  await arvand.call(own.addJobAlert, { remote: 'yes' }, person)
  const { db, clock } = arvand.platform
  const data = careersPersonalData(clock)
  expect(await data.collect(db, person.id)).toMatchObject({
    followed: [{ name: 'نرم‌افزار کویر' }],
    saved: [{ job: 'برنامه‌نویس بک‌اند' }],
    alerts: [{ search: { remote: 'yes' } }],
  })
  await transaction(db, (tx) => data.forget(tx, person.id))
  expect(await data.collect(db, person.id)).toMatchObject({ followed: [], saved: [], alerts: [] })
})
