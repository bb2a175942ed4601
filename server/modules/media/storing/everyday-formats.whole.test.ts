import { readFile } from 'node:fs/promises'
import { buffer } from 'node:stream/consumers'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, sessionOf, type TestPerson } from '#testing/identity'
import { isShown } from '../delivery/headers.ts'
import { playableOf } from '../delivery/playable.ts'
import { findFiles } from '../file-queries.ts'
import { hasFfmpeg } from '../preparing/programs.ts'
import { type SharedUse, sharedUses } from '../uses.ts'
import { examine } from './examine.ts'
import { openFile, storeFile } from './store-file.ts'

/** Skipped where ffmpeg is not on the machine. */
const withPrograms = test.skipIf(!(await hasFfmpeg()))

let arvand: TestApp
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  teacher = await aPerson(arvand, { roles: ['teacher'] })
})
afterAll(() => arvand.close())

const folder = new URL('../../../../tests/fixtures/media/', import.meta.url)
const path = (name: string) => new URL(name, folder).pathname
const fixture = (name: string) => readFile(new URL(name, folder))
const keep = (use: SharedUse, content: Buffer, name = 'نام') =>
  storeFile(arvand.platform, { ownerId: teacher.id, use, name, content })
const codeOf = (use: SharedUse, content: Buffer) =>
  keep(use, content).then(
    () => 'kept',
    (error: { code?: string }) => error.code,
  )
const textOf = async (content: Buffer) => {
  const file = await keep('lesson', content, 'متن.txt')
  expect(file.type).toBe('text/plain')
  return (await buffer(await openFile(arvand.platform, file.id))).toString()
}

/** The text in Windows-1256, as old Windows programs wrote Persian. */
function inWindows1256(text: string): Buffer {
  const letters = new TextDecoder('windows-1256').decode(Uint8Array.from({ length: 256 }, (_, nth) => nth))
  return Buffer.from([...text].map((letter) => letters.indexOf(letter)))
}

const rar = Buffer.concat([Buffer.from('Rar!\x1a\x07\x01\x00', 'latin1'), Buffer.alloc(200)])
const heic = Buffer.concat([
  Buffer.from([0, 0, 0, 24]),
  Buffer.from('ftypheic\0\0\0\0mif1heic', 'latin1'),
  Buffer.alloc(300),
])

const films = ['avi', 'wmv', 'flv', '3gp', 'mpegts', 'ogv'].map((ending) => `film.${ending}`)
const types: Readonly<Record<string, string>> = {
  'film.avi': 'video/avi',
  'film.wmv': 'video/x-ms-asf',
  'film.flv': 'video/x-flv',
  'film.3gp': 'video/3gpp',
  'film.mpegts': 'video/mp2t',
  'film.ogv': 'video/ogg',
  'sound.wma': 'audio/x-ms-asf',
}

describe('films and sounds that browsers do not play', () => {
  test.each(films)(
    '%s is a film by its content, and refused for a lesson where nothing converts it',
    async (name) => {
      const { length } = await fixture(name)
      const look = (use: SharedUse, converts: boolean) =>
        examine(path(name), sharedUses[use], length, converts)
      expect(await look('lesson', true)).toMatchObject({ type: types[name], kind: 'video' })
      expect(await look('submission', false)).toMatchObject({ type: types[name], kind: 'video' })
      await expect(look('lesson', false)).rejects.toMatchObject({ code: 'media.film-refused' })
      await expect(look('avatar', true)).rejects.toMatchObject({ code: 'media.type-refused' })
    },
  )

  test('a sound of Windows likewise, in words of its own', async () => {
    const look = (converts: boolean) => examine(path('sound.wma'), sharedUses.lesson, 100, converts)
    expect(await look(true)).toMatchObject({ type: 'audio/x-ms-asf', kind: 'audio' })
    await expect(look(false)).rejects.toMatchObject({ code: 'media.sound-refused' })
  })

  test('a text that begins as films do is a text', async () => {
    const text = Buffer.from(`G${'a'.repeat(187)}G${'b'.repeat(400)}`)
    expect(await textOf(text)).toBe(text.toString())
  })

  withPrograms.each([...films, 'sound.wma'])(
    '%s is played as what was made of it (skipped without ffmpeg)',
    { timeout: 90_000 },
    async (name) => {
      const { id } = await keep('lesson', await fixture(name), name)
      const now = async () => (await findFiles(arvand.platform.db, [id])).get(id)
      const viewer = await sessionOf(arvand, teacher.id)
      const kind = name.startsWith('film') ? ('video' as const) : ('audio' as const)
      const content = { kind, fileId: id, captions: [], chapters: [], attachments: [], watermark: false }
      const played = async () => {
        const files = await findFiles(arvand.platform.db, [id])
        return playableOf(arvand.platform, content, files, viewer, null)
      }
      await expect.poll(async () => (await now())?.preparing ?? null, { timeout: 80_000 }).toBeNull()
      const playable = await played()
      const form = kind === 'video' ? 'film.mp4' : 'audio.m4a'
      expect(playable).toMatchObject({ type: `${kind}/mp4`, audioOnly: expect.any(String) })
      expect(playable?.file).toContain(`/media/${id}/${form}`)
      expect(playable?.hls === null).toBe(kind === 'audio')
      const headers = { cookie: `arvand.session=${teacher.token}` }
      const answer = await arvand.app.inject({ url: playable?.file ?? '', headers })
      expect([answer.statusCode, answer.headers['content-type']]).toEqual([200, `${kind}/mp4`])
    },
  )

  test('until it is converted there is nothing to play', async () => {
    const file = { ...(await keep('submission', await fixture('film.avi'))), renditions: [] }
    const content = {
      kind: 'video' as const,
      fileId: file.id,
      captions: [],
      chapters: [],
      attachments: [],
      watermark: false,
    }
    const viewer = await sessionOf(arvand, teacher.id)
    expect(playableOf(arvand.platform, content, new Map([[file.id, file]]), viewer, null)).toBeNull()
  })
})

