import { request as httpRequest } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Readable } from 'node:stream'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, anAppOn, configFor, type TestApp } from '#server/testing/app'
import { sendLarge } from '#server/testing/send-large'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFilm, anUpload, aPicture, tusHeaders } from '#testing/media'
import { findFiles } from '../file-queries.ts'
import { forgetOldUploads } from './forget-uploads.ts'

let arvand: TestApp
let twin: TestApp
let teacher: TestPerson
let film: Buffer
beforeAll(async () => {
  arvand = await anApp()
  twin = await anAppOn(arvand.database, configFor(arvand.database))
  teacher = await aPerson(arvand, { roles: ['teacher'] })
  film = await aFilm()
})
afterAll(async () => {
  await twin.close()
  await arvand.close()
})

type Method = 'POST' | 'HEAD' | 'PATCH' | 'DELETE' | 'OPTIONS'
const ask = (
  method: Method,
  url: string,
  headers: Record<string, string | number>,
  payload?: Buffer,
  app: TestApp = arvand,
) =>
  app.app.inject({
    method,
    url,
    headers: Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)])),
    ...(payload ? { payload } : {}),
  })

const patch = (url: string, offset: number, piece: Buffer, token = teacher.token, app = arvand) =>
  ask(
    'PATCH',
    url,
    { ...tusHeaders(token), 'upload-offset': offset, 'content-type': 'application/offset+octet-stream' },
    piece,
    app,
  )
const begin = async (bytes: number, metadata: Record<string, string>, token = teacher.token) => {
  const answer = await anUpload(arvand, token, bytes, metadata)
  return { answer, url: String(answer.headers.location), code: answer.body ? answer.json().code : undefined }
}
const film1 = { use: 'lesson', name: 'درس یکم.mp4' }
const fileOf = async (url: string) => {
  const id = url.split('/').at(-1) ?? ''
  return (await findFiles(arvand.platform.db, [id])).get(id)
}

test('a file comes in pieces, through two processes, and is kept with its Persian name', async () => {
  const { answer, url } = await begin(film.length, film1)
  expect(answer.statusCode).toBe(201)
  expect(url).toMatch(/^\/api\/media\/uploads\/[0-9a-f-]{36}$/)
  expect(answer.headers['upload-expires']).toBeDefined()
  const first = await patch(url, 0, film.subarray(0, 10_000))
  expect([first.statusCode, first.headers['upload-offset']]).toEqual([204, '10000'])
  const head = await ask('HEAD', url, tusHeaders(teacher.token), undefined, twin)
  expect([head.statusCode, head.headers['upload-offset'], head.headers['upload-length']]).toEqual([
    200,
    '10000',
    String(film.length),
  ])
  expect(head.headers['cache-control']).toBe('no-store')
  expect(await fileOf(url)).toBeUndefined()
  const last = await patch(url, 10_000, film.subarray(10_000), teacher.token, twin)
  expect([last.statusCode, last.headers['upload-offset']]).toEqual([204, String(film.length)])
  expect(await fileOf(url)).toMatchObject({
    name: film1.name,
    type: 'video/mp4',
    bytes: film.length,
    ownerId: teacher.id,
  })
  // A client that missed the last answer learns that all bytes have arrived.
  const after = await ask('HEAD', url, tusHeaders(teacher.token))
  expect(after.headers['upload-offset']).toBe(String(film.length))
})

test('options tell what is spoken here', async () => {
  const answer = await ask('OPTIONS', '/api/media/uploads', {})
  expect(answer.statusCode).toBe(204)
  expect(answer.headers['tus-version']).toBe('1.0.0')
  expect(answer.headers['tus-extension']).toBe('creation,creation-with-upload,termination,expiration')
})

test('another version of the protocol is a 412 that names ours, and nothing is done', async () => {
  const versions: Record<string, string>[] = [{}, { 'tus-resumable': '0.2.2' }]
  for (const version of versions) {
    const answer = await ask('POST', '/api/media/uploads', {
      authorization: `Bearer ${teacher.token}`,
      'upload-length': 5,
      ...version,
    })
    expect([answer.statusCode, answer.headers['tus-version']]).toEqual([412, '1.0.0'])
  }
})

test('pieces of another type are a 415, at another place a 409, beyond the end a 413', async () => {
  const { url } = await begin(100, film1)
  const wrong = await ask(
    'PATCH',
    url,
    { ...tusHeaders(teacher.token), 'upload-offset': 0, 'content-type': 'application/json' },
    Buffer.from('{}'),
  )
  expect(wrong.statusCode).toBe(415)
  const far = await patch(url, 50, Buffer.alloc(10))
  expect([far.statusCode, far.json().title]).toEqual([409, expect.stringMatching(/[آ-ی]/)])
  expect((await patch(url, 0, Buffer.alloc(101))).statusCode).toBe(413)
  const head = await ask('HEAD', url, tusHeaders(teacher.token))
  expect(head.headers['upload-offset']).toBe('0')
})

