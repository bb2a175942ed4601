import { execFileSync, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join, relative } from 'node:path'
import { parseArgs } from 'node:util'
import playwright from '../playwright.config.ts'
import { howToInstall } from '../tests/journeys/chromium.ts'
import { makeMemoryFolder } from './memory-folder.ts'
import {
  type Counts,
  countsOfJourneys,
  countsOfTests,
  type Failure,
  failedFiles,
  failuresOfChecks,
  failuresOfJourneys,
  failuresOfTests,
  gateJourneys,
  type PlaywrightReport,
  told,
} from './test-counts.ts'

const root = process.cwd()
const reports = join(root, 'test-results')
const temporary = makeMemoryFolder()
const { values: asked } = parseArgs({ options: { whole: { type: 'boolean' }, only: { type: 'string' } } })
const isWhole = asked.whole === true

/** What a runner says of a step, and what of it passed only when it was tried again. */
interface Outcome {
  readonly succeeded: boolean
  readonly counts: Counts
  readonly failures: readonly Failure[]
  readonly flaky: readonly Failure[]
}

/**
 * `npm test`, the gate: the checks, the production build and the size of its scripts, the tests that are not named
 * `*.whole.test.ts`, the journeys tagged `@gate`. `npm run test:whole`: the same with all tests and journeys; with
 * `--only <word>` just those of one area, after a build.
 *
 * Each step runs even when the one before failed. What failed is tried once more, alone: when it passes then, it is told
 * as flaky and the run is green. The last line counts tests and journeys.
 */
async function main(): Promise<void> {
  rmSync(reports, { recursive: true, force: true })
  mkdirSync(reports, { recursive: true })
  const tree = cleanTree()
  const steps: Record<string, Outcome | null> = {}
  if (asked.only === undefined) steps.checks = await checks('checks')
  steps['web build'] = await webBuild()
  if (asked.only === undefined)
    steps['first load'] = await checks('first load', 'circles of scripts', 'schemas in browsers')
  steps.tests = await tests()
  const hasChromium = playwright.use?.launchOptions?.executablePath !== undefined
  if (hasChromium) steps.journeys = await journeys()

  const outcomes = Object.values(steps).filter((outcome) => outcome !== null)
  for (const { name, why } of outcomes.flatMap(({ failures }) => failures)) console.log(`\n✗ ${name}\n${why}`)
  tellFlaky(outcomes.flatMap(({ flaky }) => flaky))
  const failed = Object.entries(steps).flatMap(([name, outcome]) => (outcome?.succeeded ? [] : [name]))
  console.log(failed.length === 0 ? '\n✓ all of it' : `\n✗ ${failed.join(', ')}`)
  if (!hasChromium)
    console.log(`The journeys did not run: there is no Chromium here. Install it with\n\n  ${howToInstall}\n`)
  const isGreen = failed.length === 0 && hasChromium
  if (isGreen && tree !== null && tree === cleanTree() && asked.only === undefined)
    writeFileSync(join(reports, 'green'), `${tree}\n`)
  process.exitCode = isGreen ? 0 : 1
  const sum = (key: keyof Counts) => outcomes.reduce((total, { counts }) => total + counts[key], 0)
  console.log(`${sum('passed')} passed, ${sum('failed')} failed`)
}

const nothing: Counts = { passed: 0, failed: 0 }

async function checks(name: string, ...named: string[]): Promise<Outcome> {
  const report = `${name.replaceAll(' ', '-')}.json`
  const succeeded = await step(
    name,
    'node',
    'tools/check.ts',
    `--outputFile=${reports}/${report}`,
    ...(named.length > 0 ? [name, ...named] : []),
  )
  const failures = reported(report, failuresOfChecks) ?? []
  return { succeeded, counts: nothing, failures, flaky: [] }
}

async function webBuild(): Promise<Outcome> {
  const succeeded = await step('web build', 'env', 'STYLEGUIDE=1', 'npm', 'run', 'build', '-w', '@arvand/web')
  return { succeeded, counts: nothing, failures: [], flaky: [] }
}

