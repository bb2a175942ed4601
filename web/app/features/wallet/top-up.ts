import { parseToman } from '@arvand/persian/money'
import { redirectDocument } from 'react-router'
import type { Api } from '../../api/endpoints.ts'
import { formText, refusedForm, wrongFields } from '../../api/form-answer.ts'
import { attempt } from '../../api/refusal.ts'
import { topUpWords as words } from './words.ts'

/** Sums that are offered, in rials. */
export const offeredSums = [1_000_000, 2_000_000, 5_000_000, 10_000_000] as const

const [least, most] = [100_000, 5_000_000_000]

/** Asks a bank for money for the wallet; the browser goes to the bank. */
export async function topUp(api: Api, url: URL, form: FormData) {
  const other = formText(form, 'other').trim()
  const amount = other ? parseToman(other) : Number(formText(form, 'amount'))
  if (amount === null || !Number.isInteger(amount)) return wrongFields(form, { other: words.wrong })
  if (amount < least || amount > most) return wrongFields(form, { other: words.outside })
  const body = { amount, requestId: formText(form, 'requestId') }
  const { answer, refusal } = await attempt(api.panel('wallet/topUp', body))
  return refusal ? refusedForm(url, form, refusal) : redirectDocument(answer.redirect)
}
