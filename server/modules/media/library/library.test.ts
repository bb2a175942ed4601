import { removeAvatar, setAvatar } from '@arvand/contracts/panel/avatar'
import { listAllFiles, listFiles, removeFile, showFile, showUsage } from '@arvand/contracts/panel/media'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '#testing/identity'
import { aDocument, aFile, aFilm, aPicture, someCaptions } from '#testing/media'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

test('a library is listed newest first, by kind, by folded name, and page by page', async () => {
  const teacher = await aPerson(arvand, { roles: ['teacher'] })
  const { id: ownerId, token } = teacher
  for (let nth = 1; nth <= 9; nth++)
    await aFile(arvand, { ownerId, content: aDocument, name: `جزوهٔ ${nth}.pdf` })
  await aFile(arvand, { ownerId, content: await aPicture(), name: 'كتاب‌هاي من.jpg' })
  const film = await aFile(arvand, { ownerId, content: await aFilm(), name: 'درس.mp4' })
  const first = (await arvand.call(listFiles, {}, { token })).answer
  expect(first.items).toHaveLength(10)
  expect(first.items[0]).toMatchObject({ id: film.id, kind: 'video' })
  const second = (await arvand.call(listFiles, { cursor: first.nextCursor }, { token })).answer
  expect([second.items.length, second.nextCursor]).toEqual([1, null])
  const found = (await arvand.call(listFiles, { q: 'کتاب های' }, { token })).answer.items
  expect(found.map(({ kind, picture }) => [kind, picture?.sizes.length])).toEqual([['picture', 3]])
  const films = (await arvand.call(listFiles, { kind: 'video', use: 'lesson' }, { token })).answer.items
  expect(films).toHaveLength(1)
  const link = found[0]?.link ?? ''
  const answer = await arvand.app.inject({ url: link, headers: { cookie: `arvand.session=${token}` } })
  expect(answer.statusCode).toBe(200)
})

test('a file tells what was made of it, and another person’s is unknown', async () => {
  const { id: ownerId, token } = await aPerson(arvand, { roles: ['teacher'] })
  const film = await aFile(arvand, { ownerId, content: await aFilm() })
  const { answer } = await arvand.call(showFile, { fileId: film.id }, { token })
  expect(answer).toMatchObject({
    file: { id: film.id },
    playable: { kind: 'video' },
    whyNotRemove: null,
  })
  const captions = await aFile(arvand, { ownerId, use: 'captions', content: someCaptions })
  expect((await arvand.call(showFile, { fileId: captions.id }, { token })).answer.playable).toBeNull()
  const other = await aPerson(arvand)
  for (const endpoint of [showFile, removeFile])
    expect((await arvand.call(endpoint, { fileId: film.id }, { token: other.token })).problem).toMatchObject({
      status: 404,
      code: 'media.unknown-file',
    })
})

test('a removed file leaves the list and the quota at once, and its bytes by a job', async () => {
  const { id: ownerId, token } = await aPerson(arvand)
  const film = await aFile(arvand, { ownerId, content: await aFilm() })
  const { usage } = (await arvand.call(showUsage, {}, { token })).answer
  expect(usage).toMatchObject({ files: 1, quota: 1_000_000_000 })
  expect(usage.bytes).toBeGreaterThanOrEqual(film.bytes)
  expect((await arvand.call(removeFile, { fileId: film.id }, { token })).answer.usage).toMatchObject({
    files: 0,
    bytes: 0,
  })
  expect((await arvand.call(listFiles, {}, { token })).answer.items).toEqual([])
  expect((await arvand.call(removeFile, { fileId: film.id }, { token })).status).toBe(404)
  await expect.poll(() => arvand.platform.files.size(`${film.id}/original`), { timeout: 15_000 }).toBeNull()
})

test('managers of content see everybody’s files with their owners; others do not', async () => {
  const owner = await aPerson(arvand, { roles: ['teacher'], name: 'پروین راد' })
  const file = await aFile(arvand, { ownerId: owner.id, content: aDocument, name: 'یگانه.pdf' })
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const { items } = (await arvand.call(listAllFiles, { ownerId: owner.id }, { token: manager.token })).answer
  expect(items).toMatchObject([{ id: file.id, owner: { id: owner.id, name: 'پروین راد' } }])
  expect((await arvand.call(listAllFiles, {}, { token: owner.token })).status).toBe(403)
  expect((await arvand.call(listAllFiles, {})).status).toBe(401)
})

test('an upload becomes a public picture of oneself; the one before it goes, and it cannot be removed while worn', async () => {
  const { id: ownerId, token } = await aPerson(arvand)
  const picture = await aPicture(800, 400)
  const first = await aFile(arvand, { ownerId, use: 'avatar', content: picture })
  const second = await aFile(arvand, { ownerId, use: 'avatar', content: picture })
  const { answer } = await arvand.call(setAvatar, { fileId: first.id }, { token })
  expect(answer.user.avatar).toBe(`/media/${first.id}/320`)
  const shown = await arvand.app.inject({ url: answer.user.avatar ?? '' })
  expect([shown.statusCode, shown.headers['content-type']]).toEqual([200, 'image/webp'])
  expect((await arvand.call(removeFile, { fileId: first.id }, { token })).problem.code).toBe('media.in-use')
  await arvand.call(setAvatar, { fileId: second.id }, { token })
  expect((await arvand.app.inject({ url: answer.user.avatar ?? '' })).statusCode).toBe(404)
  expect((await arvand.call(removeAvatar, {}, { token })).answer.user.avatar).toBeNull()
  expect((await arvand.call(listFiles, {}, { token })).answer.items).toEqual([])
})

test('a picture of oneself is an own upload for just that', async () => {
  const { id: ownerId, token } = await aPerson(arvand)
  const cover = await aFile(arvand, { ownerId, use: 'cover' })
  expect((await arvand.call(setAvatar, { fileId: cover.id }, { token })).problem.code).toBe('media.wrong-use')
  const other = await aPerson(arvand)
  const foreign = await aFile(arvand, { ownerId: other.id, use: 'avatar' })
  expect((await arvand.call(setAvatar, { fileId: foreign.id }, { token })).problem.code).toBe(
    'media.unknown-file',
  )
  expect((await arvand.call(setAvatar, { fileId: foreign.id })).status).toBe(401)
})
