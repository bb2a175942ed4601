import { escapeXml } from '#platform/xml'

interface Account {
  readonly name: string
  /** `IR` and 24 digits. */
  readonly sheba: string
}

export interface Transfer extends Account {
  /** At most 35 letters and digits; the bank gives it back in its reports. */
  readonly reference: string
  /** Rials. */
  readonly amount: number
}

interface Payment {
  /** At most 35 letters and digits. */
  readonly id: string
  /** When the file was made. */
  readonly at: Date
  /** The day on which the bank should pay (ISO). */
  readonly day: string
  readonly payer: Account
  readonly transfers: readonly Transfer[]
}

/**
 * Credit transfers as a bank reads them: a «customer credit transfer initiation» of ISO 20022, pain.001.001.03. The
 * order of elements is the standard's. No Iranian bank has confirmed yet that it accepts the file.
 */
export function pain001({ id, at, day, payer, transfers }: Payment): string {
  const totals = [
    tag('NbOfTxs', String(transfers.length)),
    tag('CtrlSum', String(transfers.reduce((sum, { amount }) => sum + amount, 0))),
  ].join('')
  const head = group('GrpHdr', [
    tag('MsgId', id),
    tag('CreDtTm', at.toISOString().slice(0, 19)),
    totals,
    group('InitgPty', [nameOf(payer)]),
  ])
  const payment = group('PmtInf', [
    tag('PmtInfId', id),
    tag('PmtMtd', 'TRF'),
    totals,
    tag('ReqdExctnDt', day),
    group('Dbtr', [nameOf(payer)]),
    group('DbtrAcct', [accountOf(payer)]),
    // The standard asks for the payer's bank; the account number says which it is.
    group('DbtrAgt', [group('FinInstnId', [group('Othr', [tag('Id', 'NOTPROVIDED')])])]),
    ...transfers.map(transferOf),
  ])
  return [
    '<?xml version="1.0" encoding="UTF-8"?>\n',
    '<Document xmlns="urn:iso:std:iso:20022:tech:xsd:pain.001.001.03">',
    group('CstmrCdtTrfInitn', [head, payment]),
    '</Document>\n',
  ].join('')
}

const transferOf = (transfer: Transfer): string =>
  group('CdtTrfTxInf', [
    group('PmtId', [tag('EndToEndId', transfer.reference)]),
    group('Amt', [`<InstdAmt Ccy="IRR">${transfer.amount}</InstdAmt>`]),
    group('Cdtr', [nameOf(transfer)]),
    group('CdtrAcct', [accountOf(transfer)]),
  ])

/** A name has at most 140 characters there. */
const nameOf = ({ name }: Account): string => tag('Nm', name.slice(0, 140))
const accountOf = ({ sheba }: Account): string => group('Id', [tag('IBAN', sheba)])
const tag = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`
const group = (name: string, parts: readonly string[]): string => `<${name}>${parts.join('')}</${name}>`
