export interface Counts {
  readonly passed: number
  readonly failed: number
}

/** The part of Vitest's JSON report that is read here. */
export interface VitestReport {
  readonly numPassedTests: number
  readonly numFailedTests: number
  readonly testResults: readonly {
    readonly status: string
    readonly assertionResults: readonly { readonly status: string }[]
  }[]
}

/** The part of Playwright's JSON report that is read here. */
export interface PlaywrightReport {
  readonly stats: { readonly expected: number; readonly unexpected: number; readonly flaky: number }
  readonly errors: readonly unknown[]
}

/** A file that failed outside of its tests (it does not load, its preparation threw) counts as one failure. */
export function countsOfTests({ numPassedTests, numFailedTests, testResults }: VitestReport): Counts {
  const broken = testResults.filter(
    ({ status, assertionResults }) =>
      status === 'failed' && !assertionResults.some((one) => one.status === 'failed'),
  )
  return { passed: numPassedTests, failed: numFailedTests + broken.length }
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
