/** Whether a page is for everybody or for people in one of the signed-in frames. */
export type PageKind = 'public' | 'signed-in'

export interface LoadLimit {
  readonly bytes: number
  readonly files: number
}

/**
 * The most that a page may load in scripts, compressed with brotli, before any interaction (look.md, design.md 9). Both
 * numbers may only get smaller.
 */
export const limits: Readonly<Record<PageKind, LoadLimit>> = {
  public: { bytes: 85_000, files: 20 },
  'signed-in': { bytes: 150_000, files: 25 },
}
