import type { RateRule } from '#platform/rate-limits'

const hour = 3600

/** How often codes may be requested (areas.md, limits). All purposes of one recipient are counted together. */
export const sendsAnHour: RateRule = { name: 'identity.sends-an-hour', times: 5, seconds: hour }
export const sendsADay: RateRule = { name: 'identity.sends-a-day', times: 10, seconds: 24 * hour }
export const sendsByAddress: RateRule = { name: 'identity.sends-by-address', times: 60, seconds: hour }
export const sendsInAll: RateRule = { name: 'identity.sends-in-all', times: 2000, seconds: hour }

/** Checks of codes from one address. Each verification also has its own limit of five tries. */
export const checksByAddress: RateRule = { name: 'identity.checks-by-address', times: 200, seconds: hour }

export const codeLifeMs = 5 * 60_000
export const codeTries = 5
export const resendAfterMs = 120_000
export const ticketLifeMs = 10 * 60_000
