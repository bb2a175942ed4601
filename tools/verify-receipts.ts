import { readFile } from 'node:fs/promises'
import { parseArgs } from 'node:util'
import {
  type CheckedSave,
  checkReceipts,
  type ReceiptKeySet,
  readReceiptsFile,
  type SaveFault,
} from '@arvand/contracts/receipts'

const usage = `Usage: npm run verify-receipts -- FILE --keys ADDRESS_OR_FILE
FILE is what a candidate has downloaded; the keys are at https://SITE/.well-known/arvand-receipts.json`

const faults: Readonly<Record<SaveFault, string>> = {
  unsigned: 'the receipt was not signed with this key, or was changed',
  foreign: 'the receipt is of another attempt or another save',
  'other-answers': 'the answers are not those that the receipt was given for',
  'not-chained': 'the receipt does not follow from the one before it',
}

/**
 * `npm run verify-receipts`: proves or disproves the answers in a file of receipts. Returns the exit code: 1 when a save
 * has a fault, 2 when nothing could be checked.
 */
async function verify(): Promise<number> {
  const { values, positionals } = parseArgs({
    options: { keys: { type: 'string' } },
    allowPositionals: true,
  })
  const [path] = positionals
  if (path === undefined || values.keys === undefined) return fail(usage)
  const file = readReceiptsFile(await readFile(path, 'utf8'))
  if (file === null) return fail(`${path} is not a file of receipts`)
  if (file.saves.length === 0) return fail(`${path} has no receipts`)
  const saves = await checkReceipts(file, await readKeys(values.keys))
  for (const save of saves) process.stdout.write(`${lineOf(save)}\n`)
  const wrong = saves.filter(({ fault }) => fault !== null).length
  process.stdout.write(
    wrong > 0 ? `${wrong} of ${saves.length} saves have a fault\n` : `all ${saves.length} saves are proved\n`,
  )
  return wrong > 0 ? 1 : 0
}

async function readKeys(from: string): Promise<ReceiptKeySet> {
  const isAddress = /^https?:\/\//.test(from)
  const keys: unknown = isAddress
    ? await (await fetch(from)).json()
    : JSON.parse(await readFile(from, 'utf8'))
  return keys as ReceiptKeySet
}

function lineOf({ sequence, at, answers, fault, isAfterGap }: CheckedSave): string {
  const told = fault === null ? 'proved' : faults[fault]
  const gap = isAfterGap ? ' (the saves before it are not in the file)' : ''
  return `${sequence}  ${at ?? '-'}  ${answers.length} answers  ${told}${gap}`
}

function fail(sentence: string): number {
  process.stderr.write(`${sentence}\n`)
  return 2
}

// An error is not a verdict: a file or key that cannot be read must not look like a disproved answer.
process.exitCode = await verify().catch((error: unknown) => fail(String(error)))
