import { afterAll, beforeAll, expect, test } from 'vitest'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
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
