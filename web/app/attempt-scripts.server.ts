/** Addresses of the scripts of the page of an attempt. */
export interface AttemptScripts {
  readonly module: string
  /** That the first one imports. */
  readonly imports: readonly string[]
  /** That come behind the questions: dialogs, the fields of each kind of question. */
  readonly later: readonly string[]
  /** What draws formulas of questions that come by a call. */
  readonly formulas: readonly string[]
}

/** As under `npm run dev`; in a build `attempt-build.ts` puts those that were built in place of this file. */
export const attemptScripts: AttemptScripts = {
  module: '/app/attempt-entry.ts',
  imports: [],
  later: [],
  formulas: [],
}
