import { showCertificate } from '@arvand/contracts/home/certificates'
import { listBrands, saveBrand } from '@arvand/contracts/panel/manage-brands'
import { listAudit } from '@arvand/contracts/panel/people'
import { showTemplate } from '@arvand/contracts/teacher/certificates'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aCertifiedCourse, aHolder } from '#testing/certificates'
import { aPerson, type TestPerson } from '#testing/identity'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['settings', 'people'] })
})
afterAll(() => arvand.close())

const brands = async () => (await arvand.call(listBrands, {}, keeper)).answer
const written = { name: 'دانشکدهٔ مهر', tagline: '', nameLatin: 'Mehr College', taglineLatin: '' }
const save = async (more: object = {}, who: TestPerson | undefined = keeper) => {
  const { revision } = (await brands()).arvand
  return arvand.call(saveBrand, { brand: 'arvand', revision, ...written, ...more }, who)
}

test('a brand is called as its manager says on certificates from then on, and issued ones stay', async () => {
  const certified = await aCertifiedCourse(arvand)
  const issue = async () => (await aHolder(arvand, certified)).code
  const shown = async (code: string) => (await arvand.call(showCertificate, { code })).answer
  const before = await issue()
  expect((await save()).answer.brand).toMatchObject({ name: 'دانشکدهٔ مهر', revision: 1 })
  const after = await issue()
  expect(await shown(before)).toMatchObject({ issuer: 'آروند', issuerLatin: 'Arvand', isIntact: true })
  expect(await shown(after)).toMatchObject({
    issuer: 'دانشکدهٔ مهر',
    issuerLatin: 'Mehr College',
    isIntact: true,
  })
  const credential = await arvand.app.inject({ url: `/certificates/${after}.json` })
  expect(credential.json()).toMatchObject({ issuer: { name: 'دانشکدهٔ مهر' } })
  const { issuers } = (await arvand.call(showTemplate, { courseId: certified.course.id }, certified.teacher))
    .answer
  expect(issuers).toEqual({ arvand: 'دانشکدهٔ مهر', hamun: 'هامون' })
  const [entry] = (await arvand.call(listAudit, { act: 'brand-changed' }, keeper)).answer.items
  expect(entry?.detail).toMatchObject({ change: 'صادرکنندهٔ گواهی: از «آروند» به «دانشکدهٔ مهر»' })
})

test('what was changed in another window is not overwritten, and a brand without a name is refused', async () => {
  const { revision } = (await brands()).arvand
  const both = await Promise.all(['یکم', 'دوم'].map((name) => save({ name, revision })))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  expect(both.find(({ status }) => status === 409)?.problem.code).toBe('certificates.brand-changed')
  for (const wrong of [{ name: '' }, { nameLatin: '' }, { name: 'x'.repeat(41) }, { brand: 'other' }])
    expect((await save(wrong)).status).toBe(422)
})

test('only managers of settings see and change brands', async () => {
  expect((await arvand.call(listBrands, {})).status).toBe(401)
  const others = [
    await aPerson(arvand),
    await aPerson(arvand, { roles: ['teacher'] }),
    await aPerson(arvand, { roles: ['manager'], scopes: ['content'] }),
  ]
  for (const other of others) {
    expect((await arvand.call(listBrands, {}, other)).status).toBe(403)
    expect((await save({}, other)).status).toBe(403)
  }
})
