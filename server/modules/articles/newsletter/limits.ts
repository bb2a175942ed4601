import type { RateRule } from '#platform/rate-limits'

const hour = 3600

/** Asking for the newsletter: by the caller’s address, all strangers together, and for one recipient. */
export const asksByAddress: RateRule = { name: 'articles.newsletter-by-address', times: 10, seconds: hour }
export const asksOfStrangers: RateRule = { name: 'articles.newsletter-asks', times: 300, seconds: hour }
/** So that nobody floods the mailbox of another. It counts whether or not the address is subscribed. */
export const asksForRecipient: RateRule = {
  name: 'articles.newsletter-for-recipient',
  times: 3,
  seconds: 24 * hour,
}
/** Links of letters that were opened. */
export const keysByAddress: RateRule = { name: 'articles.newsletter-keys', times: 120, seconds: hour }
