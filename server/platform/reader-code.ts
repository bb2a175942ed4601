/** What code that reads a stranger's file has in its process; it has no database, no settings and no network. */
export interface Reading {
  /** The file, to be read only. */
  readonly source: string
  /** An empty folder of its own. Files there bear plain names, without folders. */
  readonly out: string
  /** Says or asks something of the app and waits for its answer. */
  ask(body: unknown): Promise<unknown>
  /** A sign of life, for long work without questions; as often as one likes. */
  alive(): void
}

export type ReadingFunction<Input> = (input: Input, reading: Reading) => Promise<unknown>

/** Refuses the file by a code of the reader's list. */
export class Refused extends Error {
  override readonly name = 'Refused'
  readonly code: string
  constructor(code: string, cause?: unknown) {
    super(code, { cause })
    this.code = code
  }
}
