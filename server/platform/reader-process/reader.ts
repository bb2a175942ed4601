import type { z } from 'zod'

/** What one reading may take; what goes beyond is killed, and its file refused. */
export interface ReaderLimits {
  /** Resident memory of the whole process, in bytes. */
  readonly memory: number
  /** Seconds of its own work; while the app answers it, the clock stands. */
  readonly seconds: number
  /** Seconds without a sign of life. */
  readonly silence: number
  /** Bytes that lie in its output folder at a time. */
  readonly written: number
  /** Messages on its way, so that a reader that never ends does. */
  readonly messages: number
}

/** A kind of file of strangers, and the code that reads it in a process of its own. */
export interface Reader<Input, Asked, Result, Code extends string> {
  readonly name: string
  /** The module that the process loads; it exports a `ReadingFunction` as `read`. */
  readonly code: URL
  /** Whether somebody waits for the answer of a request. One of each lane runs at a time. */
  readonly lane: 'request' | 'job'
  /** What the app hands to it, besides the file. Only for the types. */
  readonly input?: Input
  /** What it may ask on its way. The process is not trusted: whatever does not fit ends it. */
  readonly asked: z.ZodType<Asked>
  readonly result: z.ZodType<Result>
  /** The codes by which it may refuse a file. */
  readonly refusals: readonly Code[]
  readonly limits: ReaderLimits
  /** It loads native code, which Node's permission model does not hold. */
  readonly hasAddons?: boolean
  /** One process may read several files of the same person, one after another. */
  readonly isReusable?: boolean
}
