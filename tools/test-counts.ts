import { stripVTControlCharacters } from 'node:util'

export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly name: string
    readonly status: string
    /** Why the file as a whole failed; empty when it did not. */
    readonly message: string
    readonly assertionResults: readonly {
      readonly status: string
      readonly fullName: string
      readonly failureMessages?: readonly string[]
    }[]
  }[]
}

/** The part of Playwright's JSON report that is read here. */
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

/** One that failed: where it stands, and the first words of why. */
export interface Failure {
  readonly name: string
  readonly why: string
}

/** A file that failed outside of its tests (it does not load, its preparation threw) counts as one failure. */
export function countsOfTests({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  return { passed: numPassedTests, failed: numFailedTests + testResults.filter(brokeOutside).length }
}

function brokeOutside({ status, assertionResults }: VitestReport['testResults'][number]): boolean {
  return status === 'failed' && !assertionResults.some((one) => one.status === 'failed')
}

/** A journey that passed at its second try failed; so did an app that did not start. */
export const countsOfJourneys = ({ stats, errors }: PlaywrightReport): Counts => ({
  passed: stats.expected,
  failed: stats.unexpected + stats.flaky + errors.length,
})

/** What a run comes to: one that failed without a failure in its report, or without a report, has one. */
export function told(succeeded: boolean, { passed, failed }: Counts = { passed: 0, failed: 0 }): Counts {
  return { passed, failed: succeeded || failed > 0 ? failed : 1 }
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

/** As much as says what was expected, and where it was asked. */
const firstLines = (message = '') => stripVTControlCharacters(message).split('\n').slice(0, 12).join('\n')
