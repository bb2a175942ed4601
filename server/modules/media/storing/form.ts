/** Another form of a picture, on its way into the store. */
export interface Form {
  /** e.g. `640.webp` */
  readonly name: string
  readonly type: 'image/webp' | 'image/avif'
  readonly content: Buffer
  readonly width: number
  readonly height: number
}
