import { z } from 'zod'
import { endpoint } from '../endpoint.ts'
import { instant, line } from '../fields.ts'
import { pageAsk, pageOf } from '../page.ts'

/** All that waits for a manager's decision, over all areas. */

export const listQueue = endpoint({
  service: 'panel',
  method: 'POST',
  path: 'manage/queue/list',
  access: 'manager',
  prose:
    'What waits for a decision of the manager, within the scopes they hold: of all kinds or of one, the longest waiting first. A kind of another scope is refused, and so is a manager to whose scopes no kind belongs. A kind that could not be read is named, and the others stand.',
  body: pageAsk.extend({
    /** The code of an item of the homes’ attention. */
    kind: line(1, 80).optional(),
  }),
  reply: pageOf(
    z.object({
      kind: z.string(),
      /** Of its kind. */
      id: z.string(),
      title: z.string(),
      /** The name of the one whom it concerns. */
      person: z.string().nullable(),
      /** Since when it waits. */
      at: instant,
      /** A path on our site where it is decided. */
      link: z.string(),
    }),
  ).extend({
    /** Those of the manager’s scopes; without a count it could not be counted. */
    kinds: z.array(z.object({ kind: z.string(), title: z.string(), count: z.int().nullable() })),
    /** The kinds whose rows could not be read. */
    failed: z.array(z.string()),
  }),
  errors: [],
})
