import type { ResumePart } from '@arvand/contracts/careers'
import { showJob } from '@arvand/contracts/home/careers'
import * as own from '@arvand/contracts/panel/careers'
import * as company from '@arvand/contracts/panel/companies'
import { listNotices } from '@arvand/contracts/panel/notices'
import { updateProfile } from '@arvand/contracts/panel/profile'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCertifiedCourse, aHolder } from '#testing/certificates'
import { aPerson, type TestPerson } from '#testing/identity'
import { careersPersonalData } from '../careers-personal-data.ts'
import { aCompany, aJob, aSkill } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const apply = (jobId: string, person: TestPerson, wish: { parts?: ResumePart[]; letter?: string } = {}) =>
  arvand.call(own.applyForJob, { jobId, requestId: newId(), ...wish }, person)

async function anApplication(jobId: string, wish = {}) {
  const person = await aPerson(arvand, { name: 'نگار احمدی' })
  const { applicationId } = (await apply(jobId, person, wish)).answer
  return { person, applicationId }
}

test('an application keeps the parts that were chosen, as they were', async () => {
  const hirer = await aCompany(arvand)
  const jobId = await aJob(arvand, hirer)
  const person = await aPerson(arvand, { name: 'آرش کمالی' })
  await arvand.call(updateProfile, { city: 'کرمان', education: 'کارشناسی ریاضی' }, person)
  await arvand.call(own.saveResume, { headline: 'تحلیلگر داده', experience: 'دو سال در بیمه' }, person)
  const sent = await apply(jobId, person, { parts: ['city', 'experience'], letter: 'سلام' })
  const { applicationId } = sent.answer
  await arvand.call(updateProfile, { city: 'تبریز' }, person)
  const seen = await arvand.call(company.showApplication, { applicationId }, hirer.owner)
  expect(seen.answer.application).toMatchObject({
    ...{ name: 'آرش کمالی', headline: 'تحلیلگر داده', stage: 'new', letter: 'سلام' },
    resume: {
      ...{ name: 'آرش کمالی', headline: 'تحلیلگر داده', city: 'کرمان', experience: 'دو سال در بیمه' },
      ...{ mobile: null, email: null, education: null, biography: null, links: [], skills: [] },
    },
  })
  const mine = await arvand.call(own.showMyApplication, { applicationId }, person)
  expect(mine.answer.application.resume.city).toBe('کرمان')
  const { items } = (await arvand.call(listNotices, {}, hirer.owner)).answer
  expect(items[0]?.title).toBe('آرش کمالی برای «برنامه‌نویس بک‌اند» درخواست داد')
})

test('a demanded skill is refused with its courses, and proven by a certificate', async () => {
  const certified = await aCertifiedCourse(arvand)
  const skillId = await aSkill(arvand, 'پانداس', [certified.course.slug])
  const wished = await aSkill(arvand, 'ارائه')
  const hirer = await aCompany(arvand)
  const jobId = await aJob(arvand, hirer, { skillIds: [wished], verifiedSkillIds: [skillId] })
  const person = await aPerson(arvand)
  await arvand.call(own.addSkill, { skillId, level: 'advanced' }, person)
  const refused = await apply(jobId, person)
  const { slug } = certified.course
  expect(refused.problem).toMatchObject({
    code: 'careers.skill-missing',
    current: { skills: [{ id: skillId, title: 'پانداس', courses: [{ slug }] }] },
  })
  const standing = (await arvand.call(showJob, { id: jobId }, person)).answer.mine
  expect(standing).toMatchObject({ application: null, whyNotApply: 'careers.skill-missing' })
  expect(standing?.lacking.map(({ id, isDemanded }) => [id, isDemanded])).toEqual([
    [skillId, true],
    [wished, false],
  ])
  const holder = await aHolder(arvand, certified)
  const { applicationId } = (await apply(jobId, holder, { parts: [] })).answer
  const { application } = (await arvand.call(company.showApplication, { applicationId }, hirer.owner)).answer
  // Proven although the applicant left their skills out.
  expect(application.resume.skills).toMatchObject([
    { id: skillId, isVerified: true, certificate: holder.code },
  ])
  // Valid for ever unless the certificate expires.
  const expiring = await aCertifiedCourse(arvand, { validMonths: 1 })
  const short = await aSkill(arvand, 'نامپای', [expiring.course.slug])
  const late = await aHolder(arvand, expiring)
  const shortJob = await aJob(arvand, hirer, { verifiedSkillIds: [short] })
  const whyNot = async () => (await arvand.call(showJob, { id: shortJob }, late)).answer.mine?.whyNotApply
  expect(await whyNot()).toBeNull()
  await arvand.database.pool.query(`update certificates.certificates set expires_at = $2 where code = $1`, [
    late.code,
    arvand.platform.clock.now(),
  ])
  expect(await whyNot()).toBe('careers.skill-missing')
})

