import { sizeFigures } from './checks/sizes.ts'
import { buildChecks, commandChecks, fileChecks } from './checks.ts'
import { findingsOfCommand } from './commands.ts'
import { type Check, type Finding, openTree } from './tree.ts'

const atOnce = 2

type Job = [name: string, find: () => Promise<readonly Finding[]>]

/**
 * Runs the checks on the folder in which it is started, all of them or those named; exit code 1 when one has a finding.
 */
async function main(asked: readonly string[]): Promise<void> {
  const began = performance.now()
  const root = process.cwd()
  const tree = openTree(root)
  const byTree = ([name, check]: [string, Check]): Job => [name, async () => check(tree)]
  const usual: Job[] = [
    ...Object.entries(commandChecks).map(
      ([name, steps]): Job => [name, () => findingsOfCommand(root, steps)],
    ),
    ...Object.entries(fileChecks).map(byTree),
  ]
  const jobs = [...usual, ...Object.entries(buildChecks).map(byTree)]
  const wanted = asked.length === 0 ? usual : jobs.filter(([name]) => asked.includes(name))
  if (wanted.length === 0)
    throw new Error(`no such check; there are: ${jobs.map(([name]) => name).join(', ')}`)
  let count = 0
  const queue = [...wanted]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift()) {
      const found = await report(...next)
      count += found
    }
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  console.log(`\n  ${sizeFigures(tree)}`)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  console.log(count === 0 ? `✓ all checks in ${seconds} s` : `✗ ${count} findings in ${seconds} s`)
  process.exitCode = count === 0 ? 0 : 1
}

/** Prints one line for a check, then a line for each finding. */
async function report(name: string, find: () => Promise<readonly Finding[]>): Promise<number> {
  const began = performance.now()
  const found = await find()
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(7)
  console.log(`${found.length === 0 ? '✓' : '✗'} ${name.padEnd(30)}${took}`)
  for (const { file, line, sentence } of found) console.log(`    ${file}:${line}  ${sentence}`)
  return found.length
}

await main(process.argv.slice(2))
