import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { id, instant, line, lines } from '../fields.ts'
import { helpCard } from '../help.ts'
import { wholeOf } from '../page.ts'
import { richText } from '../rich-text.ts'

export const listHelp = endpoint({
  service: 'home',
  method: 'GET',
  path: 'help',
  access: 'public',
  prose: 'The published help articles by category, in the order of the page.',
  query: z.object({}),
  reply: wholeOf(helpCard),
  whole: true,
  errors: [],
})

export const searchHelp = endpoint({
  service: 'home',
  method: 'GET',
  path: 'help/search',
  access: 'public',
  prose:
    'Help articles that hold most of the words, the best first. Also asked with the subject of a ticket.',
  query: z.object({
    q: line(0, 120),
    /** Only the best three, for suggestions. */
    each: z.enum(['3']).optional(),
  }),
  reply: wholeOf(helpCard),
  whole: true,
  errors: [],
})

export const showHelp = endpoint({
  service: 'home',
  method: 'GET',
  path: 'help/:slug',
  access: 'public',
  prose: 'A published help article, and others of its category.',
  params: z.object({ slug: z.string().max(100) }),
  reply: z.object({
    article: helpCard.extend({ id, body: richText, publishedAt: instant, changedAt: instant }),
    others: z.array(helpCard),
  }),
  errors: ['support.unknown-help'],
})

export const voteOnHelp = endpoint({
  service: 'home',
  method: 'POST',
  path: 'help/vote',
  access: 'public',
  prose:
    'Says whether a help article helped. A person or a browser has one vote; a later one takes the place of the earlier.',
  body: z.strictObject({
    articleId: id,
    helped: z.boolean(),
    /** What was missing, for the staff. */
    comment: lines(0, 500).optional(),
    /** Of the browser, kept by it; a person who is signed in is known without. */
    voterId: id,
  }),
  reply: z.object({}),
  errors: ['support.unknown-help'],
})
