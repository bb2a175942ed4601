interface Picture {
  readonly src: string
  readonly sizes: readonly { readonly src: string; readonly width: number }[]
}

/** The smallest form of a picture, which is enough for a face. */
export const photoOf = (picture: Picture | null): string | null =>
  picture ? (picture.sizes[0]?.src ?? picture.src) : null
