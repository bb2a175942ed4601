import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, sessionOf, type TestPerson } from '#testing/identity'
import { aDocument, aFile, aFilm, aPicture } from '#testing/media'
import type { MediaFile } from '../file-queries.ts'
import { linkTo } from './link-to.ts'

let arvand: TestApp
let teacher: TestPerson
let film: MediaFile
let bytes: Buffer
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
  bytes = await aFilm()
  film = await aFile(arvand, { ownerId: teacher.id, content: bytes, name: 'درس نخست.mp4' })
})
afterAll(() => arvand.close())

const linkFor = async (file: MediaFile, person: TestPerson, form?: string) =>
  linkTo(arvand.platform, file, await sessionOf(arvand, person.id), form)

const get = (
  url: string,
  token?: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
) =>
  arvand.app.inject({
    method,
    url,
    headers: { ...(token ? { cookie: `arvand.session=${token}` } : {}), ...headers },
  })

test('an owner reads a private file whole, with a type of ours and a Persian name', async () => {
  const answer = await get(await linkFor(film, teacher), teacher.token)
  expect(answer.statusCode).toBe(200)
  expect(answer.rawPayload.equals(bytes)).toBe(true)
  expect(answer.headers).toMatchObject({
    'content-type': 'video/mp4',
    'content-length': String(bytes.length),
    'accept-ranges': 'bytes',
    'x-content-type-options': 'nosniff',
    'cache-control': 'private, max-age=3600',
  })
  expect(answer.headers['content-disposition']).toBe(
    `inline; filename="___ ____.mp4"; filename*=UTF-8''${encodeURIComponent('درس نخست.mp4')}`,
  )
  expect(answer.headers['content-security-policy']).toContain('sandbox')
})

test.each([
  ['bytes=0-0', 0, 0],
  ['bytes=10-19', 10, 19],
  ['bytes=100-', 100, -1],
  ['bytes=-7', -7, -1],
  ['bytes=5-99999999', 5, -1],
])('the range %s is a 206', async (range, from, to) => {
  const answer = await get(await linkFor(film, teacher), teacher.token, { range })
  const size = bytes.length
  const first = from < 0 ? size + from : from
  const last = to < 0 ? size - 1 : to
  expect(answer.statusCode).toBe(206)
  expect(answer.headers['content-range']).toBe(`bytes ${first}-${last}/${size}`)
  expect(answer.rawPayload.equals(bytes.subarray(first, last + 1))).toBe(true)
})

test.each(['bytes=99999999-', 'bytes=-0'])('the range %s lies beyond it: 416', async (range) => {
  const answer = await get(await linkFor(film, teacher), teacher.token, { range })
  expect(answer.statusCode).toBe(416)
  expect(answer.headers['content-range']).toBe(`bytes */${bytes.length}`)
  expect(answer.json()).toMatchObject({ code: 'media.range' })
})

test.each(['bytes=0-1,5-6', 'bytes=9-3', 'lines=1-2', 'bytes=a-b', 'bytes=-'])(
  'the range %s is answered with the whole',
  async (range) => {
    const answer = await get(await linkFor(film, teacher), teacher.token, { range })
    expect([answer.statusCode, answer.rawPayload.length]).toEqual([200, bytes.length])
  },
)

test('If-Range holds a part to the same file, If-None-Match spares it, HEAD has no body', async () => {
  const link = await linkFor(film, teacher)
  const etag = String((await get(link, teacher.token)).headers.etag)
  const part = { range: 'bytes=0-3' }
  expect((await get(link, teacher.token, { ...part, 'if-range': etag })).statusCode).toBe(206)
  expect((await get(link, teacher.token, { ...part, 'if-range': '"other"' })).statusCode).toBe(200)
  expect((await get(link, teacher.token, { 'if-none-match': `W/${etag}` })).statusCode).toBe(304)
  const head = await get(link, teacher.token, part, 'HEAD')
  expect([head.statusCode, head.headers['content-length'], head.body]).toEqual([
    200,
    String(bytes.length),
    '',
  ])
})

