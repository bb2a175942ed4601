import { Readable } from 'node:stream'
import { text } from 'node:stream/consumers'
import type { ContentOf } from '@arvand/contracts/lesson-content'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, sessionOf, type TestPerson } from '#testing/identity'
import { aFile, aFilm, aSound } from '#testing/media'
import { linkTo } from '../delivery/link-to.ts'
import { playableOf } from '../delivery/playable.ts'
import { findFiles, type MediaFile } from '../file-queries.ts'
import { media } from '../tables.ts'
import { prepareFile } from './prepare-file.ts'
import { hasFfmpeg } from './programs.ts'

const withPrograms = test.skipIf(!(await hasFfmpeg()))

let arvand: TestApp
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
})
afterAll(() => arvand.close())

const never = new AbortController().signal
const stateOf = async (fileId: string) =>
  media(arvand.platform.db)
    .selectFrom('media.preparations')
    .select(['state', 'percent', 'trouble'])
    .where('file_id', '=', fileId)
    .executeTakeFirst()
const reread = async (file: MediaFile) => (await findFiles(arvand.platform.db, [file.id])).get(file.id)
const isDone = (file: MediaFile) =>
  expect.poll(async () => (await stateOf(file.id))?.state, { timeout: 60_000 }).not.toMatch(/waiting|working/)
const again = (file: MediaFile) =>
  media(arvand.platform.db)
    .updateTable('media.preparations')
    .set({ state: 'waiting' })
    .where('file_id', '=', file.id)
    .execute()

test('without ffmpeg a film is ready as it came', { timeout: 90_000 }, async () => {
  const film = await aFile(arvand, { ownerId: teacher.id, content: await aFilm() })
  await isDone(film)
  await again(film)
  await media(arvand.platform.db).deleteFrom('media.renditions').where('file_id', '=', film.id).execute()
  await prepareFile(arvand.platform, film.id, never, async () => false)
  expect(await stateOf(film.id)).toMatchObject({ state: 'done', percent: 100 })
  const content = {
    kind: 'video',
    fileId: film.id,
    captions: [],
    chapters: [],
    attachments: [],
    watermark: true,
  } satisfies ContentOf<'video'>
  const files = await findFiles(arvand.platform.db, [film.id])
  expect(playableOf(arvand.platform, content, files, null, 'نام من')).toMatchObject({
    file: `/media/${film.id}/file`,
    hls: null,
    audioOnly: null,
    watermark: 'نام من',
  })
})

withPrograms(
  'a film becomes a ladder, a poster and a sound, and its owner hears of it',
  { timeout: 90_000 },
  async () => {
    const notify = vi.spyOn(arvand.platform.live, 'notify')
    const film = await aFile(arvand, { ownerId: teacher.id, content: await aFilm() })
    // A worker may have begun already.
    expect(film.preparing?.state).toMatch(/waiting|working/)
    await isDone(film)
    expect(notify).toHaveBeenCalledWith(teacher.id, 'media', {
      fileId: film.id,
      state: 'done',
      percent: 100,
      trouble: null,
    })
    const ready = await reread(film)
    expect(ready).toMatchObject({ width: 640, height: 360, preparing: null })
    expect(ready?.renditions.map(({ name, width }) => [name, width])).toEqual([
      ['audio.m4a', null],
      ['hls/144p/list.m3u8', 256],
      ['hls/240p/list.m3u8', 427],
      ['hls/360p/list.m3u8', 640],
      ['hls/main.m3u8', null],
      ['poster.webp', 640],
    ])
    // The film has 360 lines, so no larger size is made.
    expect(await arvand.platform.files.size(`${film.id}/hls/480p/list.m3u8`)).toBeNull()
  },
)

