import { listCompanies, listJobs, showCompany, showJob } from '@arvand/contracts/home/careers'
import { search as searchAll } from '@arvand/contracts/home/search'
import * as panel from '@arvand/contracts/panel/companies'
import { countWaiting } from '@arvand/contracts/panel/homes'
import * as manage from '@arvand/contracts/panel/manage-careers'
import { listNotices } from '@arvand/contracts/panel/notices'
import { listAudit } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aCompany, aCompanyText, aJob, aJobText, aManager, aSkill, joins } from '../testing.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('a company is proposed, returned with a reason, mended, accepted, and then public', async () => {
  const [owner, manager] = [await aPerson(arvand), await aManager(arvand)]
  const ask = { ...aCompanyText, name: 'شرکت سپهر گستر', website: 'example.com', requestId: newId() }
  const { companyId } = (await arvand.call(panel.proposeCompany, ask, owner)).answer
  expect((await arvand.call(panel.proposeCompany, ask, owner)).answer).toEqual({ companyId })
  const shown = async () => (await arvand.call(panel.showMyCompany, { companyId }, owner)).answer.company
  const { slug } = await shown()
  expect((await arvand.call(showCompany, { slug })).problem.code).toBe('careers.unknown-company')
  const waiting = async () => (await arvand.call(countWaiting, {}, manager)).answer.items
  const before = (await waiting()).find(({ code }) => code === 'careers.companies-waiting')?.count ?? 0
  expect(before).toBeGreaterThan(0)

  const reason = 'دربارهٔ شرکت بیشتر بنویسید.'
  expect((await arvand.call(manage.returnCompany, { companyId, reason }, manager)).status).toBe(200)
  expect(await shown()).toMatchObject({ state: 'returned', reason })
  const { name, field, city, size, website, about } = await shown()
  expect(website).toBe('https://example.com')
  const text = { name, field, city, size, website: '', about: `${about} از سال ۱۳۹۴.` }
  await arvand.call(panel.saveCompany, { companyId, ...text }, owner)
  expect(await shown()).toMatchObject({ state: 'waiting', reason: null })

  expect((await arvand.call(manage.acceptCompany, { companyId }, manager)).status).toBe(200)
  const again = await arvand.call(manage.acceptCompany, { companyId }, manager)
  expect(again.problem.code).toBe('careers.company-decided')
  expect((await arvand.call(showCompany, { slug })).answer.company.name).toBe('شرکت سپهر گستر')
  const { items } = (await arvand.call(listNotices, {}, owner)).answer
  expect(items.map(({ title }) => title)).toEqual([
    'شرکت «شرکت سپهر گستر» تأیید شد',
    'شرکت «شرکت سپهر گستر» تأیید نشد',
  ])
  const acts = (await arvand.call(listAudit, {}, manager)).answer.items.map(({ act }) => act)
  expect(acts).toEqual(expect.arrayContaining(['company-accepted', 'company-returned']))
  const found = (await arvand.call(searchAll, { q: 'سپهر گستر', kind: 'company' })).answer.items
  expect(found).toMatchObject([{ href: `/companies/${slug}` }])
})

test('what is not the caller’s is not found, and only owners set the company', async () => {
  const { id: companyId, owner } = await aCompany(arvand)
  const jobId = await aJob(arvand, { id: companyId, owner })
  const [stranger, recruiter] = [await aPerson(arvand), await aPerson(arvand)]
  const codes = [
    await arvand.call(panel.showMyCompany, { companyId }, stranger),
    await arvand.call(panel.listCompanyJobs, { companyId }, stranger),
    await arvand.call(panel.listCompanyMembers, { companyId }, stranger),
    await arvand.call(panel.makeJob, { ...aJobText(arvand), companyId, requestId: newId() }, stranger),
    await arvand.call(panel.showCompanyJob, { jobId }, stranger),
    await arvand.call(panel.saveJob, { ...aJobText(arvand), jobId }, stranger),
    await arvand.call(panel.closeJob, { jobId }, stranger),
    await arvand.call(panel.showBoard, { jobId }, stranger),
    await arvand.call(panel.listApplicants, { jobId, stage: 'new' }, stranger),
  ].map(({ status }) => status)
  expect(codes).toEqual(codes.map(() => 404))

  await joins(arvand, { id: companyId, owner }, recruiter)
  expect((await arvand.call(panel.showBoard, { jobId }, recruiter)).status).toBe(200)
  const saved = await arvand.call(panel.saveCompany, { companyId, ...aCompanyText }, recruiter)
  expect(saved.problem.code).toBe('careers.owners-only')
  const last = await arvand.call(panel.removeCompanyMember, { companyId, personId: owner.id }, owner)
  expect(last.problem.code).toBe('careers.last-owner')
  const left = await arvand.call(panel.removeCompanyMember, { companyId, personId: recruiter.id }, recruiter)
  expect(left.status).toBe(200)
  expect((await arvand.call(panel.showBoard, { jobId }, recruiter)).status).toBe(404)
})

