/** Why a reading failed. */
export type FailureReason =
  | 'memory'
  | 'time'
  | 'silence'
  | 'written'
  | 'messages'
  | 'protocol'
  | 'crash'
  /** Other files were being read for as long as a request may wait. */
  | 'busy'

/**
 * The process was killed, crashed, or sent a wrong message. The same file would end it again, unless the reason is
 * `busy`.
 */
export class ReaderFailure extends Error {
  override readonly name = 'ReaderFailure'
  readonly reason: FailureReason
  constructor(reader: string, reason: FailureReason, detail = '') {
    super(`reader ${reader}: ${reason}${detail && `: ${detail}`}`)
    this.reason = reason
  }
}

/** The reader has read the file and refused it with one of its codes. */
export class ReaderRefusal<Code extends string = string> extends Error {
  override readonly name = 'ReaderRefusal'
  readonly code: Code
  /** The line of the file that is the reason, if it is one line. */
  readonly line: number | undefined
  constructor(code: Code, line?: number) {
    super(code)
    this.code = code
    this.line = line
  }
}

/** `too-heavy` when the file passed a limit, `unreadable` when the reader crashed on it, null for all other errors. */
export const troubleOfReader = (error: unknown): 'too-heavy' | 'unreadable' | null =>
  !(error instanceof ReaderFailure) || error.reason === 'busy'
    ? null
    : error.reason === 'crash' || error.reason === 'protocol'
      ? 'unreadable'
      : 'too-heavy'
