import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync } from 'node:fs'
import { join } from 'node:path'
import playwright from '../playwright.config.ts'
import { howToInstall } from '../tests/journeys/chromium.ts'
import { makeMemoryFolder } from './memory-folder.ts'
import {
  type Counts,
  countsOfJourneys,
  countsOfTests,
  type Failure,
  failuresOfChecks,
  failuresOfJourneys,
  failuresOfTests,
  told,
} from './test-counts.ts'

const root = process.cwd()
const reports = join(root, 'test-results')
const temporary = makeMemoryFolder()

/**
 * `npm test`: the checks, the production build of the web and the size of its scripts, the tests, the journeys. Each
 * step runs even when the one before failed; failures are printed again at the end, because thousands of lines may have
 * passed by. The last line counts tests and journeys.
 */
async function main(): Promise<void> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const checks = await step('checks', 'node', 'tools/check.ts', `--outputFile=${reports}/checks.json`)
  const built = await step('web build', 'env', 'STYLEGUIDE=1', 'npm', 'run', 'build', '-w', '@arvand/web')
  const ofBuild = ['first load', 'circles of scripts', 'schemas in browsers']
  const builtReport = `--outputFile=${reports}/build-checks.json`
  const light = await step('first load', 'node', 'tools/check.ts', builtReport, ...ofBuild)
  const report = `--outputFile.json=${reports}/tests.json`
  const tests = await step('tests', 'vitest', 'run', '--reporter=default', '--reporter=json', report)
  const chromium = playwright.use?.launchOptions?.executablePath !== undefined
  const journeys = chromium && (await step('journeys', 'playwright', 'test'))

  for (const { name, why } of failures()) console.log(`\n✗ ${name}\n${why}`)
  const outcome = { checks, 'web build': built, 'first load': light, tests, journeys }
  const failed = Object.entries(outcome).flatMap(([name, succeeded]) => (succeeded ? [] : [name]))
  console.log(failed.length === 0 ? '\n✓ all of it' : `\n✗ ${failed.join(', ')}`)
  if (!chromium)
    console.log(`The journeys did not run: there is no Chromium here. Install it with\n\n  ${howToInstall}\n`)
  process.exitCode = failed.length === 0 ? 0 : 1
  const ran = chromium ? [told(journeys, reported('journeys.json', countsOfJourneys))] : []
  const counts = [told(tests, reported('tests.json', countsOfTests)), ...ran]
  const sum = (key: keyof Counts) => counts.reduce((total, one) => total + one[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
}

async function step(name: string, program: string, ...given: string[]): Promise<boolean> {
  console.log(`\n▸ ${name}`)
  const local = join(root, 'node_modules/.bin', program)
  const command = [existsSync(local) ? local : program, ...given]
  const place = temporary ? [`TMPDIR=${temporary}`] : []
  const child = spawn('env', [...place, ...command], { cwd: root, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  return code === 0
}

function failures(): readonly Failure[] {
  return [
    ...(reported('checks.json', failuresOfChecks) ?? []),
    ...(reported('build-checks.json', failuresOfChecks) ?? []),
    ...(reported('tests.json', failuresOfTests) ?? []),
    ...(reported('journeys.json', failuresOfJourneys) ?? []),
  ]
}

/** The result read from a report; undefined when the step ended before it wrote one. */
function reported<Report, Read>(name: string, read: (report: Report) => Read): Read | undefined {
  const path = join(reports, name)
  return existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}

// The folder in memory goes with this process, and an interrupted one must end for that.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
await main()
