import type { Problem } from '@arvand/contracts/problem'
import { sentenceFor } from './sentences.ts'

/** A call that was refused: `status` 0 when no answer came at all. `message` is a Persian sentence. */
export class Refusal extends Error {
  readonly status: number
  readonly code: string
  /** Dotted path of a field to its sentence. */
  readonly fields: Readonly<Record<string, string>>
  /** The stored state with which the call conflicts. */
  readonly current: unknown
  /** Seconds to wait before the next try, with 429 and 503. */
  readonly retryAfter: number | null

  constructor(
    problem: Pick<Problem, 'status' | 'code' | 'title' | 'fields' | 'current'>,
    retryAfter?: number,
  ) {
    super(problem.title)
    this.name = 'Refusal'
    this.status = problem.status
    this.code = problem.code
    this.fields = problem.fields ?? {}
    this.current = problem.current
    this.retryAfter = retryAfter ?? null
  }
}

/**
 * Reads a refusal from any answer; a body that is not a `Problem`, such as a proxy's own page, gets the sentence of its
 * status.
 */
export function refusalFrom(status: number, body: unknown, retryAfter?: number): Refusal {
  const problem = isProblem(body) ? body : { code: 'request.failed', title: sentenceFor(status) }
  return new Refusal({ ...problem, status }, retryAfter)
}

/**
 * Whether the same call may succeed later: no answer came, the server was asked too often, or it failed. Every other
 * refusal is final, and so is that of a call that the service worker has queued and sends by itself.
 */
export const isTemporary = ({ status, code }: Pick<Refusal, 'status' | 'code'>): boolean =>
  code !== 'offline.kept' && (status === 0 || status === 429 || status >= 500)

const isProblem = (body: unknown): body is Problem =>
  typeof body === 'object' &&
  body !== null &&
  'title' in body &&
  typeof body.title === 'string' &&
  'code' in body

export type Outcome<T> =
  | { readonly answer: T; readonly refusal?: undefined }
  | { readonly answer?: undefined; readonly refusal: Refusal }

/** Awaits a call and returns a refusal as a value, for forms that show it where it belongs. */
export async function attempt<T>(call: Promise<T>): Promise<Outcome<T>> {
  try {
    return { answer: await call }
  } catch (error) {
    if (error instanceof Refusal) return { refusal: error }
    throw error
  }
}
