import type { z } from 'zod'

/** Limits of one reading; a process that passes one is killed, and its file refused. */
export interface ReaderLimits {
  /** Resident memory of the whole process, in bytes. */
  readonly memory: number
  /** Seconds of its own work; waiting for an answer of the app is not counted. */
  readonly seconds: number
  /** Seconds without any message. */
  readonly silence: number
  /** Bytes in its output folder at any moment. */
  readonly written: number
  /** Questions that it may ask, so that a reader that never ends is stopped. */
  readonly messages: number
}

/** A kind of file that strangers upload, and the code that reads it in its own process. */
export interface Reader<Input, Asked, Result, Code extends string> {
  readonly name: string
  /** The module that the process loads; it exports a `ReadingFunction` as `read`. */
  readonly code: URL
  /** `request` when an HTTP request waits for the result. One reading of each lane runs at a time. */
  readonly lane: 'request' | 'job'
  /** The input that the app gives it besides the file; only for the types. */
  readonly input?: Input
  /** The questions that it may ask. The process is not trusted, so any other question ends it. */
  readonly asked: z.ZodType<Asked>
  readonly result: z.ZodType<Result>
  /** The codes with which it may refuse a file. */
  readonly refusals: readonly Code[]
  readonly limits: ReaderLimits
  /** It loads native code, which Node's permission model cannot restrict. */
  readonly hasAddons?: boolean
  /** One process may read several files of the same person, one after another. */
  readonly isReusable?: boolean
}
