import { mkdir, mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import { text } from 'node:stream/consumers'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { z } from 'zod'
import { openReaders, type Reader, type ReaderLimits, type Readers } from '#platform/reader-process'
import type { Operation } from './test-reader.ts'
import { residentBytes } from './watch.ts'

const MB = 1024 ** 2
const asked = z.union([z.strictObject({ text: z.string() }), z.strictObject({ file: z.string() })])
type Asked = z.output<typeof asked>
const result = z.strictObject({ text: z.string(), pid: z.int() })

const aReader = (limits: Partial<ReaderLimits> = {}, isReusable = false) =>
  ({
    name: 'test',
    code: new URL('./test-reader.ts', import.meta.url),
    lane: 'job',
    asked,
    result,
    refusals: ['refused-by-test'],
    limits: { memory: 200 * MB, seconds: 20, silence: 20, written: 32 * MB, messages: 100, ...limits },
    isReusable,
  }) satisfies Reader<Operation, Asked, z.output<typeof result>, string>

let dataDir: string
let readers: Readers
let source: string
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'arvand-readers-'))
  source = join(dataDir, 'brought')
  await writeFile(source, 'سلام')
  await writeFile(join(dataDir, 'SECRET'), 'secret', { mode: 0o600 })
  readers = await openReaders({ dataDir })
})
afterAll(async () => {
  await readers.close()
  await rm(dataDir, { recursive: true })
})

const echo = async (body: Asked): Promise<unknown> => ('text' in body ? `${body.text}!` : null)
const run = (operation: Operation, limits?: Partial<ReaderLimits>, more: object = {}) =>
  readers.read(aReader(limits), { owner: 'a', input: operation, source, answer: echo, ...more })
const isClean = async () => expect((await readdir(join(dataDir, 'work'))).length).toBeLessThanOrEqual(1)

test('it reads its file, asks, and gives its result; its folder is gone afterwards', async () => {
  expect(await run('echo')).toMatchObject({ text: 'سلام!' })
  const [root = ''] = await readdir(join(dataDir, 'work'))
  expect(await readdir(join(dataDir, 'work', root))).toEqual([])
})

test('it may do nothing but that', async () => {
  const { text: told } = await run('what may be done')
  const { network, addon, data, ...came } = JSON.parse(told)
  expect(new Set(Object.values(came))).toEqual(
    new Set(['ERR_ACCESS_DENIED', expect.stringMatching(/EvalError/)]),
  )
  expect(data).toBe('ERR_ACCESS_DENIED')
  expect(addon).toBe('ERR_DLOPEN_DISABLED')
  expect(network).toMatch(/no network/)
})

test.skipIf(process.platform !== 'linux')('its environment holds nothing of ours', async () => {
  let environment = ''
  const answer = async (body: Asked) => {
    if ('text' in body) environment = await readFile(`/proc/${body.text}/environ`, 'utf8')
  }
  await run('tell its number', {}, { answer })
  const names = environment.split('\0').flatMap((one) => one.split('=', 1)[0] || [])
  expect(names.filter((name) => !['PWD', 'SHLVL', '_', 'OLDPWD'].includes(name)).toSorted()).toEqual([
    'MALLOC_ARENA_MAX',
    'PATH',
    'UV_THREADPOOL_SIZE',
  ])
})

test.each([
  ['allocate objects', {}, 'memory'],
  ['allocate buffers', {}, 'memory'],
  ['spin', { seconds: 1 }, 'time'],
  ['sleep', { silence: 1 }, 'silence'],
  ['write much', {}, 'written'],
  ['write many', {}, 'written'],
  ['say much', {}, 'protocol'],
  ['ask for ever', {}, 'messages'],
  ['break', {}, 'crash'],
  ['refuse by another code', {}, 'protocol'],
] as const)('%s: it ends for its reason', async (operation, limits, reason) => {
  await expect(run(operation, limits)).rejects.toMatchObject({ name: 'ReaderFailure', reason })
  await isClean()
})

test('a refusal is its own', async () => {
  await expect(run('refuse')).rejects.toMatchObject({ name: 'ReaderRefusal', code: 'refused-by-test' })
})

test('only plain files of its output folder are taken', async () => {
  const came: string[] = []
  await readers.read(aReader(), {
    owner: 'a',
    input: 'hand over',
    source,
    async answer(body, out) {
      const file = 'file' in body ? body.file : ''
      came.push(await out.open(file).then(text, () => `not ${file}`))
    },
  })
  expect(came).toEqual(['inside', 'not ../source', 'not link', 'not /etc/passwd', 'not ..'])
})

test('what the answer throws ends it and is thrown on; a signal ends it at once', async () => {
  const answer = async () => {
    throw new Error('called off')
  }
  await expect(run('echo', {}, { answer })).rejects.toThrow('called off')
  const off = AbortSignal.timeout(300)
  await expect(run('sleep', {}, { signal: off })).rejects.toMatchObject({ name: 'TimeoutError' })
  await isClean()
})

test('one after another, by turns of their owners', async () => {
  const order: string[] = []
  const one = (owner: string) =>
    readers.read(aReader(), { owner, input: 'echo', source, answer: echo }).then(() => void order.push(owner))
  await Promise.all([one('a'), one('a'), one('a'), one('b')])
  expect(order).toEqual(['a', 'a', 'b', 'a'])
})

test('one process reads several files of one person, and none of another', async () => {
  const reusable = aReader({}, true)
  const pidOf = async (owner: string) =>
    (await readers.read(reusable, { owner, input: 'echo', source, answer: echo })).pid
  const [first, second, other] = [await pidOf('a'), await pidOf('a'), await pidOf('b')]
  expect(second).toBe(first)
  expect(other).not.toBe(first)
  expect(residentBytes(first)).toBe(0)
})

test('what a killed process left is cleared away by the next start', async () => {
  const left = join(dataDir, 'work', `readers-${hostname()}-999999-1-0badcafe`, 'x')
  await mkdir(left, { recursive: true })
  const next = await openReaders({ dataDir })
  expect(await readdir(join(dataDir, 'work'))).not.toContain(`readers-${hostname()}-999999-1-0badcafe`)
  await next.close()
})
