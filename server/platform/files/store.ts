import type { Readable } from 'node:stream'

/** A part of a file; both ends are included. */
export interface ByteRange {
  readonly first: number
  readonly last: number
}

/**
 * Where uploaded files and the files made from them are stored: a folder, or an S3-compatible store. We choose the
 * keys, never a person: `<file id>/<form>`.
 */
export interface FileStore {
  /** Stores content under a key, whole or not at all; it replaces what was there before. */
  put(key: string, content: Uint8Array | Readable, type: string): Promise<void>
  /** Null when the key has no content. */
  open(key: string, range?: ByteRange): Promise<Readable | null>
  /** Length in bytes; null when the key has no content. */
  size(key: string): Promise<number | null>
  /** Removes everything whose key begins with `folder/`; a missing folder is no error. */
  removeAll(folder: string): Promise<void>
  remove(key: string): Promise<void>
  /**
   * Calls `work` with the content as a local file, for programs that read files; with `most`, at least its first `most`
   * bytes.
   */
  withPath<T>(key: string, work: (path: string) => Promise<T>, most?: number): Promise<T>
  /** Calls `work` with an empty folder, for files too large for memory, and removes the folder afterwards. */
  withFolder<T>(work: (folder: string) => Promise<T>): Promise<T>
  /** Removes temporary work that dead processes left before this instant. */
  clearWork(before: Date): Promise<void>
  /** A short-lived address at the store itself; null when the app delivers the content. */
  addressOf(key: string, answer: StoreAnswer): Promise<string> | null
  readonly uploads: UploadBytes
  /** The origin of those addresses, for the content security policy. */
  readonly origin: string | null
}

/** Content that arrives in parts, over many requests and at several processes; only one of them writes at a time. */
export interface UploadBytes {
  /** Prepares an upload of this length. */
  begin(key: string, bytes: number): Promise<void>
  /** Appends what comes from the source; when the source breaks off, what has arrived stays. Returns the new end. */
  append(key: string, source: Readable, end: number): Promise<number>
  /** How many bytes have arrived; null when the upload was never begun or is gone. */
  end(key: string): Promise<number | null>
  /** Removes what only an unfinished upload needs; the content stays. */
  seal(key: string): Promise<void>
  abandon(key: string): Promise<void>
}

/** Headers that the store sends when it delivers the content itself. */
export interface StoreAnswer {
  readonly type: string
  readonly disposition: string
}

const keyShape = /^[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}(\/[a-z0-9][a-z0-9._-]*)+$/

/** Refuses a key that would leave the store. All keys are made by our code, so a bad one is a mistake in it. */
export function checkedKey(key: string): string {
  if (!keyShape.test(key) || key.includes('..')) throw new RangeError(`not a key of the store: ${key}`)
  return key
}