test('a job is a draft, open, closed and open again; of a company that waits it is not published', async () => {
  const waiting = await aCompany(arvand, { isWaiting: true })
  const early = await aJob(arvand, waiting, { isDraft: true })
  const refused = await arvand.call(panel.publishJob, { jobId: early }, waiting.owner)
  expect(refused.problem.code).toBe('careers.company-waiting')

  const company = await aCompany(arvand)
  const skillId = await aSkill(arvand, 'الاستیک‌سرچ')
  const jobId = await aJob(arvand, company, { title: 'کارشناس داده', skillIds: [skillId], isDraft: true })
  const { owner } = company
  expect((await arvand.call(showJob, { id: jobId })).problem.code).toBe('careers.unknown-job')
  const { job } = (await arvand.call(panel.publishJob, { jobId }, owner)).answer
  expect(job).toMatchObject({ state: 'open', skills: [{ id: skillId, isDemanded: false }] })
  const again = await arvand.call(panel.publishJob, { jobId }, owner)
  expect(again.problem.code).toBe('careers.job-moved')
  expect((await arvand.call(showJob, { id: job.slug })).answer.job.id).toBe(jobId)
  expect((await arvand.call(showJob, { id: jobId })).answer.mine).toBeUndefined()
  const listed = (await arvand.call(listJobs, { q: 'الاستیک‌سرچ' })).answer
  expect(listed.items.map(({ id }) => id)).toEqual([jobId])
  expect(listed.facets.city).toEqual([{ value: 'یزد', title: 'یزد', count: 1 }])
  const found = (await arvand.call(searchAll, { q: 'کارشناس داده', kind: 'job' })).answer.items
  expect(found).toMatchObject([{ href: `/jobs/${job.slug}` }])
  const toldToSearchEngines = async () => (await arvand.app.inject('/sitemaps/careers.xml')).body
  expect(await toldToSearchEngines()).toContain(`/jobs/${job.slug}</loc><lastmod>`)
  expect((await arvand.call(panel.closeJob, { jobId }, owner)).answer.job.state).toBe('closed')
  expect(await toldToSearchEngines()).not.toContain(job.slug)
  expect((await arvand.call(listJobs, { q: 'الاستیک‌سرچ' })).answer.items).toEqual([])
  expect((await arvand.call(panel.publishJob, { jobId }, owner)).answer.job.state).toBe('open')

  // A company that is returned takes its jobs with it.
  const manager = await aManager(arvand)
  await arvand.call(manage.returnCompany, { companyId: company.id, reason: 'گزارش شده است.' }, manager)
  expect((await arvand.call(showJob, { id: jobId })).status).toBe(404)
  expect(await toldToSearchEngines()).not.toContain(job.slug)
})

test.each([
  [{ payLeast: 500_000_000, payMost: 300_000_000 }, 'careers.pay-range'],
  [{ skillIds: [newId()] }, 'careers.unknown-skill'],
  [{ deadline: '2026-13-40' }, 'request.invalid'],
  [{ owner: 'x' }, 'request.invalid'],
])('a job with %j is refused', async (wrong, code) => {
  const { id: companyId, owner } = await aCompany(arvand)
  const ask = { ...aJobText(arvand), ...wrong, companyId, requestId: newId() }
  expect((await arvand.call(panel.makeJob, ask, owner)).problem.code).toBe(code)
})

test('an empty description or a passed deadline keeps a job a draft', async () => {
  const company = await aCompany(arvand)
  const jobId = await aJob(arvand, company, { isDraft: true })
  const saved = { jobId, ...aJobText(arvand) }
  await arvand.call(panel.saveJob, { ...saved, description: { type: 'doc', content: [] } }, company.owner)
  const empty = await arvand.call(panel.publishJob, { jobId }, company.owner)
  expect(empty.problem.code).toBe('careers.job-not-ready')
  await arvand.call(panel.saveJob, { ...saved, deadline: '2020-01-01' }, company.owner)
  const late = await arvand.call(panel.publishJob, { jobId }, company.owner)
  expect(late.problem.code).toBe('careers.deadline-passed')
})

test('companies are listed by ten, and only accepted ones', async () => {
  const own = await arvand.call(listCompanies, {})
  expect(own.answer.items.every(({ name }) => name !== '')).toBe(true)
  const manager = await aManager(arvand)
  const waiting = await aCompany(arvand, { name: 'شرکت در صف', isWaiting: true })
  const { items } = (await arvand.call(manage.listManagedCompanies, {}, manager)).answer
  expect(items.map(({ id }) => id)).toContain(waiting.id)
  expect((await arvand.call(manage.listManagedCompanies, {}, waiting.owner)).status).toBe(403)
})
