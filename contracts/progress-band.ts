/** The four bands of the specification's progress bar (point 4). */
export type ProgressBand = 'danger' | 'warning' | 'primary' | 'success'

/** The band of a percentage: below 40 danger, below 60 warning, below 80 primary, otherwise success. */
export function bandOf(share: number): ProgressBand {
  if (share < 40) return 'danger'
  if (share < 60) return 'warning'
  return share < 80 ? 'primary' : 'success'
}
