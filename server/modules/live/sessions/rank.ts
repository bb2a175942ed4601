/** How somebody stands in one run of a class; hosts make co-hosts. */
export type Rank = 'host' | 'coHost' | 'participant'

export const rankOf = (isHost: boolean, isCoHost: boolean): Rank =>
  isHost ? 'host' : isCoHost ? 'coHost' : 'participant'

/**
 * `lead`: all by which a class is run, from slides to removing a participant. What outlives the class is the host's:
 * its end, its recordings, who else leads it.
 */
export type Power = 'lead' | 'record' | 'promote'

const ofCoHosts: ReadonlySet<Power> = new Set(['lead'])

export const may = (rank: Rank, power: Power): boolean =>
  rank === 'host' || (rank === 'coHost' && ofCoHosts.has(power))

/** Why somebody who leads does nothing about another: nobody about a host, and co-hosts not about each other. */
export const whyNotAbout = (rank: Rank, other: Rank) =>
  other === 'host' || (other === 'coHost' && rank !== 'host') ? ('live.host-stays' as const) : null
