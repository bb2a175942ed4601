/** How far a backup or a restore is, in bytes. `total` is an estimate: the database grows while it is read. */
export interface Progress {
  readonly done: number
  readonly total: number
}

/** A function that counts bytes and reports after every mebibyte. */
export function progressCounter(
  total: number,
  report: (progress: Progress) => void,
): (bytes: number) => void {
  let done = 0
  let told = 0
  return (bytes) => {
    done += bytes
    if (done - told < 1024 * 1024) return
    told = done
    report({ done, total: Math.max(done, total) })
  }
}
