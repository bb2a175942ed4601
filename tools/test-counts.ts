import { stripVTControlCharacters } from 'node:util'
import type { Finding } from './tree.ts'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** What one check found: the report of `check.ts --outputFile`. */
export interface CheckFindings {
  readonly check: string
  readonly findings: readonly Finding[]
}

/** The parts of Vitest's JSON report that are used here. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    /** Why the file as a whole failed; empty when its tests failed or passed. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** The parts of Playwright's JSON report that are used here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly { readonly message?: string }[]
  readonly suites?: readonly PlaywrightSuite[]
}

interface PlaywrightSuite {
  readonly file: string
  readonly specs: readonly {
    readonly title: string
    readonly tests: readonly {
      readonly projectName: string
      readonly status: string
      readonly results: readonly { readonly errors: readonly { readonly message?: string }[] }[]
    }[]
  }[]
  readonly suites?: readonly PlaywrightSuite[]
}

/** A failed test: its place, and the first lines of its message. */
export interface Failure {
  readonly name: string
  readonly why: string
}

/** A file that fails outside its tests (it does not load, or its preparation throws) counts as one failure. */
export function countsOfTests({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  return { passed: numPassedTests, failed: numFailedTests + testResults.filter(brokeOutside).length }
}

function brokeOutside({ status, assertionResults }: VitestReport['testResults'][number]): boolean {
  return status === 'failed' && !assertionResults.some((one) => one.status === 'failed')
}

/** A journey that passed only at its second try counts as failed, and so does an app that did not start. */
export const countsOfJourneys = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

/** Matches the journeys of the gate in «project file title tags»; a phone walks those that it changes most. */
export const gateJourneys = '^desktop .*@gate(?!-)|^phone .*@gate-phone'

export const failedFiles = ({ testResults }: VitestReport): string[] =>
  testResults.filter(({ status }) => status === 'failed').map(({ name }) => name)

/** The counts of a run. A failed run without a failure in its report, or without a report, counts as one failure. */
export function told(succeeded: boolean, { passed, failed }: Counts = { passed: 0, failed: 0 }): Counts {
  return { passed, failed: succeeded || failed > 0 ? failed : 1 }
}

export function failuresOfChecks(found: readonly CheckFindings[]): Failure[] {
  return found.flatMap(({ check, findings }) =>
    findings.map(({ file, line, sentence }) => ({ name: `${check} › ${file}:${line}`, why: sentence })),
  )
}

export function failuresOfTests({ testResults }: VitestReport): Failure[] {
  return testResults.flatMap((file) => {
    if (brokeOutside(file)) return [{ name: file.name, why: firstLines(file.message) }]
    const failed = file.assertionResults.filter(({ status }) => status === 'failed')
    return failed.map(({ fullName, failureMessages = [] }) => ({
      name: `${file.name} › ${fullName}`,
      why: firstLines(failureMessages[0]),
    }))
  })
}

export function failuresOfJourneys({ errors, suites = [] }: PlaywrightReport): Failure[] {
  const outside = errors.map(({ message }) => ({ name: 'outside of the journeys', why: firstLines(message) }))
  return [...outside, ...suites.flatMap(failuresOfSuite)]
}

function failuresOfSuite({ file, specs, suites = [] }: PlaywrightSuite): Failure[] {
  const own = specs.flatMap(({ title, tests }) =>
    tests
      .filter(({ status }) => status === 'unexpected' || status === 'flaky')
      .map(({ projectName, results }) => ({
        name: `[${projectName}] ${file} › ${title}`,
        why: firstLines(results.flatMap(({ errors }) => errors)[0]?.message),
      })),
  )
  return [...own, ...suites.flatMap(failuresOfSuite)]
}

/** The first lines of a message, which say what was expected and where. */
const firstLines = (message = '') => stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n')