test('nobody applies twice, for their own job, to a closed or expired one, or where they are blocked', async () => {
  const hirer = await aCompany(arvand)
  const jobId = await aJob(arvand, hirer)
  const { person, applicationId } = await anApplication(jobId)
  expect((await apply(jobId, person)).problem.code).toBe('careers.applied')
  expect((await apply(jobId, hirer.owner)).problem.code).toBe('careers.own-job')
  expect((await apply(newId(), person)).problem.code).toBe('careers.unknown-job')

  await arvand.call(company.blockApplicant, { applicationId, on: true }, hirer.owner)
  const other = await aJob(arvand, hirer, { title: 'کارشناس فروش' })
  expect((await apply(other, person)).problem.code).toBe('careers.blocked')
  await arvand.call(company.blockApplicant, { applicationId, on: false }, hirer.owner)
  expect((await apply(other, person)).status).toBe(200)

  const late = await aPerson(arvand)
  await arvand.call(company.closeJob, { jobId }, hirer.owner)
  expect((await apply(jobId, late)).problem.code).toBe('careers.job-closed')
  await arvand.database.pool.query("update careers.jobs set deadline = '2020-01-01' where id = $1", [other])
  expect((await apply(other, late)).problem.code).toBe('careers.job-expired')
  const draft = await aJob(arvand, hirer, { isDraft: true })
  expect((await apply(draft, late)).problem.code).toBe('careers.unknown-job')
})

test('what the company decided stays decided: a withdrawal makes no new application of it', async () => {
  const hirer = await aCompany(arvand)
  const jobId = await aJob(arvand, hirer)
  for (const stage of ['rejected', 'hired'] as const) {
    const { person, applicationId } = await anApplication(jobId)
    await arvand.call(company.moveApplication, { applicationId, from: 'new', stage }, hirer.owner)
    expect((await arvand.call(own.withdrawApplication, { applicationId }, person)).status).toBe(200)
    const told = async () => (await arvand.call(listNotices, {}, hirer.owner)).answer.items.length
    const before = await told()
    const again = await apply(jobId, person)
    expect(again.problem).toMatchObject({ status: 409, code: 'careers.application-decided' })
    const { mine } = (await arvand.call(showJob, { id: jobId }, person)).answer
    expect(mine).toMatchObject({ application: null, whyNotApply: 'careers.application-decided' })
    expect(await told()).toBe(before)
  }
})

test('withdrawing and applying again tells the members a few times a day at most', async () => {
  const jobId = await aJob(arvand, await aCompany(arvand))
  const person = await aPerson(arvand)
  const statuses = []
  for (let at = 0; at < 6; at++) {
    const { status, answer } = await apply(jobId, person)
    statuses.push(status)
    if (status === 200) await arvand.call(own.withdrawApplication, answer, person)
  }
  expect(statuses).toEqual([200, 200, 200, 200, 200, 429])
})

test('two pages at the same moment apply once', async () => {
  const jobId = await aJob(arvand, await aCompany(arvand))
  const person = await aPerson(arvand)
  const both = await Promise.all([apply(jobId, person), apply(jobId, person)])
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
})

test('the company moves an application, the applicant sees it, and a stale board moves nothing', async () => {
  const hirer = await aCompany(arvand)
  const jobId = await aJob(arvand, hirer)
  const { person, applicationId } = await anApplication(jobId)
  const move = { applicationId, from: 'new', stage: 'interview' } as const
  expect((await arvand.call(company.moveApplication, move, hirer.owner)).status).toBe(200)
  const stale = await arvand.call(company.moveApplication, move, hirer.owner)
  expect(stale.problem.code).toBe('careers.moved-meanwhile')
  const mine = (await arvand.call(own.listMyApplications, {}, person)).answer.items
  expect(mine).toMatchObject([{ id: applicationId, stage: 'interview', withdrawnAt: null }])
  const { items } = (await arvand.call(listNotices, {}, person)).answer
  expect(items[0]).toMatchObject({
    title: 'درخواست شما برای «برنامه‌نویس بک‌اند» به مرحلهٔ مصاحبه رسید',
    link: `/panel/applications/${applicationId}`,
  })
  const { stages } = (await arvand.call(company.showBoard, { jobId }, hirer.owner)).answer
  expect(stages.filter(({ count }) => count > 0)).toEqual([{ stage: 'interview', count: 1 }])
  const at = await arvand.call(company.listApplicants, { jobId, stage: 'interview' }, hirer.owner)
  expect(at.answer.items).toMatchObject([{ id: applicationId, name: 'نگار احمدی', notes: 0 }])
})

