import { readFile } from 'node:fs/promises'
import { isSound, type ProvenSpin } from '@arvand/contracts/wheel-proof'

const usage = `Usage: npm run verify-spins -- FILE
FILE is the JSON that POST /api/panel/wheel/mine has answered: the spins of a person with their seeds`

/**
 * `npm run verify-spins`: proves or disproves the results of spins of the lucky wheel. Returns the exit code: 1 when one
 * does not follow from what the server had committed to, 2 when nothing could be checked.
 */
async function verify(): Promise<number> {
  const [path] = process.argv.slice(2)
  if (path === undefined) return fail(usage)
  const { items } = JSON.parse(await readFile(path, 'utf8')) as { items?: readonly ProvenSpin[] }
  if (items === undefined || items.length === 0) return fail(`${path} has no spins`)
  let wrong = 0
  for (const spin of items) {
    const isProved = await isSound(spin)
    if (!isProved) wrong += 1
    process.stdout.write(`${spin.id}  ${spin.at}  ${isProved ? 'proved' : 'DOES NOT FOLLOW'}\n`)
  }
  process.stdout.write(
    wrong > 0
      ? `${wrong} of ${items.length} spins do not follow\n`
      : `all ${items.length} spins are proved\n`,
  )
  return wrong > 0 ? 1 : 0
}

function fail(sentence: string): number {
  process.stderr.write(`${sentence}\n`)
  return 2
}

// An error is not a verdict: a file that cannot be read must not look like a result that does not follow.
process.exitCode = await verify().catch((error: unknown) => fail(String(error)))
