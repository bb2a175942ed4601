/** The four bands of the specification's progress bar (point 4). */
export type ProgressBand = 'danger' | 'warning' | 'primary' | 'success'

/** The band of a share of 0–100: below 40 danger, to under 60 warning, to under 80 primary, then success. */
export function bandOf(share: number): ProgressBand {
  if (share < 40) return 'danger'
  if (share < 60) return 'warning'
  return share < 80 ? 'primary' : 'success'
}
