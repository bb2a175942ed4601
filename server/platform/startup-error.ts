/** Why the app cannot start: one clear sentence for the person at the terminal, then a non-zero exit. */
export class StartupError extends Error {
  override readonly name = 'StartupError'
  /** A short stable code for tests and scripts, e.g. `port-in-use`. */
  readonly code: string

  constructor(code: string, sentence: string, cause?: unknown) {
    super(sentence, { cause })
    this.code = code
  }
}