test('a link opens for no other browser, nor without one, nor with another proof', async () => {
  const link = await linkFor(film, teacher)
  const other = await aPerson(arvand)
  const refused = async (url: string, token?: string) => {
    const answer = await get(url, token)
    return [answer.statusCode, answer.json().code]
  }
  expect(await refused(link, other.token)).toEqual([403, 'media.link-not-yours'])
  expect(await refused(link)).toEqual([403, 'media.link-not-yours'])
  expect(await refused(link.split('?')[0] ?? '', teacher.token)).toEqual([403, 'media.no-right'])
  expect(await refused(`${link.slice(0, -4)}aaaa`, teacher.token)).toEqual([403, 'media.no-right'])
  expect(await refused(link.replace(/until=(\d+)/, 'until=9999999999'), teacher.token)).toEqual([
    403,
    'media.no-right',
  ])
  const film2 = await aFile(arvand, { ownerId: teacher.id, content: bytes })
  expect(await refused(link.replace(film.id, film2.id), teacher.token)).toEqual([403, 'media.no-right'])
})

test('whoever has a link of their own but no right to the file is refused', async () => {
  const other = await aPerson(arvand)
  const answer = await get(await linkFor(film, other), other.token)
  expect([answer.statusCode, answer.json().code]).toEqual([403, 'media.no-right'])
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  expect((await get(await linkFor(film, manager), manager.token)).statusCode).toBe(200)
  const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  expect((await get(await linkFor(film, keeper), keeper.token)).statusCode).toBe(403)
})

test.each([
  '..%2f..%2fSECRET',
  '../../SECRET',
  'original',
  '%2e%2e/x',
  'hls/../original',
  'file/',
  '.env',
  'hls/main.m3u8',
  'a'.repeat(300),
])('the form %s is not there', async (form) => {
  const link = await linkFor(film, teacher)
  const answer = await get(link.replace('/file?', `/${form}?`), teacher.token)
  expect(answer.statusCode).toBe(404)
})

test('an unknown or removed file is a 404', async () => {
  expect((await get('/media/00000000-0000-7000-8000-000000000000/file')).statusCode).toBe(404)
  expect((await get('/media/nonsense/file')).statusCode).toBe(404)
})

test('a public picture is for everybody and for ever, drawn anew in what the browser takes', async () => {
  const cover = await aFile(arvand, {
    ownerId: teacher.id,
    use: 'cover',
    content: await aPicture(2000, 1000),
    isPublic: true,
  })
  const webp = await get(`/media/${cover.id}/640`)
  expect(webp.headers).toMatchObject({
    'content-type': 'image/webp',
    'cache-control': 'public, max-age=31536000, immutable',
    vary: 'accept',
  })
  const avif = await get(`/media/${cover.id}/640`, undefined, { accept: 'image/avif,image/webp,*/*' })
  expect(avif.headers['content-type']).toBe('image/avif')
  expect((await get(`/media/${cover.id}/5000`)).statusCode).toBe(200)
  // The EXIF data of the original (author, place) is in none of the forms that others get.
  const whole = await get(`/media/${cover.id}/file`)
  expect(whole.headers['content-type']).toBe('image/webp')
  expect(whole.rawPayload.includes('Arvand')).toBe(false)
})

test('a document opens in the reader, an archive is saved, and anything may be saved', async () => {
  const pdf = await aFile(arvand, { ownerId: teacher.id, content: aDocument, name: 'جزوه.pdf' })
  const shown = await get(await linkFor(pdf, teacher), teacher.token)
  expect(shown.headers['content-disposition']).toMatch(/^inline;/)
  const saved = await get(await linkFor(pdf, teacher, 'save'), teacher.token)
  expect(saved.headers['content-disposition']).toMatch(/^attachment;/)
  const text = await aFile(arvand, { ownerId: teacher.id, content: Buffer.from('print(1)'), name: 'a.py' })
  const plain = await get(await linkFor(text, teacher), teacher.token)
  expect(plain.headers['content-type']).toBe('text/plain; charset=utf-8')
})

test('a link ends after some hours, and with its session', async () => {
  const person = await aPerson(arvand, { roles: ['teacher'] })
  const own = await aFile(arvand, { ownerId: person.id, content: bytes })
  const link = await linkFor(own, person)
  expect((await get(link, person.token)).statusCode).toBe(200)
  arvand.platform.clock.pass(8 * 3600)
  const late = await get(link, person.token)
  expect([late.statusCode, late.json().code]).toEqual([403, 'media.link-expired'])
  const fresh = await linkFor(own, person)
  await arvand.database.pool.query('delete from identity.sessions where person_id = $1', [person.id])
  expect((await get(fresh, person.token)).json()).toMatchObject({ code: 'media.link-not-yours' })
})
