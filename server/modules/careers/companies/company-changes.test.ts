import { showCompany } from '@arvand/contracts/home/careers'
import { search } from '@arvand/contracts/home/search'
import * as panel from '@arvand/contracts/panel/companies'
import { countWaiting } from '@arvand/contracts/panel/homes'
import * as manage from '@arvand/contracts/panel/manage-careers'
import { listNotices } from '@arvand/contracts/panel/notices'
import { listAudit } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import type { TestPerson } from '#testing/identity'
import { aCompany, aCompanyText, aManager, type TestCompany } from '../testing.ts'

let arvand: TestApp
let manager: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  manager = await aManager(arvand)
})
afterAll(() => arvand.close())

const save = ({ id: companyId, owner }: TestCompany, more: object) =>
  arvand.call(panel.saveCompany, { companyId, ...aCompanyText, ...more }, owner)
const own = async ({ id: companyId, owner }: TestCompany) =>
  (await arvand.call(panel.showMyCompany, { companyId }, owner)).answer.company
const changeOf = async (company: TestCompany) => {
  const { slug } = await own(company)
  const { items } = (await arvand.call(manage.listCompanyChanges, {}, manager)).answer
  return items.find((one) => one.slug === slug)
}
const read = async (company: TestCompany) => {
  const { slug } = await own(company)
  return (await arvand.call(showCompany, { slug })).answer.company
}

test('another name and website of an accepted company are read once a manager has accepted them', async () => {
  const company = await aCompany(arvand, { name: 'کارگاه نخل' })
  const waiting = async () =>
    (await arvand.call(countWaiting, {}, manager)).answer.items.find(
      ({ code }) => code === 'careers.companies-waiting',
    )?.count ?? 0
  const before = await waiting()
  const wished = { name: 'بانک بزرگ', website: 'https://bank.example' }
  const about = 'کارگاهی کوچک که نرم‌افزار حسابداری می‌سازد.'
  expect((await save(company, { ...wished, about })).answer.company).toMatchObject({
    ...{ state: 'accepted', name: 'کارگاه نخل', website: '', about, change: wished },
  })
  // All else is read at once.
  expect(await read(company)).toMatchObject({ name: 'کارگاه نخل', website: '', about })
  expect((await arvand.call(search, { q: 'بانک بزرگ', kind: 'company' })).answer.items).toEqual([])
  expect(await waiting()).toBe(before + 1)
  const change = await changeOf(company)
  expect(change).toMatchObject({
    ...{ name: 'کارگاه نخل', newName: 'بانک بزرگ', newWebsite: 'https://bank.example', by: 'مریم یزدانی' },
  })

  const ask = { changeId: change?.id ?? '' }
  expect((await arvand.call(manage.acceptCompanyChange, ask, manager)).status).toBe(200)
  expect(await read(company)).toMatchObject(wished)
  expect(await own(company)).toMatchObject({ ...wished, change: null })
  expect(await waiting()).toBe(before)
  const again = await arvand.call(manage.acceptCompanyChange, ask, manager)
  expect(again.problem).toMatchObject({ status: 404, code: 'careers.unknown-change' })
  const [notice] = (await arvand.call(listNotices, {}, company.owner)).answer.items
  expect(notice?.title).toBe('مشخصات تازهٔ شرکت «بانک بزرگ» تأیید شد')
  const audit = (await arvand.call(listAudit, {}, manager)).answer.items
  const act = audit.find((one) => one.act === 'company-change-accepted')
  expect(act?.detail).toMatchObject({ companyId: company.id, former: 'کارگاه نخل', name: 'بانک بزرگ' })
})

test('a refused change leaves the company as it is, and its owner reads why', async () => {
  const company = await aCompany(arvand)
  await save(company, { name: 'نامی که نیست' })
  const { id: changeId = '' } = (await changeOf(company)) ?? {}
  const reason = 'این نام برای شرکت دیگری ثبت شده است.'
  expect((await arvand.call(manage.refuseCompanyChange, { changeId, reason }, manager)).status).toBe(200)
  expect(await own(company)).toMatchObject({ name: aCompanyText.name, change: null })
  const [notice] = (await arvand.call(listNotices, {}, company.owner)).answer.items
  expect(notice?.body).toContain(reason)
})

test('a manager decides what they have read, and the old words end the waiting', async () => {
  const company = await aCompany(arvand)
  await save(company, { name: 'نام یک' })
  const read1 = await changeOf(company)
  await save(company, { name: 'نام یک', city: 'تهران' })
  // The same name keeps its place.
  expect(await changeOf(company)).toEqual(read1)
  await save(company, { name: 'نام دو' })
  const stale = await arvand.call(manage.acceptCompanyChange, { changeId: read1?.id ?? '' }, manager)
  expect(stale.problem.code).toBe('careers.unknown-change')
  await save(company, {})
  expect(await changeOf(company)).toBeUndefined()
  expect((await own(company)).change).toBeNull()
})

test('a company that is returned is looked at as a whole, with its new name', async () => {
  const company = await aCompany(arvand)
  await save(company, { name: 'نام تازه' })
  const reason = 'گزارش شده است.'
  await arvand.call(manage.returnCompany, { companyId: company.id, reason }, manager)
  expect(await changeOf(company)).toBeUndefined()
  await save(company, { name: 'نام تازه' })
  expect(await own(company)).toMatchObject({ state: 'waiting', name: 'نام تازه', change: null })
  expect((await arvand.call(manage.listCompanyChanges, {}, company.owner)).status).toBe(403)
})
