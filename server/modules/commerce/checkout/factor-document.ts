import { type SourceKind, sourceKind } from '@arvand/contracts/commerce'
import { calendarText } from '@arvand/persian/calendar'
import { localDigits } from '@arvand/persian/digits'
import { formatMobile } from '@arvand/persian/mobile'
import { tomanInWords } from '@arvand/persian/money-in-words'
import { formatNumber } from '@arvand/persian/numbers'
import { dayAt } from '@arvand/persian/zone'
import type { FactorReply } from '../factors/factor-reply.ts'
import type { printed } from './print-factor.ts'

type Printed = Awaited<ReturnType<typeof printed>>
type Party = Printed['seller']

const sources: Readonly<Record<SourceKind, string>> = {
  [sourceKind.enum.giftCard]: 'کارت هدیه',
  wallet: 'کیف پول',
  gateway: 'بانک',
}

/** The texts of a factor's PDF: figures in rials, the whole in words in toman. */
export function factorDocument({ factor, seller, buyer, taxNumber, sources: paidFrom }: Printed) {
  const refunded = factor.lines.reduce((sum, line) => sum + line.refunded, 0)
  return {
    title: `فاکتور ${localDigits(factor.number ?? '')}`,
    number: localDigits(factor.number ?? ''),
    date: calendarText(dayAt(factor.paidAt ?? factor.createdAt)),
    taxNumber: taxNumber ?? '',
    seller: partyRows(seller),
    buyer: partyRows(buyer),
    lines: factor.lines.map((line, at) => ({
      title: line.title,
      note: noteOf(line),
      figures: [at + 1, line.quantity, line.price, line.discount, line.tax, line.total].map(formatNumber),
    })),
    sums: [factor.subtotal, factor.discount, factor.tax, factor.total].map(formatNumber),
    inWords: tomanInWords(factor.total),
    paidFrom: paidFrom.map(({ kind, amount }) => `${sources[kind]} ${formatNumber(amount)}`).join('، '),
    refunded: refunded > 0 ? formatNumber(refunded) : '',
    digits: Array.from({ length: 10 }, (_, digit) => formatNumber(digit)),
  }
}

/** What is left out is not printed. */
const partyRows = (party: Party): [string, string][] =>
  [
    ['نام', party.name] as const,
    ['شناسهٔ ملی', party.legalId] as const,
    ['کد اقتصادی', party.economicCode] as const,
    ['کد پستی', party.postalCode] as const,
    ['تلفن', party.phone] as const,
    ['نشانی', party.address] as const,
  ].flatMap(([name, value]) => (value ? [[name, localDigits(value)]] : []))

/** For whom a line was bought; empty when it was for the buyer. */
function noteOf({ given, quantity }: FactorReply['lines'][number]): string {
  if (!given) return ''
  if (given.kind === 'seats') return `${formatNumber(quantity)} صندلی برای سازمان`
  const whom = given.name ?? (given.mobile ? formatMobile(given.mobile) : null)
  return whom ? `هدیه برای ${whom}` : 'هدیه'
}
