import { showSite } from '@arvand/contracts/home/site'
import { changeSite, showManagedSite } from '@arvand/contracts/panel/manage-site'
import { listAudit } from '@arvand/contracts/panel/people'
import { setSiteName, siteName, usualSiteName } from '@arvand/contracts/site-name'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile, aPicture } from '#testing/media'
import { knowSite } from './site.ts'
import { logoUse } from './site-logo.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['settings', 'people'] })
})
afterAll(async () => {
  setSiteName(usualSiteName)
  await arvand.close()
})

const sizes = {
  ...{ 'icon-192.png': 192, 'icon-512.png': 512, 'maskable-512.png': 512 },
  'apple-touch-180.png': 180,
}

const site = async () => (await arvand.call(showManagedSite, {}, keeper)).answer.site
const seen = async () => (await arvand.call(showSite, {})).answer
const change = async (wish: object, who?: TestPerson) => {
  const { name, palette, logoFileId, revision } = await site()
  const ask = { name, palette, logoFileId, revision, ...wish }
  return arvand.call(changeSite, ask as never, who)
}

test('a site that nobody has named is Arvand in turquoise', async () => {
  expect(await seen()).toEqual({
    ...{ name: 'آروند', palette: 'firuze', logo: null, icons: null },
    uploads: { filmGigabytes: 4, fileMegabytes: 100 },
  })
})

test('a new name, colour and logo are seen by everybody, in all processes, and in the history', async () => {
  const { platform } = arvand
  await knowSite(platform)
  expect(siteName()).toBe('آروند')
  const logo = await aFile(arvand, { ownerId: keeper.id, use: logoUse, content: await aPicture() })
  const changed = await change({ name: 'مدرسهٔ هامون', palette: 'banafsh', logoFileId: logo.id }, keeper)
  expect(changed.answer.site).toMatchObject({ name: 'مدرسهٔ هامون', logoFileId: logo.id, revision: 1 })
  await expect.poll(siteName).toBe('مدرسهٔ هامون')
  const { name, palette, logo: picture, icons } = await seen()
  expect([name, palette]).toEqual(['مدرسهٔ هامون', 'banafsh'])
  expect((await arvand.app.inject({ url: picture?.src ?? '' })).statusCode).toBe(200)
  for (const [file, width] of Object.entries(sizes)) {
    const { statusCode, headers, rawPayload } = await arvand.app.inject({ url: `${icons}/${file}` })
    expect([file, statusCode, headers['content-type']]).toEqual([file, 200, 'image/png'])
    expect([rawPayload.readUInt32BE(16), rawPayload.readUInt32BE(20)]).toEqual([width, width])
  }
  const [entry] = (await arvand.call(listAudit, { act: 'site-changed' }, keeper)).answer.items
  expect(entry?.detail).toMatchObject({ change: 'نام سایت: از «آروند» به «مدرسهٔ هامون»' })
})

test('what was changed in another window is not overwritten', async () => {
  const { revision } = await site()
  const both = await Promise.all(['یکم', 'دوم'].map((name) => change({ name, revision }, keeper)))
  expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  const late = both.find(({ status }) => status === 409)
  expect(late?.problem.code).toBe('settings.changed-meanwhile')
})

test('another’s picture, a picture of another use, an unknown colour and an empty name are refused', async () => {
  const other = await aPerson(arvand)
  const theirs = await aFile(arvand, { ownerId: other.id, use: logoUse, content: await aPicture() })
  const avatar = await aFile(arvand, { ownerId: keeper.id, use: 'avatar', content: await aPicture() })
  expect((await change({ logoFileId: theirs.id }, keeper)).problem.code).toBe('media.unknown-file')
  expect((await change({ logoFileId: avatar.id }, keeper)).problem.code).toBe('media.wrong-use')
  for (const wrong of [{ palette: 'siah' }, { name: '' }, { name: 'x'.repeat(31) }, { more: 1 }])
    expect((await change(wrong, keeper)).status).toBe(422)
})

test('only managers of settings change the site', async () => {
  const others = [
    await aPerson(arvand),
    await aPerson(arvand, { roles: ['teacher'] }),
    await aPerson(arvand, { roles: ['manager'], scopes: ['content', 'people'] }),
  ]
  expect((await change({ name: 'دیگر' })).status).toBe(401)
  expect((await arvand.call(showManagedSite, {})).status).toBe(401)
  for (const other of others) {
    expect((await change({ name: 'دیگر' }, other)).status).toBe(403)
    expect((await arvand.call(showManagedSite, {}, other)).status).toBe(403)
  }
})
