export type Band = 'danger' | 'warning' | 'primary' | 'success'

/** The share as shown: whole, never rounded up, within 0–100. */
export function shownShare(share: number): number {
  return Math.floor(Math.min(100, Math.max(0, share)))
}
