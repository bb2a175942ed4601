import type * as endpoints from '@arvand/contracts/panel/manage-gift-cards'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, inBatches, whyNotExport } from '#platform/exports'
import type { Asked } from '#platform/http/route'
import { refuse, refuseIf } from '#platform/refusal'
import { record } from '../../audited-acts.ts'
import type { CommerceDeps } from '../../deps.ts'
import { countUpTo } from '../../downloads/count-up-to.ts'
import { type ExportOf, linkToDownload } from '../../downloads/routes.ts'
import { commerce } from '../../tables.ts'
import { figuresOfCards } from '../find-gift-card.ts'
import { codeOfCard } from '../sealed-code.ts'

/** Makes a link to the codes of a batch; writes the export to the audit log first. */
export async function exportCards(
  { db, clock, secret }: Pick<CommerceDeps, 'db' | 'clock' | 'secret'>,
  { input: { batchId, format }, actor, caller }: Asked<typeof endpoints.exportCards>,
) {
  const one = await commerce(db)
    .selectFrom('commerce.gift_cards')
    .select('id')
    .where('batch_id', '=', batchId)
    .limit(1)
    .executeTakeFirst()
  if (!one) return refuse('commerce.unknown-gift-card')
  refuseIf(await whyNotExport(cardsExport({ db, secret }, actor, batchId), format))
  const detail = { batchId, format }
  await record(db, clock, caller, { act: 'gift-cards-exported', personId: null, actor, detail })
  return linkToDownload({ clock, secret }, actor.sessionId, { what: 'gift-cards', of: batchId, format })
}

const cardsOf = (db: Db, batchId: string) =>
  commerce(db)
    .selectFrom('commerce.gift_cards')
    .select(['id', 'code_sealed', 'amount', 'expires_at', 'note'])
    .where('batch_id', '=', batchId)

/** The cards of a batch with their codes; for managers of finance alone. */
export const cardsExport: ExportOf = ({ db, secret }, { scopes }, batchId) => {
  if (!scopes.has('finance')) refuse('request.forbidden')
  const read = (last: { readonly id: string } | undefined, size: number) => {
    const rows = last ? cardsOf(db, batchId).where('id', '>', last.id) : cardsOf(db, batchId)
    return rows.orderBy('id').limit(size).execute()
  }
  return {
    title: 'کارت‌های هدیه',
    file: 'gift-cards',
    columns: [
      { head: 'کد', width: 24 },
      { head: 'مبلغ (تومان)', width: 16 },
      { head: 'مانده (تومان)', width: 16 },
      ...dayColumns('پایان'),
      { head: 'یادداشت', width: 40 },
    ],
    async *lines() {
      for await (const cards of inBatches<Awaited<ReturnType<typeof read>>[number]>(read)) {
        const figures = await figuresOfCards(db, cards)
        for (const card of cards)
          yield [
            codeOfCard(secret, card) ?? '',
            card.amount / 10,
            (figures.get(card.id)?.balance ?? 0) / 10,
            ...dayCells(card.expires_at),
            card.note ?? '',
          ]
      }
    },
    count: (most) => countUpTo(db, cardsOf(db, batchId), most),
  }
}
