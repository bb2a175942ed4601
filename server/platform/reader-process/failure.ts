/** Why a reading ended that did not end by itself. */
export type FailureReason =
  | 'memory'
  | 'time'
  | 'silence'
  | 'written'
  | 'messages'
  | 'protocol'
  | 'crash'
  /** Nobody was free to read it within the time that a request may wait. */
  | 'busy'

/** The process was killed, died, or said what it may not say. The same file would end it again, unless it was `busy`. */
export class ReaderFailure extends Error {
  override readonly name = 'ReaderFailure'
  readonly reason: FailureReason
  constructor(reader: string, reason: FailureReason, detail = '') {
    super(`reader ${reader}: ${reason}${detail && `: ${detail}`}`)
    this.reason = reason
  }
}

/** The reader read the file and refused it, by one of its codes. */
export class ReaderRefusal<Code extends string = string> extends Error {
  override readonly name = 'ReaderRefusal'
  readonly code: Code
  constructor(code: Code) {
    super(code)
    this.code = code
  }
}

/** Whether the file itself was too much, or the reader broke on it. */
export const troubleOfReader = (error: unknown): 'too-heavy' | 'unreadable' | null =>
  !(error instanceof ReaderFailure) || error.reason === 'busy'
    ? null
    : error.reason === 'crash' || error.reason === 'protocol'
      ? 'unreadable'
      : 'too-heavy'
