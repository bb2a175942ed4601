/** A file that the server keeps, as a field hands it on. */
export interface StoredFile {
  readonly id: string
  readonly name: string
  /** Unknown of a file that was put here on another day. */
  readonly bytes?: number | undefined
  /** Of one from the library: where its picture is seen. */
  readonly pictureSrc?: string | undefined
}