test('a piece may come with the beginning, and methods may hide behind POST', async () => {
  const whole = await ask(
    'POST',
    '/api/media/uploads',
    {
      ...tusHeaders(teacher.token, film1),
      'upload-length': film.length,
      'content-type': 'application/offset+octet-stream',
    },
    film,
  )
  expect([whole.statusCode, whole.headers['upload-offset']]).toEqual([201, String(film.length)])
  expect(await fileOf(String(whole.headers.location))).toMatchObject({ type: 'video/mp4' })
  const { url } = await begin(film.length, film1)
  const hidden = await ask(
    'POST',
    url,
    {
      ...tusHeaders(teacher.token),
      'x-http-method-override': 'PATCH',
      'upload-offset': 0,
      'content-type': 'application/offset+octet-stream',
    },
    film,
  )
  expect(hidden.statusCode).toBe(204)
  expect(await fileOf(url)).toBeDefined()
})

test('an upload given up is gone with its bytes; a finished one is a file and stays', async () => {
  const { url } = await begin(100, film1)
  await patch(url, 0, Buffer.alloc(50))
  expect((await ask('DELETE', url, tusHeaders(teacher.token))).statusCode).toBe(204)
  expect((await ask('HEAD', url, tusHeaders(teacher.token))).statusCode).toBe(404)
  const id = url.split('/').at(-1)
  expect(await arvand.platform.files.size(`${id}/original`)).toBeNull()
  const done = await begin(film.length, film1)
  await patch(done.url, 0, film)
  expect((await ask('DELETE', done.url, tusHeaders(teacher.token))).statusCode).toBe(400)
  expect(await fileOf(done.url)).toBeDefined()
})

test.each(['HEAD', 'PATCH', 'DELETE'] as const)('%s is for the owner alone', async (method) => {
  const { url } = await begin(100, film1)
  const other = await aPerson(arvand, { roles: ['teacher'] })
  const piece = { 'upload-offset': 0, 'content-type': 'application/offset+octet-stream' }
  expect((await ask(method, url, { ...tusHeaders(other.token), ...piece })).statusCode).toBe(404)
  expect((await ask(method, url, { 'tus-resumable': '1.0.0', ...piece })).statusCode).toBe(401)
  expect(
    (await ask(method, '/api/media/uploads/nonsense', { ...tusHeaders(other.token), ...piece })).statusCode,
  ).toBe(404)
})

test('what may not come is refused before a byte of it', async () => {
  const person = await aPerson(arvand)
  const codeOf = async (bytes: number, metadata: Record<string, string>) =>
    (await begin(bytes, metadata, person.token)).code
  expect(await codeOf(10_000_001, { use: 'avatar', name: 'a.png' })).toBe('media.too-large')
  expect(await codeOf(1_000_001, { use: 'captions', name: 'a.vtt' })).toBe('media.too-large')
  expect(await codeOf(4_000_000_001, film1)).toBe('media.too-large')
  expect(await codeOf(1_000_000_001, film1)).toBe('media.quota-full')
  expect(await codeOf(0, film1)).toBe('media.empty')
  expect(await codeOf(10, { use: 'virus', name: 'a' })).toBe('media.upload-broken')
  expect(await codeOf(10, {})).toBe('media.upload-broken')
  const stranger = await ask('POST', '/api/media/uploads', { 'tus-resumable': '1.0.0', 'upload-length': 10 })
  expect(stranger.statusCode).toBe(401)
})

test('uploads on their way count on the quota, also when two begin at once', async () => {
  const person = await aPerson(arvand)
  const both = await Promise.all([1, 2].map(() => begin(600_000_000, film1, person.token)))
  expect(both.map(({ answer }) => answer.statusCode).toSorted()).toEqual([201, 409])
})

test('what its content says is not what its name says: refused, and nothing is left', async () => {
  const script = Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>')
  const { url } = await begin(script.length, { use: 'avatar', name: 'me.png' })
  const answer = await patch(url, 0, script)
  expect([answer.statusCode, answer.json().code]).toEqual([422, 'media.markup-refused'])
  expect(await fileOf(url)).toBeUndefined()
  expect((await ask('HEAD', url, tusHeaders(teacher.token))).statusCode).toBe(404)
})

test('captions that cannot be read are refused with their line', async () => {
  const captions = Buffer.from('1\n00:00:01,000 --> 00:00:02,000\nیک\n\n2\n00:0a:03 --> 00:00:04\nدو\n')
  const { url } = await begin(captions.length, { use: 'captions', name: 'زیرنویس.srt' })
  const { code, fields } = (await patch(url, 0, captions)).json()
  expect([code, fields.file]).toEqual(['media.captions-broken', expect.stringContaining('سطر ۶ ')])
})

