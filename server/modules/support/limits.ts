import type { RateRule } from '#platform/rate-limits'

const hour = 3600

/** Messages of the contact form. Signed in, a person is counted; a stranger's address is, and all strangers together. */
export const messagesByPerson: RateRule = { name: 'support.messages-by-person', times: 10, seconds: hour }
export const messagesByAddress: RateRule = { name: 'support.messages-by-address', times: 5, seconds: hour }
export const messagesOfStrangers: RateRule = {
  name: 'support.messages-of-strangers',
  times: 300,
  seconds: hour,
}

/** Messages in the panel, of new tickets and old ones. */
export const ticketMessages: RateRule = { name: 'support.ticket-messages', times: 60, seconds: hour }

/** Votes on help articles. */
export const helpVotesByPerson: RateRule = { name: 'support.help-votes-by-person', times: 60, seconds: hour }
export const helpVotesByAddress: RateRule = {
  name: 'support.help-votes-by-address',
  times: 60,
  seconds: hour,
}
