import { afterAll, beforeAll, expect, test } from 'vitest'
import { anAppOn, anAppWith, configFor, type TestApp } from '#server/testing/app'
import { aDatabase } from '#server/testing/database'
import { aPerson } from '#testing/identity'
import { aFile } from '#testing/media'

let all: TestApp
beforeAll(async () => {
  all = await anAppWith(await aDatabase())
})
afterAll(() => all.close())

test('a process of pages also serves files, feeds, sitemaps and launches, and no calls', async () => {
  const { id: ownerId } = await aPerson(all)
  const picture = await aFile(all, { ownerId, use: 'cover', isPublic: true })
  const pages = await anAppOn(all.database, configFor(all.database, { ROLE: 'web' }))
  const statusOf = async (url: string) => (await pages.app.inject({ url })).statusCode
  for (const url of ['/robots.txt', '/sitemap.xml', '/articles/rss', '/lti/keys', '/plain/style.css'])
    expect([url, await statusOf(url)]).toEqual([url, 200])
  expect(await statusOf(`/media/${picture.contentId}/640`)).toBe(200)
  expect(await statusOf('/api/home/site')).toBe(404)
  await pages.close()
})
