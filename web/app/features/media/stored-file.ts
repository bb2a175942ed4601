/** A file stored on the server, as fields pass it on. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  /** Unknown for a file that was stored before this page was opened. */
  readonly bytes?: number | undefined
  /** Set for a file from the library: the address of its thumbnail. */
  readonly pictureSrc?: string | undefined
}
