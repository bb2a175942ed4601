import type { CommerceDeps } from '#modules/commerce'

/** What this module needs; each command picks the few that it uses. Selling needs all that commerce needs. */
export type LiveDeps = CommerceDeps