describe('pictures', () => {
  test('a TIFF is drawn anew like any other', async () => {
    const tiff = await sharp({ create: { width: 400, height: 300, channels: 3, background: '#0b7a75' } })
      .tiff()
      .toBuffer()
    const file = await keep('cover', tiff)
    expect(file).toMatchObject({ type: 'image/tiff', width: 400, height: 300 })
    // Only one browser shows a TIFF itself.
    expect(isShown(file.type)).toBe(false)
    expect(file.renditions.map(({ name }) => name)).toContain('400.webp')
  })

  test.each(['avatar', 'cover', 'lesson', 'submission'] as const)(
    'a HEIC as %s says what to do',
    async (use) => {
      expect(await codeOf(use, heic)).toBe('media.heic-refused')
    },
  )
})

describe('documents', () => {
  test('RTF is a document, RAR an archive, and both are saved, never shown', async () => {
    for (const [content, type] of [
      [Buffer.from('{\\rtf1\\ansi سلام}'), 'application/rtf'],
      [rar, 'application/x-rar-compressed'],
    ] as const)
      for (const use of ['lesson', 'submission'] as const) {
        const file = await keep(use, content, 'جزوه')
        expect([file.type, isShown(file.type)]).toEqual([type, false])
      }
  })

  test.each(['package', 'exchange'] as const)('a RAR as %s says what to do', async (use) => {
    expect(await codeOf(use, rar)).toBe('media.rar-refused')
  })

  const poem = 'توانا بود هر که دانا بود\r\nز دانش دل پير برنا بود، چند گونه ژرف.'
  test('a text in old Persian letters, or in two bytes each, is kept in UTF-8', async () => {
    expect(await textOf(inWindows1256(poem))).toBe(poem)
    expect(await textOf(Buffer.from(`\ufeff${poem}`, 'utf16le'))).toBe(poem)
    expect(await textOf(Buffer.from(poem))).toBe(poem)
  })

  test.each([
    ['French in Western letters', Buffer.from('Voilà l’été déjà passé'.replace('’', "'"), 'latin1')],
    ['Russian in its own', Buffer.from([0xcf, 0xf0, 0xe8, 0xe2, 0xe5, 0xf2, 0x20, 0xec, 0xe8, 0xf0])],
    ['noise', Buffer.from([0xc7, 0xe1, 0x00, 0xc7, 0x02])],
  ])('%s is not taken for it', async (_, content) => {
    expect(await codeOf('lesson', content)).toBe('media.type-refused')
  })

  test('markup in old letters is markup', async () => {
    expect(await codeOf('lesson', inWindows1256('<html><body>سلام دنيا</body></html>'))).toBe(
      'media.markup-refused',
    )
  })

  test('a very long text in old letters says what to do', async () => {
    expect(await codeOf('lesson', inWindows1256(poem.repeat(100_000)))).toBe('media.letters-refused')
  })
})

test('captions of SubStation become WebVTT, in the order of their time and without what is drawn', async () => {
  const ass = `[Script Info]\r\nTitle: x\r\n\r\n[V4+ Styles]\r\nStyle: A,Arial,20\r\n\r\n[Events]
Format: Layer, Start, End, Style, Name, MarginL, MarginR, MarginV, Effect, Text
Comment: 0,0:00:00.00,0:00:09.00,A,,0,0,0,,پنهان
Dialogue: 0,0:00:03.50,0:00:04.00,A,,0,0,0,,دوم، با ویرگول, و {\\i1}خط{\\i0}\\Nدیگر
Dialogue: 0,0:00:01.00,0:00:02.25,A,,0,0,0,,{\\an8\\pos(1,2)}یکم
Dialogue: 0,0:00:05.00,0:00:06.00,A,,0,0,0,,{\\p1}m 0 0 l 9 9{\\p0}
`
  const file = await keep('captions', Buffer.from(ass), 'زیرنویس.ass')
  expect(file).toMatchObject({ type: 'text/vtt', name: 'زیرنویس.vtt' })
  expect((await buffer(await openFile(arvand.platform, file.id))).toString()).toBe(
    'WEBVTT\n\n00:00:01.000 --> 00:00:02.250\nیکم\n\n00:00:03.500 --> 00:00:04.000\nدوم، با ویرگول, و خط\nدیگر\n',
  )
  expect(await codeOf('captions', Buffer.from('[Script Info]\n[Events]\nFormat: Text'))).toBe(
    'media.captions-broken',
  )
})
