/** What code that reads a stranger's file can use in its process; it has no database, no settings and no network. */
export interface Reading {
  /** The file, to be read only. */
  readonly source: string
  /** An empty folder for its output. File names there must be plain, without folders. */
  readonly out: string
  /** Sends something to the app and waits for its answer. */
  ask(body: unknown): Promise<unknown>
  /** Says that the process still works, for long work without `ask`; may be called any number of times. */
  alive(): void
}

export type ReadingFunction<Input> = (input: Input, reading: Reading) => Promise<unknown>

/** Refuses the file with one of the reader's codes. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: string
  /** The line of the file that is the reason. */
  readonly line: number | undefined
  constructor(code: string, { cause, line }: { cause?: unknown; line?: number } = {}) {
    super(code, { cause })
    this.code = code
    this.line = line
  }
}
