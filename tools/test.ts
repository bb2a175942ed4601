import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import journeys from '../playwright.config.ts'
import { howToInstall } from '../tests/journeys/chromium.ts'
import { type Counts, countsOfJourneys, countsOfTests } from './test-counts.ts'

const root = process.cwd()
const reports = join(root, 'test-results')

/**
 * `npm test`: the checks, the web as it is shipped and its first load, the tests, the journeys. Each runs whatever
 * came of the one before; the last line counts tests and journeys.
 */
async function main(): Promise<void> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const failed: string[] = []
  const step = async (name: string, program: string, ...given: string[]) => {
    console.log(`\n▸ ${name}`)
    if (!(await succeeds(program, given))) failed.push(name)
  }
  await step('checks', 'node', 'tools/check.ts')
  await step('web build', 'npm', 'run', 'build', '-w', '@arvand/web')
  await step('first load', 'node', 'tools/check.ts', 'first load')
  await step(
    'tests',
    'vitest',
    'run',
    '--reporter=default',
    '--reporter=json',
    `--outputFile.json=${reports}/tests.json`,
  )
  const chromium = journeys.use?.launchOptions?.executablePath
  if (chromium) await step('journeys', 'playwright', 'test')
  else failed.push('journeys')

  if (failed.length > 0) console.log(`\n✗ ${failed.join(', ')}`)
  if (!chromium)
    console.log(`The journeys did not run: there is no Chromium here. Install it with\n\n  ${howToInstall}\n`)
  const counts = [counted('tests.json', countsOfTests), counted('journeys.json', countsOfJourneys)]
  const passed = counts.reduce((total, one) => total + one.passed, 0)
  const broken = counts.reduce((total, one) => total + one.failed, 0)
  process.exitCode = failed.length + broken === 0 ? 0 : 1
  console.log(`${passed} passed, ${broken} failed`)
}

async function succeeds(program: string, given: readonly string[]): Promise<boolean> {
  const local = join(root, 'node_modules/.bin', program)
  const child = spawn(existsSync(local) ? local : program, given, { cwd: root, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code === 0
}

/** Nothing, when the step did not come as far as a report. */
function counted<Report>(name: string, read: (report: Report) => Counts): Counts {
  const path = join(reports, name)
  return existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : { passed: 0, failed: 0 }
}

await main()
