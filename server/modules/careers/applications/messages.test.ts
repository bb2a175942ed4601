import { showPublicResume } from '@arvand/contracts/home/careers'
import * as own from '@arvand/contracts/panel/careers'
import * as company from '@arvand/contracts/panel/companies'
import { listNotices } from '@arvand/contracts/panel/notices'
import { updateProfile } from '@arvand/contracts/panel/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aCompany, aJob } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

const notices = async (person: TestPerson) => (await arvand.call(listNotices, {}, person)).answer.items

test('company and applicant write to each other, and each is told', async () => {
  const hirer = await aCompany(arvand)
  const jobId = await aJob(arvand, hirer)
  const person = await aPerson(arvand, { name: 'نگار احمدی' })
  const sent = await arvand.call(own.applyForJob, { jobId, requestId: newId() }, person)
  const { applicationId } = sent.answer
  const write = (by: TestPerson, text: string) =>
    arvand.call(company.writeToApplicant, { applicationId, text, requestId: newId() }, by)
  const reply = (by: TestPerson, text: string) =>
    arvand.call(own.replyToCompany, { applicationId, text, requestId: newId() }, by)
  expect((await write(hirer.owner, 'شنبه ساعت ۱۰ می‌توانید بیایید؟')).status).toBe(200)
  expect((await notices(person))[0]).toMatchObject({ link: `/panel/applications/${applicationId}` })
  expect((await reply(person, 'بله، می‌آیم.')).status).toBe(200)
  const link = `/panel/companies/${hirer.id}/applications/${applicationId}`
  expect((await notices(hirer.owner))[0]).toMatchObject({
    ...{ title: 'پیام نگار احمدی دربارهٔ «برنامه‌نویس بک‌اند»', link },
  })
  const mine = (await arvand.call(own.showMyApplication, { applicationId }, person)).answer
  const theirs = (await arvand.call(company.showApplication, { applicationId }, hirer.owner)).answer
  expect(mine.application.messages).toMatchObject([
    { isCompany: true, by: 'مریم یزدانی', text: 'شنبه ساعت ۱۰ می‌توانید بیایید؟' },
    { isCompany: false, by: 'نگار احمدی' },
  ])
  expect(theirs.application.messages).toEqual(mine.application.messages)
  const other = (await aCompany(arvand)).owner
  for (const one of [write(other, 'سلام'), reply(other, 'سلام')])
    expect((await one).problem.code).toBe('careers.unknown-application')
  await arvand.call(own.withdrawApplication, { applicationId }, person)
  for (const one of [write(hirer.owner, 'سلام'), reply(person, 'سلام')])
    expect((await one).problem.code).toBe('careers.withdrawn')
})

test('whoever the company blocked writes no more, and is told why', async () => {
  const hirer = await aCompany(arvand)
  const jobId = await aJob(arvand, hirer)
  const person = await aPerson(arvand)
  const { applicationId } = (await arvand.call(own.applyForJob, { jobId, requestId: newId() }, person)).answer
  const block = (on: boolean) => arvand.call(company.blockApplicant, { applicationId, on }, hirer.owner)
  const reply = () =>
    arvand.call(own.replyToCompany, { applicationId, text: 'چرا؟', requestId: newId() }, person)
  const whyNot = async () =>
    (await arvand.call(own.showMyApplication, { applicationId }, person)).answer.application.whyNotReply
  expect(await whyNot()).toBeNull()
  await block(true)
  const before = (await notices(hirer.owner)).length
  expect((await reply()).problem).toMatchObject({ status: 409, code: 'careers.messages-refused' })
  expect(await whyNot()).toBe('careers.messages-refused')
  expect(await notices(hirer.owner)).toHaveLength(before)
  await block(false)
  expect((await reply()).status).toBe(200)
})

test('a résumé is public with the chosen parts alone, until its person takes it away', async () => {
  const person = await aPerson(arvand, { name: 'آرش کمالی' })
  const publish = (isPublic: boolean) =>
    arvand.call(own.publishResume, { isPublic, parts: ['city', 'experience'] }, person)
  expect((await publish(true)).problem.code).toBe('careers.handle-needed')
  const handle = `h${newId().slice(-8)}`
  await arvand.call(updateProfile, { handle, city: 'کرمان', education: 'کارشناسی' }, person)
  await arvand.call(own.saveResume, { headline: 'تحلیلگر', experience: 'دو سال در بیمه' }, person)
  const shown = () => arvand.call(showPublicResume, { handle })
  expect((await shown()).problem.code).toBe('careers.unknown-resume')
  expect((await publish(true)).status).toBe(200)
  expect((await shown()).answer.resume).toMatchObject({
    ...{ name: 'آرش کمالی', headline: 'تحلیلگر', city: 'کرمان', experience: 'دو سال در بیمه' },
    ...{ mobile: null, email: null, education: null },
  })
  const mine = (await arvand.call(own.showResume, {}, person)).answer
  expect(mine).toMatchObject({ handle, publicParts: ['city', 'experience'] })
  await publish(false)
  expect((await shown()).status).toBe(404)
})

test('a résumé is downloaded as PDF by its person alone', async () => {
  const person = await aPerson(arvand, { name: 'آرش کمالی' })
  await arvand.call(
    own.saveResume,
    { headline: 'تحلیلگر', experience: 'دو سال در بیمه\nیک سال در بانک' },
    person,
  )
  const { url } = (await arvand.call(own.linkToResume, { parts: ['mobile', 'experience'] }, person)).answer
  const get = (token: string) => arvand.app.inject({ url, headers: { cookie: `arvand.session=${token}` } })
  expect((await get((await aPerson(arvand)).token)).statusCode).toBe(404)
  const file = await get(person.token)
  expect(file.headers['content-type']).toBe('application/pdf')
  expect(file.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
}, 30_000)
