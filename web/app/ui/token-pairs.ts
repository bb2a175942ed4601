/** Least contrast a pair must have: 4.5 for text, 3 for large text, marks, bars and the edges of controls. */
export type Least = 4.5 | 3

interface Pairs {
  readonly least: Least
  readonly inks: readonly string[]
  readonly grounds: readonly string[]
}

const pages = ['paper', 'surface', 'raised'] as const

/**
 * Which tokens (`inks`) may be used on which background tokens (`grounds`), with the least contrast. No other pair is
 * allowed.
 */
export const tokenPairs: readonly Pairs[] = [
  { least: 4.5, inks: ['ink', 'muted'], grounds: [...pages, 'sunken', 'primary-50'] },
  { least: 4.5, inks: ['primary-600', 'success', 'warning', 'danger'], grounds: pages },
  { least: 4.5, inks: ['primary-700'], grounds: [...pages, 'sunken', 'primary-50', 'primary-100'] },
  { least: 4.5, inks: ['accent-800'], grounds: [...pages, 'accent-100'] },
  { least: 4.5, inks: ['success-700'], grounds: ['success-100'] },
  { least: 4.5, inks: ['warning-700'], grounds: ['warning-100'] },
  { least: 4.5, inks: ['danger-700'], grounds: ['danger-100'] },
  // A row of a table under the pointer is sunken.
  { least: 4.5, inks: ['success', 'warning', 'danger'], grounds: ['sunken'] },
  {
    least: 4.5,
    inks: ['on-primary'],
    grounds: ['primary-600', 'primary-700', 'success', 'danger', 'danger-700'],
  },
  { least: 4.5, inks: ['on-accent'], grounds: ['accent-500'] },
  { least: 4.5, inks: ['on-deep', 'deep-muted'], grounds: ['deep', 'band'] },
  { least: 4.5, inks: ['action-on-deep-ink'], grounds: ['action-on-deep'] },
  { least: 4.5, inks: ['on-inverse', 'inverse-action'], grounds: ['inverse'] },
  { least: 4.5, inks: ['disc-ink'], grounds: ['disc'] },
  { least: 3, inks: ['edge', 'star', 'chart-2'], grounds: pages },
  { least: 3, inks: ['primary-600', 'success', 'warning', 'danger'], grounds: ['track'] },
  { least: 3, inks: ['disc'], grounds: ['edge'] },
  { least: 3, inks: ['action-on-deep', 'primary-600'], grounds: ['deep'] },
]
