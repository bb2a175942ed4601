export type Band = 'danger' | 'warning' | 'primary' | 'success'

/** The band of a share of 0–100: below 40 danger, to under 60 warning, to under 80 primary, then success. */
export function bandOf(share: number): Band {
  if (share < 40) return 'danger'
  if (share < 60) return 'warning'
  return share < 80 ? 'primary' : 'success'
}

/** The share as shown: whole, never rounded up, within 0–100. */
export function shownShare(share: number): number {
  return Math.floor(Math.min(100, Math.max(0, share)))
}
