import type { ErrorCode } from '@arvand/contracts/errors/catalogue'

export interface RefusalExtras {
  /** Dotted path of each wrong field, with a Persian sentence about it. */
  readonly fields?: Readonly<Record<string, string>>
  /** The stored state that the request conflicts with. */
  readonly current?: unknown
  /** Seconds until another try makes sense. */
  readonly retryAfter?: number
}

/**
 * A rule refuses the request. The code decides status and sentence (contracts/errors, `problemOf`); readers of files
 * refuse too, and their processes load no catalogue for that.
 */
export class Refusal extends Error {
  override readonly name = 'Refusal'
  readonly code: ErrorCode
  readonly extras: RefusalExtras

  constructor(code: ErrorCode, extras: RefusalExtras = {}) {
    super(code)
    this.code = code
    this.extras = extras
  }
}

export function refuse(code: ErrorCode, extras?: RefusalExtras): never {
  throw new Refusal(code, extras)
}

/** Throws the refusal when a `whyNot…` rule returned a code. */
export function refuseIf(code: ErrorCode | null): void {
  if (code) refuse(code)
}
