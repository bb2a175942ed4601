/** Whether a page is for everybody, for people in one of the signed-in frames, or an exam that is taken. */
export type PageKind = 'public' | 'signed-in' | 'exam'

export interface LoadLimit {
  readonly bytes: number
  readonly files: number
}

/** The most that a page may load in scripts, compressed with brotli, before any interaction (design.md 9). */
export const limits: Readonly<Record<PageKind, LoadLimit>> = {
  public: { bytes: 135_000, files: 20 },
  'signed-in': { bytes: 170_000, files: 28 },
  exam: { bytes: 90_000, files: 28 },
}