test('notes are the company’s alone, and another company finds nothing', async () => {
  const hirer = await aCompany(arvand)
  const jobId = await aJob(arvand, hirer)
  const { person, applicationId } = await anApplication(jobId)
  const note = { applicationId, text: 'مصاحبهٔ تلفنی خوب بود', requestId: newId() }
  await arvand.call(company.noteApplication, note, hirer.owner)
  const seen = await arvand.call(company.showApplication, { applicationId }, hirer.owner)
  expect(seen.answer.application.written).toMatchObject([{ text: note.text, by: 'مریم یزدانی' }])
  const mine = await arvand.call(own.showMyApplication, { applicationId }, person)
  expect(JSON.stringify(mine.answer)).not.toContain(note.text)
  const { owner: stranger } = await aCompany(arvand)
  const answers = [
    await arvand.call(company.showApplication, { applicationId }, stranger),
    await arvand.call(company.noteApplication, { ...note, requestId: newId() }, stranger),
    await arvand.call(company.moveApplication, { applicationId, from: 'new', stage: 'offer' }, stranger),
    await arvand.call(company.blockApplicant, { applicationId, on: true }, stranger),
    await arvand.call(own.showMyApplication, { applicationId }, stranger),
    await arvand.call(own.withdrawApplication, { applicationId }, stranger),
  ]
  expect(answers.map(({ problem }) => problem.code)).toEqual(answers.map(() => 'careers.unknown-application'))
})

test('a withdrawn application is gone for the company, and stands again when its person applies anew', async () => {
  const hirer = await aCompany(arvand)
  const jobId = await aJob(arvand, hirer)
  const { person, applicationId } = await anApplication(jobId)
  expect((await arvand.call(own.withdrawApplication, { applicationId }, person)).status).toBe(200)
  const twice = await arvand.call(own.withdrawApplication, { applicationId }, person)
  expect(twice.problem.code).toBe('careers.withdrawn')
  expect((await arvand.call(company.showApplication, { applicationId }, hirer.owner)).status).toBe(404)
  const move = { applicationId, from: 'new', stage: 'offer' } as const
  const moved = await arvand.call(company.moveApplication, move, hirer.owner)
  expect(moved.problem.code).toBe('careers.withdrawn')
  expect((await apply(jobId, person, { letter: 'دوباره' })).answer).toEqual({ applicationId })
  const seen = await arvand.call(company.showApplication, { applicationId }, hirer.owner)
  expect(seen.answer.application).toMatchObject({ stage: 'new', letter: 'دوباره' })
})

test('what is kept of a person is told, and erased with the account', async () => {
  const hirer = await aCompany(arvand)
  const jobId = await aJob(arvand, hirer)
  const { person } = await anApplication(jobId, { letter: 'نامهٔ من' })
  const { db, clock } = arvand.platform
  const data = careersPersonalData(clock)
  expect(await data.collect(db, person.id)).toMatchObject({ applications: [{ letter: 'نامهٔ من' }] })
  expect(await data.collect(db, hirer.owner.id)).toMatchObject({ companies: [{ role: 'owner' }] })
  await transaction(db, (tx) => data.forget(tx, person.id))
  await transaction(db, (tx) => data.forget(tx, hirer.owner.id))
  const empty = {
    ...{ skills: [], resume: null, companies: [], applications: [], notes: [] },
    ...{ messages: [], followed: [], saved: [], alerts: [], invitations: [] },
  }
  expect(await data.collect(db, person.id)).toEqual(empty)
  expect(await data.collect(db, hirer.owner.id)).toEqual(empty)
  // Nobody is left to read what people would send.
  expect((await arvand.call(showJob, { id: jobId })).answer.job.state).toBe('closed')
})
