import { execFile } from 'node:child_process'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { fingerprintOf } from '#platform/once'
import { keySetOf, receiptKeysOf, signReceipt } from './receipts.ts'

const program = join(import.meta.dirname, '../../../../tools/verify-receipts.ts')
const attemptId = 'attempt'
const answers = [{ questionId: 'question', value: 'a', flagged: false }]
const keys = receiptKeysOf('a secret of this installation')
const receipt = signReceipt(keys, {
  attempt: attemptId,
  sequence: 1,
  at: '2026-11-26T08:00:00.000Z',
  answers: fingerprintOf({ attemptId, sequence: 1, answers }).toString('base64url'),
  previous: null,
})

let folder: string
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'receipts-'))
  await writeFile(join(folder, 'keys.json'), JSON.stringify(keySetOf(keys)))
})
afterAll(() => rm(folder, { recursive: true }))

/** Runs `verify-receipts` over a file with this content. */
async function verified(
  content: unknown,
  keysFile = 'keys.json',
): Promise<{ exitCode: number; told: string }> {
  const file = join(folder, 'receipts.json')
  await writeFile(file, typeof content === 'string' ? content : JSON.stringify(content))
  const { promise, resolve } = Promise.withResolvers<{ exitCode: number; told: string }>()
  const child = execFile(
    process.execPath,
    [program, file, '--keys', join(folder, keysFile)],
    (_error, out, err) => resolve({ exitCode: child.exitCode ?? -1, told: out + err }),
  )
  return promise
}

test('the program proves answers, disproves changed ones, and tells a file that is none', async () => {
  const save = { sequence: 1, answers, receipt }
  const right = await verified({ attemptId, saves: [save] })
  expect(right).toMatchObject({ exitCode: 0 })
  expect(right.told).toContain('all 1 saves are proved')
  const changed = { ...save, answers: [{ questionId: 'question', value: 'b', flagged: false }] }
  const wrong = await verified({ attemptId, saves: [changed] })
  expect(wrong).toMatchObject({ exitCode: 1 })
  expect(wrong.told).toContain('the answers are not those that the receipt was given for')
  expect(await verified({ attemptId })).toMatchObject({ exitCode: 2 })
  const deep = `${'['.repeat(50_000)}${']'.repeat(50_000)}`
  const hostile = JSON.stringify({ attemptId, saves: [save] }).replace('"a"', deep)
  expect(await verified(hostile)).toMatchObject({ exitCode: 2 })
  expect(await verified({ attemptId, saves: [] })).toMatchObject({ exitCode: 2 })
  expect(await verified({ attemptId, saves: [save] }, 'missing.json')).toMatchObject({ exitCode: 2 })
})
