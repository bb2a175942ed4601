import { join } from 'node:path'
import { addCalendarMonths, calendarText, isoDayOfCalendar, monthName } from '@arvand/persian/calendar'
import { localDigits } from '@arvand/persian/digits'
import { tomanNumber } from '@arvand/persian/money'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt, instantAt } from '@arvand/persian/zone'
import { namesOf } from '#modules/identity'
import type { Actor } from '#platform/actor'
import { renderDocument } from '#platform/documents'
import type { TextFile } from '#platform/exports'
import { refuse } from '#platform/refusal'
import type { CommerceDeps } from '../deps.ts'
import { linkToDownload } from '../downloads/routes.ts'
import { readSeller } from '../seller.ts'
import { type Period, statementOf } from './statement.ts'

/** A link to the statement of a seller for one month of the locale's calendar, «1405-08». */
export const exportStatement = (
  { clock, secret }: Pick<CommerceDeps, 'clock' | 'secret'>,
  sessionId: string,
  personId: string,
  month: string,
) =>
  linkToDownload({ clock, secret }, sessionId, {
    what: 'statement',
    of: `${personId} ${month}`,
    format: 'pdf',
  })

function periodOf(year: number, month: number): Period {
  const first = { year, month, day: 1 }
  return {
    from: instantAt(isoDayOfCalendar(first)),
    until: instantAt(isoDayOfCalendar(addCalendarMonths(first, 1))),
  }
}

const template = join(import.meta.dirname, 'statement.typ')

/** The statement as a PDF, for its seller and for managers of finance. */
export async function statementFile(
  { db, clock }: Pick<CommerceDeps, 'db' | 'clock'>,
  actor: Pick<Actor, 'scopes' | 'personId'>,
  of: string,
): Promise<TextFile> {
  const [personId = '', on = ''] = of.split(' ')
  if (actor.personId !== personId && !actor.scopes.has('finance')) return refuse('request.not-found')
  const [year = 0, month = 0] = on.split('-').map(Number)
  const [statement, names, seller] = await Promise.all([
    statementOf(db, personId, periodOf(year, month)),
    namesOf(db, [personId]),
    readSeller(db),
  ])
  const title = `صورت‌حساب ${monthName(month)} ${localDigits(String(year))}`
  const data = {
    title,
    seller: seller.name,
    teacher: names.get(personId) ?? '',
    made: calendarText(dayAt(clock.now())),
    rows: statement.rows.map((row) => [
      row.title,
      formatNumber(row.sold),
      ...[row.gross, row.tax, row.share, row.refunded].map(tomanNumber),
    ]),
    withdrawals: statement.withdrawals.map(({ paidAt, sheba, reference, amount }) => [
      paidAt ? calendarText(dayAt(paidAt)) : '',
      sheba,
      reference ?? '',
      tomanNumber(amount),
    ]),
    opening: tomanNumber(statement.opening),
    earned: tomanNumber(statement.earned),
    refunded: tomanNumber(statement.refunded),
    withdrawn: tomanNumber(statement.withdrawn),
    closing: tomanNumber(statement.closing),
  }
  return { title, file: 'statement', text: await renderDocument({ template, data, format: 'pdf' }) }
}
