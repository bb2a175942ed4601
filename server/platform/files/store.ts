import type { Readable } from 'node:stream'

/** A part of a content, both ends included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Where uploaded files and what was made of them stand: a folder, or an S3-compatible store. Keys are ours, never
 * a person's: `<file id>/<form>`.
 */
export interface FileStore {
  /** Keeps content under a key, whole or not at all; what was there before is replaced. */
  put(key: string, content: Uint8Array | Readable, type: string): Promise<void>
  /** Null when nothing is there. */
  open(key: string, range?: ByteRange): Promise<Readable | null>
  /** Its length; null when nothing is there. */
  size(key: string): Promise<number | null>
  /** Removes everything whose key begins with `folder/`; absent is fine. */
  removeAll(folder: string): Promise<void>
  remove(key: string): Promise<void>
  /** Lends the content as a local file, for a program that reads files; with `most`, at least its first bytes. */
  withPath<T>(key: string, work: (path: string) => Promise<T>, most?: number): Promise<T>
  /** Lends an empty folder for work on files too large for memory, and clears it away. */
  withFolder<T>(work: (folder: string) => Promise<T>): Promise<T>
  /** Clears away what work of processes that died has left lying since before this instant. */
  clearWork(before: Date): Promise<void>
  /** A short-lived address at the store itself; null where the app delivers. */
  addressOf(key: string, answer: StoreAnswer): Promise<string> | null
  readonly uploads: UploadBytes
  /** Where those addresses lead, as a source of the content security policy. */
  readonly origin: string | null
}

/** Content that grows piece by piece, over many requests and several processes; one writes at a time. */
export interface UploadBytes {
  /** Makes room for a content of this length. */
  begin(key: string, bytes: number): Promise<void>
  /** Adds at the end, as far as the source goes; what came before a cut stays. Returns the new end. */
  append(key: string, source: Readable, end: number): Promise<number>
  /** How far it is; null when it was never begun or is gone. */
  end(key: string): Promise<number | null>
  /** Forgets what only an unfinished one needs; the content stays. */
  seal(key: string): Promise<void>
  abandon(key: string): Promise<void>
}

/** What the store says when it delivers by itself. */
export interface StoreAnswer {
  readonly type: string
  readonly disposition: string
}

const keyShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\/[a-z0-9][a-z0-9._-]*)+$/

/** Guards against a key that leads out of the store; ours never do, so it is a mistake in the code. */
export function checkedKey(key: string): string {
  if (!keyShape.test(key) || key.includes('..')) throw new RangeError(`not a key of the store: ${key}`)
  return key
}
