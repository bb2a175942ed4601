/** Another form of a file, on its way into the store. */
export interface Form {
  /** e.g. `640.webp` */
  readonly name: string
  readonly type: string
  readonly content: Buffer
  readonly bytes: number
  readonly width: number | null
  readonly height: number | null
}