async function tests(): Promise<Outcome> {
  const run = (name: string, report: string, ...given: string[]) =>
    step(
      name,
      'vitest',
      'run',
      '--reporter=default',
      '--reporter=json',
      `--outputFile.json=${reports}/${report}`,
      '--passWithNoTests',
      ...given,
    )
  const tier = isWhole ? [] : ['--exclude=**/*.whole.test.ts']
  const succeeded = await run('tests', 'tests.json', ...tier, ...placesOf(asked.only))
  const counts = told(succeeded, reported('tests.json', countsOfTests))
  const failures = reported('tests.json', failuresOfTests) ?? []
  const files = reported('tests.json', failedFiles)?.map((file) => relative(root, file)) ?? []
  if (succeeded || files.length === 0) return { succeeded, counts, failures, flaky: [] }
  const passed = await run(
    'failed tests again, alone',
    'tests-again.json',
    '--maxWorkers=1',
    '--no-file-parallelism',
    ...files,
  )
  return again(counts, failures, passed, reported('tests-again.json', failuresOfTests) ?? failures)
}

async function journeys(): Promise<Outcome> {
  const run = (name: string, report: string, ...given: string[]) =>
    step(
      name,
      'env',
      `JOURNEYS_REPORT=${reports}/${report}`,
      join(root, 'node_modules/.bin/playwright'),
      'test',
      ...given,
    )
  const tier = isWhole ? [] : ['--grep', gateJourneys]
  const places = asked.only === undefined ? [] : ['--pass-with-no-tests', `tests/journeys/${asked.only}/`]
  const succeeded = await run('journeys', 'journeys.json', ...tier, ...places)
  const counts = told(succeeded, reported('journeys.json', countsOfJourneys))
  const failures = reported('journeys.json', failuresOfJourneys) ?? []
  if (succeeded) return { succeeded, counts, failures, flaky: [] }
  // Where the app did not start no journey is named as failed; then all are tried again.
  const failedAlone = reported<PlaywrightReport, boolean>(
    'journeys.json',
    ({ errors }) => errors.length === 0,
  )
  const what = failedAlone ? ['--last-failed'] : [...tier, ...places]
  const passed = await run('failed journeys again, alone', 'journeys-again.json', '--workers=1', ...what)
  return again(counts, failures, passed, reported('journeys-again.json', failuresOfJourneys) ?? failures)
}

/** The outcome of a step whose failures were tried again; they passed then, or `still` failed. */
function again(
  counts: Counts,
  failures: readonly Failure[],
  passed: boolean,
  still: readonly Failure[],
): Outcome {
  const names = new Set(still.map(({ name }) => name))
  const flaky = failures.filter(({ name }) => passed || (names.size > 0 && !names.has(name)))
  const recovered = passed ? counts.failed : Math.min(flaky.length, counts.failed)
  return {
    succeeded: passed,
    counts: told(passed, { passed: counts.passed + recovered, failed: counts.failed - recovered }),
    failures: passed ? [] : still,
    flaky,
  }
}

/** What passed at its second try is mended at its cause next (tools/README.md). */
function tellFlaky(flaky: readonly Failure[]): void {
  for (const { name, why } of flaky) console.log(`\nflaky: ${name}\nfirst: ${why}\nthen: passed, alone`)
  writeFileSync(join(reports, 'flaky.json'), `${JSON.stringify(flaky, null, 2)}\n`)
}

/** Parts of the paths of an area's tests; none for all areas. */
const placesOf = (word: string | undefined) =>
  word === undefined ? [] : [`/${word}/`, `/${word}.`, `/${word}-`]

async function step(name: string, program: string, ...given: string[]): Promise<boolean> {
  const began = performance.now()
  console.log(`\n▸ ${name}`)
  const local = join(root, 'node_modules/.bin', program)
  const command = [existsSync(local) ? local : program, ...given]
  const place = temporary ? [`TMPDIR=${temporary}`] : []
  const child = spawn('env', [...place, ...command], { cwd: root, stdio: 'inherit' })
  const [code] = await once(child, 'exit')
  console.log(`▸ ${name}: ${Math.round((performance.now() - began) / 1000)} s`)
  return code === 0
}

/** The result read from a report; undefined when the step ended before it wrote one. */
function reported<Report, Read>(name: string, read: (report: Report) => Read): Read | undefined {
  const path = join(reports, name)
  return existsSync(path) ? read(JSON.parse(readFileSync(path, 'utf8'))) : undefined
}

/** The tree that is tested; null when files differ from it, or where there is no git. */
function cleanTree(): string | null {
  const git = (...given: string[]) =>
    execFileSync('git', given, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] }).trim()
  try {
    return git('status', '--porcelain') === '' ? git('rev-parse', 'HEAD^{tree}') : null
  } catch {
    return null
  }
}

// The folder in memory goes with this process, and an interrupted one must end for that.
for (const signal of ['SIGINT', 'SIGTERM']) process.once(signal, () => process.exit(130))
await main()
