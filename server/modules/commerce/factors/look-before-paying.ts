import type { Tx } from '#platform/database'
import { heldParts } from '../payments/release-parts.ts'
import { commerce } from '../tables.ts'
import type { Factor } from './factor-queries.ts'
import { openedMeanwhile } from './still-for-sale.ts'

/** All that commerce itself has to know of a locked factor before it is paid, in one question. */
export const lookBeforePaying = (tx: Tx, factor: Factor) =>
  commerce(tx)
    .selectFrom('commerce.settings')
    .select(({ exists }) => [
      'refund_days',
      exists(heldParts(tx, factor.id)).$castTo<boolean>().as('isHeld'),
      exists(openedMeanwhile(tx, factor)).$castTo<boolean>().as('isOpenedMeanwhile'),
    ])
    .where('only_row', '=', true)
    .executeTakeFirstOrThrow()
