interface Picture {
  readonly src: string
  readonly sizes: readonly { readonly src: string; readonly width: number }[]
}

/** The smallest size of a picture, which is enough for an avatar. */
export const photoOf = (picture: Picture | null): string | null =>
  picture ? (picture.sizes[0]?.src ?? picture.src) : null