withPrograms('every piece of a private ladder is guarded like the film', { timeout: 90_000 }, async () => {
  const film = await aFile(arvand, { ownerId: teacher.id, content: await aFilm() })
  await isDone(film)
  const viewer = await sessionOf(arvand, teacher.id)
  const get = (url: string, token: string | null = teacher.token) =>
    arvand.app.inject({ url, headers: token ? { cookie: `arvand.session=${token}` } : {} })
  const main = linkTo(arvand.platform, film, viewer, 'hls/main.m3u8')
  const follow = (from: string, line: string) => {
    const { pathname, search } = new URL(line, `http://x${from}`)
    return pathname + search
  }
  const playlist = await get(main)
  expect(playlist.headers['content-type']).toBe('application/vnd.apple.mpegurl')
  const step = follow(main, playlist.body.split('\n').find((line) => line.startsWith('360p/')) ?? '')
  const list = await get(step)
  const pieces = list.body.match(/^\d+\.m4s\S*$|(?<=URI=")[^"]+/gm) ?? []
  expect(pieces.length).toBeGreaterThanOrEqual(2)
  for (const piece of pieces) {
    const url = follow(step, piece)
    expect((await get(url)).statusCode).toBe(200)
    expect((await get(url, null)).statusCode).toBe(403)
    expect((await get(url.split('?')[0] ?? '')).statusCode).toBe(403)
  }
})

withPrograms(
  'a sound gets a lighter twin; a broken film says so in Persian',
  { timeout: 90_000 },
  async () => {
    const sound = await aFile(arvand, { ownerId: teacher.id, content: await aSound() })
    const film = await aFilm()
    const broken = await aFile(arvand, { ownerId: teacher.id, content: film.subarray(0, 600) })
    await isDone(sound)
    await isDone(broken)
    expect((await reread(sound))?.renditions.map(({ name }) => name)).toEqual(['audio.m4a'])
    expect((await reread(broken))?.preparing).toMatchObject({
      state: 'failed',
      trouble: expect.stringContaining('دوباره بفرستید'),
    })
  },
)

withPrograms('work that is called off stops at once and may begin again', { timeout: 90_000 }, async () => {
  const film = await aFile(arvand, { ownerId: teacher.id, content: await aFilm() })
  await isDone(film)
  await again(film)
  const stop = new AbortController()
  const work = prepareFile(arvand.platform, film.id, stop.signal)
  stop.abort(new Error('stopped'))
  await expect(work).rejects.toThrow()
  expect((await stateOf(film.id))?.state).toBe('waiting')
  await prepareFile(arvand.platform, film.id, never)
  expect(await stateOf(film.id)).toMatchObject({ state: 'done' })
  expect((await reread(film))?.renditions).toHaveLength(6)
  const { files } = arvand.platform
  expect(await text((await files.open(`${film.id}/hls/main.m3u8`)) ?? Readable.from([]))).toContain(
    '360p/list.m3u8',
  )
})

test('a file store that fails while a large file is hashed leaves the work to another try', async () => {
  const film = await aFile(arvand, { ownerId: teacher.id, content: await aFilm() })
  await isDone(film)
  await again(film)
  await media(arvand.platform.db)
    .updateTable('media.files')
    .set({ sha256: null })
    .where('id', '=', film.id)
    .execute()
  const { files } = arvand.platform
  const withPath = vi.spyOn(files, 'withPath').mockRejectedValueOnce(new Error('the store is away'))
  const prepare = () => prepareFile(arvand.platform, film.id, never, async () => false)
  await expect(prepare()).rejects.toThrow('the store is away')
  withPath.mockRestore()
  expect(await stateOf(film.id)).toMatchObject({ state: 'waiting' })
  await prepare()
  expect(await stateOf(film.id)).toMatchObject({ state: 'done', trouble: null })
})

test('work whose process died is not done again, and says so', async () => {
  const film = await aFile(arvand, { ownerId: teacher.id, content: await aFilm() })
  await isDone(film)
  await media(arvand.platform.db)
    .updateTable('media.preparations')
    .set({ state: 'working' })
    .where('file_id', '=', film.id)
    .execute()
  await prepareFile(arvand.platform, film.id, never)
  expect(await stateOf(film.id)).toMatchObject({
    state: 'failed',
    trouble: expect.stringMatching(/از کار افتاد/),
  })
})

test('work on what is gone is no work', async () => {
  await prepareFile(arvand.platform, newId(), never)
})
