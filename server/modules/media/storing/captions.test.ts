import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { captionsOf } from './captions.ts'

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'captions-'))
})
afterAll(() => rm(folder, { recursive: true }))

/** The cues of a file as «from text», lines of a text joined by a slash. */
async function read(content: string | Buffer): Promise<string[]> {
  const path = join(folder, 'given')
  await writeFile(path, content)
  const written = (await captionsOf(path)).toString()
  const blocks = written.trim().split('\n\n').slice(1)
  return blocks.map((block) => {
    const [times = '', ...lines] = block.split('\n')
    return `${times.slice(0, 12)} ${lines.join('/')}`
  })
}

test('cues that a line with a space separates, or none, are all read', async () => {
  const [one, two] = ['1\n00:00:01,000 --> 00:00:02,000\nیک', '2\n00:00:03,000 --> 00:00:04,000\nدو']
  for (const between of ['\n\n', '\n \n', '\n', '\r\n\t\r\n'])
    expect(await read(one + between + two), JSON.stringify(between)).toEqual([
      '00:00:01.000 یک',
      '00:00:03.000 دو',
    ])
})

test('times with few digits, without thousandths, of no length, and in Persian digits', async () => {
  expect(await read('0:0:4,8 --> 0:0:6\nیک\n\n۲\n۰۰:۰۰:۰۷٫۵۰۰ --> ۰۰:۰۰:۰۹,۰۰۰\nدو')).toEqual([
    '00:00:04.800 یک',
    '00:00:07.500 دو',
  ])
  expect(await read('00:00:00,000 --> 00:00:20\nسه')).toEqual(['00:00:00.000 سه'])
})

test('a sign that is no markup was said, and markup was not', async () => {
  const said = async (text: string) => (await read(`00:01.000 --> 00:02.000\n${text}`))[0]?.slice(13)
  expect(await said('a < b')).toBe('a &lt; b')
  expect(await said('a --> b')).toBe('a → b')
  expect(await said('x<5 and y>3')).toBe('x&lt;5 and y>3')
  expect(await said('<v سارا>سلام</v> <c.red>دنیا</c> <font color="red">خوب</font> <b>است</b>')).toBe(
    'سلام دنیا خوب <b>است</b>',
  )
  expect(await said('<script>alert(1)</script>')).toBe('&lt;script>alert(1)&lt;/script>')
})

test('an empty line inside a cue loses nothing; a note and the name of a cue are not said', async () => {
  expect(
    await read('1\n00:00:01,000 --> 00:00:02,000\nیک\n\nو باز یک\n\n2\n00:00:03,000 --> 00:00:04,000\nدو'),
  ).toEqual(['00:00:01.000 یک/و باز یک', '00:00:03.000 دو'])
  const vtt =
    'WEBVTT\n\n00:01.000 --> 00:02.000\nیک\n\nNOTE کسی نمی‌گوید\nاین را\n\nآغاز\n00:03.000 --> 00:04.000\nدو'
  expect(await read(vtt)).toEqual(['00:00:01.000 یک', '00:00:03.000 دو'])
})

test('one bad byte leaves Persian as it is, and a file in Windows-1256 is read as that', async () => {
  const good = Buffer.from('00:00:01,000 --> 00:00:02,000\nسلام بر همهٔ شما')
  const [cue] = await read(Buffer.concat([good, Buffer.from([0xff])]))
  expect(cue).toContain('سلام بر همهٔ شما')
  const old = Buffer.concat([
    Buffer.from('00:00:01,000 --> 00:00:02,000\n'),
    Buffer.from([0xd3, 0xe1, 0xc7, 0xe3]),
  ])
  expect(await read(old)).toEqual(['00:00:01.000 سلام'])
})

test.each([
  ['a time that is none', '00:00:01,000 --> 00:00:02,000\nیک\n\n00:0a:03 --> 00:00:04\nدو', 4],
  ['a start that is none', 'الف --> 00:00:04\nدو', 1],
  ['an end before its start', 'WEBVTT\n\n00:02.000 --> 00:03.000\nیک\n\n00:05.000 --> 00:04.000\nدو', 6],
  ['an end at its start', '00:00:01,000 --> 00:00:01,000\nیک', 1],
  ['more than one can read', `00:00:01,000 --> 00:00:02,000\n${'یک\n'.repeat(51)}`, 1],
  [
    'a time of SubStation',
    '[Script Info]\n\n[Events]\nDialogue: 0,0:00:01.00,0:00:02.00,D,,0,0,0,,یک\nDialogue: 0,0:00:x,0:00:03.00,D,,0,0,0,,دو',
    5,
  ],
])('%s is told with its line', async (_name, content, line) => {
  await expect(read(content)).rejects.toMatchObject({ code: 'media.captions-broken', line })
})
