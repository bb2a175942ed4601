import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aDocument, aFilm, aPicture, aSound, aZip, aZipBomb } from '#testing/media'
import type { SharedUse } from '../uses.ts'
import { openFile, storeFile } from './store-file.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const keep = (use: SharedUse, content: Buffer, name = 'نام') =>
  storeFile(arvand.platform, { ownerId: newId(), use, name, content })
const codeOf = (use: SharedUse, content: Buffer) =>
  keep(use, content).then(
    () => 'kept',
    (error: { code?: string }) => error.code,
  )

test('the type is what the content says', async () => {
  expect(await keep('lesson', await aFilm())).toMatchObject({ type: 'video/mp4' })
  expect(await keep('lesson', await aSound())).toMatchObject({ type: 'audio/mpeg' })
  expect(await keep('lesson', aDocument)).toMatchObject({ type: 'application/pdf', preparing: null })
  expect(await keep('lesson', Buffer.from('def سلام(): pass'))).toMatchObject({ type: 'text/plain' })
  expect(await keep('submission', await aZip({ 'a.txt': 'الف' }))).toMatchObject({ type: 'application/zip' })
})

test('length of a film and a sound is known without any program', async () => {
  const film = await keep('lesson', await aFilm())
  const sound = await keep('lesson', await aSound())
  expect(film.seconds).toBeCloseTo(3, 0)
  expect(sound.seconds).toBeCloseTo(4, 0)
})

test.each([
  ['<svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['<?xml version="1.0"?><svg xmlns="http://www.w3.org/2000/svg"/>'],
  ['\n<!-- x --><html></html>'],
  ['\ufeff<!DOCTYPE html><p>'],
  ['<script>alert(1)</script>'],
])('markup is refused for every use: %s', async (text) => {
  for (const use of ['avatar', 'lesson', 'submission'] as const)
    expect(await codeOf(use, Buffer.from(text))).toBe('media.markup-refused')
})

test('what is unknown, empty, too large or of another use is refused, and leaves nothing', async () => {
  expect(await codeOf('lesson', Buffer.from([0x4d, 0x5a, 0x90, 0, 3, 0, 0, 0]))).toBe('media.type-refused')
  expect(await codeOf('lesson', Buffer.from([1, 2, 3, 0, 255]))).toBe('media.type-refused')
  expect(await codeOf('lesson', Buffer.alloc(0))).toBe('media.empty')
  expect(await codeOf('avatar', await aFilm())).toBe('media.type-refused')
  expect(await codeOf('cover', aDocument)).toBe('media.type-refused')
  expect(await codeOf('captions', Buffer.alloc(1_000_001, 65))).toBe('media.too-large')
  expect(await codeOf('package', await aPicture())).toBe('media.type-refused')
})

test('a picture loses where it was taken, and small ones are not blown up', async () => {
  const picture = await aPicture(500, 400)
  expect((await sharp(picture).metadata()).exif).toBeDefined()
  const file = await keep('cover', picture)
  expect(file).toMatchObject({ width: 500, height: 400 })
  expect(file.renditions.map(({ name, width }) => [name, width])).toEqual([
    ['320.avif', 320],
    ['320.webp', 320],
    ['500.avif', 500],
    ['500.webp', 500],
  ])
  const drawn = await buffer(await openFile(arvand.platform, file.id))
  const { exif, format } = await sharp(drawn).metadata()
  expect([exif, format]).toEqual([undefined, 'webp'])
  expect(await arvand.platform.files.size(`${file.id}/original`)).toBeNull()
})

test('a picture that claims more pixels than memory holds is refused by its head', async () => {
  const bomb = await sharp({ create: { width: 9000, height: 9000, channels: 3, background: '#000' } })
    .png({ compressionLevel: 9 })
    .toBuffer()
  expect(bomb.length).toBeLessThan(1_000_000)
  expect(await codeOf('avatar', bomb)).toBe('media.picture-too-large')
})

test('half a picture is refused', async () => {
  const picture = await sharp({
    create: {
      width: 900,
      height: 900,
      channels: 3,
      background: '#123',
      noise: { type: 'gaussian', mean: 90, sigma: 30 },
    },
  })
    .png()
    .toBuffer()
  expect(await codeOf('avatar', picture.subarray(0, picture.length / 2))).toBe('media.picture-broken')
})

test('subtitles come as SRT in old Persian letters and go as clean WebVTT', async () => {
  const text =
    '1\r\n00:00:01,000 --> 00:00:02,500\r\n{\\an8}<font color="red">سلام <b>دنيا</b></font>\r\n\r\n2\r\n00:00:03,000 --> 00:00:04,000 X1:40\r\na --> b & c\r\n'
  const letters = new TextDecoder('windows-1256').decode(Uint8Array.from({ length: 256 }, (_, nth) => nth))
  const arabic = Buffer.from([...text].map((letter) => letters.indexOf(letter)))
  for (const content of [Buffer.from(text), Buffer.from(`\ufeff${text}`, 'utf16le'), arabic]) {
    const file = await keep('captions', content, 'زیرنویس.srt')
    expect(file).toMatchObject({ type: 'text/vtt', name: 'زیرنویس.vtt' })
    expect((await buffer(await openFile(arvand.platform, file.id))).toString()).toBe(
      'WEBVTT\n\n00:00:01.000 --> 00:00:02.500\nسلام <b>دنيا</b>\n\n00:00:03.000 --> 00:00:04.000\na → b &amp; c\n',
    )
  }
})

test('captions without a time are none', async () => {
  expect(await codeOf('captions', Buffer.from('سلام'))).toBe('media.captions-broken')
  expect(await codeOf('captions', Buffer.from('WEBVTT\n\n00:05.000 --> 00:01.000\nپس و پیش'))).toBe(
    'media.captions-broken',
  )
  expect(await codeOf('captions', await aFilm())).toBe('media.type-refused')
})

test('a zip bomb, a climbing name, shared bytes and a broken zip are refused', async () => {
  const bomb = await aZipBomb(200_000_000)
  expect(bomb.length).toBeLessThan(500_000)
  expect(await codeOf('package', bomb)).toBe('media.archive-unsafe')
  const climbing = await aZip({ 'xx/xx/evil.txt': 'a' })
  const renamed = Buffer.from(
    climbing.toString('latin1').replaceAll('xx/xx/evil.txt', '../../evil.txt'),
    'latin1',
  )
  expect(await codeOf('package', renamed)).toBe('media.archive-unsafe')
  expect(await codeOf('package', climbing.subarray(0, climbing.length - 30))).toBe('media.archive-broken')
  expect(await codeOf('package', await aZip({ 'imsmanifest.xml': '<manifest/>' }))).toBe('kept')
})

test('a zip of too many entries is refused', async () => {
  const names = Array.from({ length: 10_001 }, (_, nth) => [`${nth}.txt`, ''])
  expect(await codeOf('package', await aZip(Object.fromEntries(names)))).toBe('media.archive-unsafe')
})

test('the film of the tests is ours', async () => {
  const readme = await readFile(
    new URL('../../../../tests/fixtures/media/README.md', import.meta.url),
    'utf8',
  )
  expect(readme).toContain('film.mp4')
})
