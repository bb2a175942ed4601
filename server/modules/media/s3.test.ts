import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, anAppOn, configFor, type TestApp } from '#server/testing/app'
import { anS3Double, type S3Double } from '#server/testing/s3-double'
import { aPerson, sessionOf, type TestPerson } from '#testing/identity'
import { aFile, aFilm, anUpload, aPicture, someCaptions, tusHeaders } from '#testing/media'
import { linkTo } from './delivery/link-to.ts'
import { findFiles, type MediaFile } from './file-queries.ts'

let s3: S3Double
let arvand: TestApp
let twin: TestApp
let teacher: TestPerson
let film: Buffer
beforeAll(async () => {
  s3 = await anS3Double('arvand')
  const settings = { S3_ENDPOINT: s3.url, S3_BUCKET: 'arvand', S3_KEY: 'key', S3_SECRET: 'secret' }
  arvand = await anApp(settings)
  twin = await anAppOn(arvand.database, configFor(arvand.database, settings))
  teacher = await aPerson(arvand, { roles: ['teacher'] })
  film = await aFilm()
})
afterAll(async () => {
  await twin.close()
  await arvand.close()
  await s3.close()
})

const patch = (app: TestApp, url: string, offset: number, piece: Buffer) =>
  app.app.inject({
    method: 'PATCH',
    url,
    headers: {
      ...tusHeaders(teacher.token),
      'upload-offset': String(offset),
      'content-type': 'application/offset+octet-stream',
    },
    payload: piece,
  })

test('an upload goes on in another process, straight into the bucket', async () => {
  // Larger than the smallest part of an S3 multipart upload, so that a full part and a rest are written.
  const large = Buffer.concat([film, Buffer.alloc(6_000_000, 1)])
  const begun = await anUpload(arvand, teacher.token, large.length, { use: 'lesson', name: 'درس.mp4' })
  const url = String(begun.headers.location)
  const id = url.split('/').at(-1) ?? ''
  expect((await patch(arvand, url, 0, large.subarray(0, 1_000_000))).statusCode).toBe(204)
  const head = await twin.app.inject({ method: 'HEAD', url, headers: tusHeaders(teacher.token) })
  expect(head.headers['upload-offset']).toBe('1000000')
  expect((await patch(twin, url, 1_000_000, large.subarray(1_000_000))).statusCode).toBe(204)
  expect((await findFiles(arvand.platform.db, [id])).get(id)).toMatchObject({
    type: 'video/mp4',
    bytes: large.length,
  })
  expect(s3.objects.get(`${id}/original`)?.body.equals(large)).toBe(true)
  expect([...s3.objects.keys()].filter((key) => /\.(info|part)$/.test(key))).toEqual([])
})

test('an upload given up leaves nothing in the bucket', async () => {
  const begun = await anUpload(arvand, teacher.token, 100, { use: 'lesson', name: 'نیمه' })
  const url = String(begun.headers.location)
  await patch(arvand, url, 0, Buffer.alloc(40))
  const gone = await twin.app.inject({ method: 'DELETE', url, headers: tusHeaders(teacher.token) })
  expect(gone.statusCode).toBe(204)
  const id = url.split('/').at(-1) ?? ''
  expect([...s3.objects.keys()].filter((key) => key.startsWith(id))).toEqual([])
})

const open = async (file: MediaFile, form?: string) => {
  const url = linkTo(arvand.platform, file, await sessionOf(arvand, teacher.id), form)
  return arvand.app.inject({ url, headers: { cookie: `arvand.session=${teacher.token}` } })
}

test('whoever may read is sent to the bucket for a minute, with our type and the Persian name', async () => {
  const captions = await aFile(arvand, {
    ownerId: teacher.id,
    use: 'captions',
    content: someCaptions,
    name: 'زیرنویس.vtt',
  })
  const answer = await open(captions)
  expect(answer.statusCode).toBe(302)
  expect(answer.headers['cache-control']).toBe('private, max-age=30')
  const address = new URL(String(answer.headers.location))
  expect(address.origin).toBe(s3.url)
  expect(address.searchParams.get('X-Amz-Expires')).toBe('60')
  const given = await fetch(address)
  expect(given.headers.get('content-type')).toBe('text/vtt')
  expect(given.headers.get('content-disposition')).toContain(encodeURIComponent('زیرنویس.vtt'))
  expect(Buffer.from(await given.arrayBuffer()).equals(someCaptions)).toBe(true)
  const stranger = await arvand.app.inject({ url: `/media/${captions.id}/file` })
  expect(stranger.statusCode).toBe(403)
})

test('pictures are drawn, and removed files leave the bucket', async () => {
  const cover = await aFile(arvand, {
    ownerId: teacher.id,
    use: 'cover',
    content: await aPicture(),
    isPublic: true,
  })
  const kept = [...s3.objects.keys()].filter((key) => key.startsWith(cover.id)).toSorted()
  expect(kept.map((key) => key.slice(37))).toEqual([
    '320.avif',
    '320.webp',
    '640.avif',
    '640.webp',
    '900.avif',
    '900.webp',
  ])
  const shown = await arvand.app.inject({ url: `/media/${cover.id}/320` })
  expect(shown.statusCode).toBe(302)
  await arvand.platform.files.removeAll(cover.id)
  expect([...s3.objects.keys()].filter((key) => key.startsWith(cover.id))).toEqual([])
})

test('a bucket that holds half its settings is no bucket', () => {
  expect(() => configFor(arvand.database, { S3_BUCKET: 'arvand' })).toThrow(/S3_ENDPOINT/)
})