/** Opens a request that sends the first bytes of the film and then hangs; resolves when those bytes are stored. */
async function hangingLine(url: string, bytes: number) {
  const line = httpRequest({
    port: (twin.app.server.address() as AddressInfo).port,
    method: 'PATCH',
    path: url,
    headers: {
      ...tusHeaders(teacher.token),
      'upload-offset': '0',
      'content-type': 'application/offset+octet-stream',
      'content-length': String(film.length),
    },
  })
  line.on('error', () => undefined)
  line.write(film.subarray(0, bytes))
  await expect.poll(() => arvand.platform.files.size(`${url.split('/').at(-1)}/original`)).toBe(bytes)
  return line
}

test('a line cut in the middle of a piece loses nothing that had come', async () => {
  await twin.app.listen({ port: 0, host: '127.0.0.1' })
  const { url } = await begin(film.length, film1)
  const line = await hangingLine(url, 20_000)
  line.destroy()
  const head = await ask('HEAD', url, tusHeaders(teacher.token))
  expect(head.headers['upload-offset']).toBe('20000')
  expect((await patch(url, 20_000, film.subarray(20_000))).statusCode).toBe(204)
  expect(await fileOf(url)).toMatchObject({ bytes: film.length })
})

test('a client that comes back while its old line hangs takes over from another process', async () => {
  const { url } = await begin(film.length, film1)
  const hanging = await hangingLine(url, 5_000)
  const head = await ask('HEAD', url, tusHeaders(teacher.token))
  expect([head.statusCode, head.headers['upload-offset']]).toEqual([200, '5000'])
  expect((await patch(url, 5_000, film.subarray(5_000))).statusCode).toBe(204)
  hanging.destroy()
  expect(await fileOf(url)).toMatchObject({ bytes: film.length })
})

test('an upload whose process died after the last byte becomes a file when its client asks', async () => {
  const { url } = await begin(film.length, film1)
  const id = url.split('/').at(-1) ?? ''
  await arvand.platform.files.uploads.append(`${id}/original`, Readable.from([film]), 0)
  await arvand.database.pool.query(
    `update media.uploads set held_by = gen_random_uuid(), held_until = $2 where id = $1`,
    [id, new Date(arvand.platform.clock.now().getTime() - 1000)],
  )
  const head = await ask('HEAD', url, tusHeaders(teacher.token))
  expect(head.headers['upload-offset']).toBe(String(film.length))
  expect(await fileOf(url)).toBeDefined()
})

test('a picture is drawn smaller as soon as it has come', async () => {
  const picture = await aPicture(1500, 1000)
  const { url } = await begin(picture.length, { use: 'avatar', name: '../../من.jpg' })
  expect((await patch(url, 0, picture)).statusCode).toBe(204)
  const file = await fileOf(url)
  expect(file).toMatchObject({ name: 'من.jpg', width: 1500, height: 1000, preparing: null })
  expect(file?.renditions.map(({ name }) => name)).toEqual([
    '1000.avif',
    '1000.webp',
    '320.avif',
    '320.webp',
    '640.avif',
    '640.webp',
  ])
})

test('what was never finished is forgotten after a week, with its bytes; what was stays', async () => {
  const { url } = await begin(100, film1)
  await patch(url, 0, Buffer.alloc(50))
  const done = await begin(film.length, film1)
  await patch(done.url, 0, film)
  arvand.platform.clock.pass(8 * 86_400)
  const person = await aPerson(arvand, { roles: ['teacher'] })
  expect((await ask('HEAD', url, tusHeaders(person.token))).statusCode).toBe(404)
  await forgetOldUploads(arvand.platform)
  const id = url.split('/').at(-1)
  expect(await arvand.platform.files.size(`${id}/original`)).toBeNull()
  expect(await fileOf(done.url)).toBeDefined()
  const { rows } = await arvand.database.pool.query('select 1 from media.uploads where expires_at < $1', [
    arvand.platform.clock.now(),
  ])
  expect(rows).toEqual([])
})

test('a creation that is too large is answered when all that comes with it is sent', async () => {
  const headers = {
    ...tusHeaders(teacher.token, { use: 'avatar', name: 'عکس.jpg' }),
    'upload-length': '200000000',
    'content-type': 'application/offset+octet-stream',
    'content-length': '9000000',
  }
  const { status, body } = await sendLarge(arvand.app, {
    url: '/api/media/uploads',
    bytes: 9_000_000,
    headers,
  })
  expect([status, JSON.parse(body).code]).toEqual([413, 'media.too-large'])
})

test.each<Record<string, string>>([{ name: 'درس\0.mp4' }, { name: 'درس.mp4', note: '\0' }])(
  'a null byte in what is told of a file is a 400: %j',
  async (told) => {
    const { answer, code } = await begin(film.length, { use: 'lesson', ...told })
    expect([answer.statusCode, code]).toEqual([400, 'media.upload-broken'])
  },
)
