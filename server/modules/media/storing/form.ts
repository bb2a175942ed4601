/** Another form of a picture, not stored yet. */
export interface Form {
  /** e.g. `640.webp`, `icon-192.png` */
  readonly name: string
  readonly type: 'image/webp' | 'image/avif' | 'image/png'
  readonly content: Buffer
  readonly width: number
  readonly height: number
}
