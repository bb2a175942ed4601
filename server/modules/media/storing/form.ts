/** Another form of a picture, not stored yet. */
export interface Form {
  /** e.g. `640.webp` */
  readonly name: string
  readonly type: 'image/webp' | 'image/avif'
  readonly content: Buffer
  readonly width: number
  readonly height: number
}
