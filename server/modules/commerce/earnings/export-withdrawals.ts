import type { Ask } from '@arvand/contracts/endpoint'
import type * as endpoints from '@arvand/contracts/panel/manage-withdrawals'
import { withdrawalStateWords } from '@arvand/contracts/state-words/withdrawals'
import { bankOfSheba } from '@arvand/persian/sheba'
import { dayAt } from '@arvand/persian/zone'
import { z } from 'zod'
import { namesOf } from '#modules/identity'
import type { Db } from '#platform/database'
import { dayCells, dayColumns, type Spreadsheet, type TextFile } from '#platform/exports'
import type { Asked } from '#platform/http/route'
import { newId } from '#platform/ids'
import { refuse } from '#platform/refusal'
import { record } from '../audited-acts.ts'
import type { CommerceDeps } from '../deps.ts'
import { type ExportOf, type FileOf, linkToDownload } from '../downloads/routes.ts'
import { readSeller } from '../seller.ts'
import { commerce } from '../tables.ts'
import { pain001 } from './pain-001.ts'
import type { Withdrawal } from './withdrawal-queries.ts'

type Endpoint = typeof endpoints.exportWithdrawals

/** Makes a link to a sheet of withdrawals, or to the file of approved ones for a bank; writes it to the audit log. */
export async function exportWithdrawals(
  { db, clock, secret }: Pick<CommerceDeps, 'db' | 'clock' | 'secret'>,
  { input, actor, caller }: Asked<Endpoint>,
) {
  const { withdrawalIds, format } = input
  const rows = await withdrawalsOf(db, withdrawalIds)
  if (rows.length < new Set(withdrawalIds).size) refuse('commerce.unknown-withdrawal')
  if (format === 'xml') {
    if (rows.some(({ state }) => state !== 'approved')) refuse('commerce.withdrawals-not-approved')
    if ((await readSeller(db)).payer_sheba === null) refuse('commerce.no-payer-sheba')
  }
  const sum = rows.reduce((all, { amount }) => all + amount, 0)
  await record(db, clock, caller, {
    act: 'finance-exported',
    personId: null,
    actor,
    detail: { what: 'withdrawals', format, count: rows.length, sum },
  })
  const what = format === 'xml' ? 'bank-file' : 'withdrawals'
  return linkToDownload({ clock, secret }, actor.sessionId, { what, of: withdrawalIds.join(' '), format })
}

const withdrawalsOf = (db: Db, ids: readonly string[]): Promise<Withdrawal[]> =>
  commerce(db)
    .selectFrom('commerce.withdrawals')
    .selectAll()
    .where('id', 'in', ids)
    .orderBy('asked_at')
    .orderBy('id')
    .execute()

/** The ids that a link carries. */
const idsIn = (of: string): Ask<Endpoint>['withdrawalIds'] =>
  z.array(z.uuid()).min(1).safeParse(of.split(' ')).data ?? refuse('request.not-found')

const column = (head: string, width: number) => ({ head, width })

function sheetOf(db: Db, ids: readonly string[]): Spreadsheet {
  return {
    title: 'برداشت مدرسان',
    file: 'withdrawals',
    columns: [
      column('مدرس', 28),
      column('مبلغ (تومان)', 16),
      column('شمارهٔ شبا', 30),
      column('بانک', 20),
      column('صاحب حساب (نوشتهٔ مدرس)', 28),
      column('وضعیت', 18),
      ...dayColumns('درخواست'),
      column('شمارهٔ پیگیری بانک', 24),
    ],
    async *lines() {
      const rows = await withdrawalsOf(db, ids)
      const names = await namesOf(
        db,
        rows.map(({ person_id }) => person_id),
      )
      yield* rows.map((row) => [
        names.get(row.person_id) ?? '',
        row.amount / 10,
        row.sheba,
        bankOfSheba(row.sheba) ?? '',
        row.holder,
        withdrawalStateWords[row.state],
        ...dayCells(row.asked_at),
        row.reference ?? '',
      ])
    },
    count: async () => ids.length,
  }
}

/** Those that are still to be transferred: what was paid or refused since the link was made is left out. */
async function bankFileOf(db: Db, ids: readonly string[], at: Date): Promise<TextFile> {
  const [rows, seller] = await Promise.all([withdrawalsOf(db, ids), readSeller(db)])
  const approved = rows.filter(({ state }) => state === 'approved')
  if (approved.length === 0 || seller.payer_sheba === null) return refuse('request.not-found')
  const text = pain001({
    id: bankIdOf(newId()),
    at,
    day: dayAt(at),
    payer: { name: seller.name, sheba: seller.payer_sheba },
    transfers: approved.map(({ id, amount, holder, sheba }) => ({
      reference: bankIdOf(id),
      amount,
      name: holder,
      sheba,
    })),
  })
  return { title: 'فایل بانکی برداشت‌ها', file: 'bank-file', text }
}

/** An id in the 35 characters that banks allow. */
const bankIdOf = (id: string): string => id.replaceAll('-', '')

const idsFor = (actor: Parameters<ExportOf>[1], of: string): readonly string[] =>
  actor.scopes.has('finance') ? idsIn(of) : refuse('request.not-found')

export const withdrawalSheet: ExportOf = ({ db }, actor, of) => sheetOf(db, idsFor(actor, of))

export const bankFile: FileOf = ({ db, clock }, actor, of) => bankFileOf(db, idsFor(actor, of), clock.now())
