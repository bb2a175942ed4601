import type { Tx } from '#platform/database'
import type { PersonalData } from '#plugs/personal-data'
import type { CommerceDeps } from '../deps.ts'
import { redactRecipients } from '../redact-recipients.ts'
import { commerce } from '../tables.ts'
import { bankPageMinutes } from './end-factor.ts'

/**
 * What a person bought and how they paid. Books must be kept, so factors and payments stay when the account is removed,
 * under an account that no longer says who it was and without those for whom things were bought.
 */
export const factorPersonalData = ({ clock }: Pick<CommerceDeps, 'clock'>): PersonalData => ({
  word: 'factors',
  async collect(db, personId) {
    const [factors, payments, offCodes] = await Promise.all([
      commerce(db)
        .selectFrom('commerce.factors as f')
        .innerJoin('commerce.factor_lines as l', 'l.factor_id', 'f.id')
        .select(['f.number', 'f.state', 'f.total', 'f.buyer', 'f.created_at', 'f.paid_at'])
        .select(['l.kind', 'l.title', 'l.quantity', 'l.price', 'l.discount', 'l.tax', 'l.options'])
        .where('f.person_id', '=', personId)
        .orderBy('f.created_at')
        .orderBy('l.position')
        .execute(),
      commerce(db)
        .selectFrom('commerce.payments')
        .select(['gateway', 'amount', 'state', 'ref_id', 'card_pan', 'created_at', 'settled_at'])
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .execute(),
      commerce(db)
        .selectFrom('commerce.off_codes')
        .select(['code', 'kind', 'value', 'ends_at', 'note', 'created_at'])
        .where('person_id', '=', personId)
        .orderBy('created_at')
        .execute(),
    ])
    return { factors, payments, offCodes }
  },
  /** Refuses while a bank may still send money or a refund is not paid, since that money would reach nobody. */
  whyNotForget: async (tx, personId) =>
    (await isMoneyOnItsWay(tx, personId, clock.now())) ? 'wallet.money-on-its-way' : null,
  async forget(tx, personId) {
    await commerce(tx)
      .updateTable('commerce.payments')
      .set({ card_pan: null, card_hash: null })
      .where('person_id', '=', personId)
      .execute()
    const lines = await commerce(tx)
      .selectFrom('commerce.factor_lines as l')
      .innerJoin('commerce.factors as f', 'f.id', 'l.factor_id')
      .select('l.id')
      .where('f.person_id', '=', personId)
      // One that may still be paid by late money is redacted when it ends (`end-factor.ts`) or its gift is taken.
      .where('f.state', '<>', 'awaitingPayment')
      .execute()
    await redactRecipients(
      tx,
      lines.map(({ id }) => id),
    )
  },
})

async function isMoneyOnItsWay(tx: Tx, personId: string, now: Date): Promise<boolean> {
  const atBank = commerce(tx)
    .selectFrom('commerce.payments')
    .select('id')
    .where('person_id', '=', personId)
    .where(({ or, and, eb }) =>
      or([
        eb('state', '=', 'verifying'),
        and([
          eb('state', 'in', ['created', 'atGateway']),
          eb('created_at', '>', new Date(now.getTime() - bankPageMinutes * 60_000)),
        ]),
      ]),
    )
  const back = commerce(tx)
    .selectFrom('commerce.refunds as r')
    .innerJoin('commerce.factors as f', 'f.id', 'r.factor_id')
    .select('r.id')
    .where('f.person_id', '=', personId)
    .where('r.state', 'in', ['requested', 'paying'])
  return (await atBank.unionAll(back).limit(1).execute()).length > 0
}
