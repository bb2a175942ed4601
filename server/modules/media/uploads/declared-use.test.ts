import { showSite } from '@arvand/contracts/home/site'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aSetting } from '#testing/settings'
import { uploadSettings } from '../media-settings.ts'
import { aFile, anUpload, someCaptions } from '../testing.ts'

const leaflet = { name: 'leaflet', kinds: ['document'], mostBytes: 1_000 } as const
let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp({}, (platform) => assembleModules(platform, { fileUses: [leaflet] }))
})
afterAll(() => arvand.close())

test('a module declares what files may be uploaded for', async () => {
  const { id: ownerId, token } = await aPerson(arvand)
  const codeOf = async (use: string, bytes: number) => {
    const answer = await anUpload(arvand, token, bytes, { use, name: 'برگه.txt' })
    return answer.statusCode === 201 ? null : answer.json().code
  }
  expect(await codeOf('leaflet', 900)).toBeNull()
  expect(await codeOf('leaflet', 1_001)).toBe('media.too-large')
  expect(await codeOf('brochure', 900)).toBe('media.upload-broken')
  const content = Buffer.from('توانا بود هر که دانا بود')
  expect(await aFile(arvand, { ownerId, use: leaflet, name: 'برگه.txt', content })).toMatchObject({
    use: 'leaflet',
  })
  const film = aFile(arvand, { ownerId, use: { ...leaflet, kinds: ['picture'] }, content: someCaptions })
  await expect(film).rejects.toMatchObject({ code: 'media.type-refused' })
})

test('how large files of lessons and submissions may be is a setting, which counts at once', async () => {
  const { token } = await aPerson(arvand, { roles: ['teacher'] })
  const codeOf = async (use: string, megabytes: number) => {
    const answer = await anUpload(arvand, token, megabytes * 1_000_000, { use, name: 'فایل.mp4' })
    return answer.statusCode === 201 ? null : answer.json().code
  }
  expect(await codeOf('lesson', 4_000)).toBeNull()
  expect(await codeOf('lesson', 4_001)).toBe('media.too-large')
  expect(await codeOf('submission', 101)).toBe('media.too-large')
  await aSetting(arvand, uploadSettings.filmGigabytes, 5)
  await aSetting(arvand, uploadSettings.fileMegabytes, 5)
  expect(await codeOf('lesson', 5_000)).toBeNull()
  expect(await codeOf('submission', 6)).toBe('media.too-large')
  expect((await arvand.call(showSite, {})).answer.uploads).toEqual({ filmGigabytes: 5, fileMegabytes: 5 })
  for (const setting of Object.values(uploadSettings)) await aSetting(arvand, setting, null)
})
