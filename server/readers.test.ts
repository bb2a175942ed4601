import { randomBytes } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { openReaders, type Reader, type Readers } from '#platform/reader-process'
import { readers } from '#server/readers'

let dataDir: string
let processes: Readers
beforeAll(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'arvand-readers-'))
  processes = await openReaders({ dataDir })
})
afterAll(async () => {
  await processes.close()
  await rm(dataDir, { recursive: true })
})

const lessonFiles = { name: 'lesson', kinds: ['picture', 'document'], mostBytes: 1_000_000 }

// Each reader has types of its own; random bytes fit none of them.
const any = readers as unknown as readonly Reader<unknown, unknown, unknown, string>[]

test.each(any.map((reader) => [reader.name, reader] as const))(
  '%s refuses noise by a code',
  async (_, reader) => {
    const source = join(dataDir, 'noise')
    await writeFile(source, randomBytes(20_000))
    const order = {
      owner: 'a',
      input: { work: 'examine', use: lessonFiles, bytes: 20_000, converts: false },
      source,
      answer: async () => null,
    }
    const refused = await processes.read(reader, order).catch((error: unknown) => error)
    expect(refused).toMatchObject({ name: 'ReaderRefusal', code: expect.stringMatching(/./) })
    expect(reader.limits.memory).toBeLessThanOrEqual(450 * 1024 ** 2)
  },
)
