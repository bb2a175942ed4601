import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { sizeFigures } from './checks/sizes.ts'
import { buildChecks, commandChecks, fileChecks } from './checks.ts'
import { findingsOfCommand } from './commands.ts'
import type { CheckFindings } from './test-counts.ts'
import { type Check, type Finding, openTree } from './tree.ts'

const atOnce = 2

type Job = [name: string, find: () => Promise<readonly Finding[]>]

/**
 * Runs the checks on the folder in which it is started, all of them or those named; exit code 1 when one has a finding.
 * `--outputFile` takes the findings as JSON.
 */
async function main(args: string[]): Promise<void> {
  const { values, positionals: asked } = parseArgs({
    args,
    allowPositionals: true,
    options: { outputFile: { type: 'string' } },
  })
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
  const found: CheckFindings[] = []
  const queue = [...wanted]
  const worker = async () => {
    for (let next = queue.shift(); next; next = queue.shift())
      found.push({ check: next[0], findings: await report(...next) })
  }
  await Promise.all(Array.from({ length: atOnce }, worker))
  console.log(`\n  ${sizeFigures(tree)}`)
  const seconds = ((performance.now() - began) / 1000).toFixed(1)
  const count = found.reduce((sum, { findings }) => sum + findings.length, 0)
  console.log(count === 0 ? `✓ all checks in ${seconds} s` : `✗ ${count} findings in ${seconds} s`)
  process.exitCode = count === 0 ? 0 : 1
  if (values.outputFile) writeFileSync(values.outputFile, JSON.stringify(found))
}

/** Prints one line for a check, then a line for each finding. */
async function report(name: string, find: Job[1]): Promise<readonly Finding[]> {
  const began = performance.now()
  const found = await find()
  const took = `${((performance.now() - began) / 1000).toFixed(1)} s`.padStart(7)
  console.log(`${found.length === 0 ? '✓' : '✗'} ${name.padEnd(30)}${took}`)
  for (const { file, line, sentence } of found) console.log(`    ${file}:${line}  ${sentence}`)
  return found
}

await main(process.argv.slice(2))
