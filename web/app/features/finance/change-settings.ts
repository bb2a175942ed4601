import { parseToman } from '@arvand/persian/money'
import { parseWholeNumber } from '@arvand/persian/numbers'
import { data } from 'react-router'
import { type FormAnswer, formText, refusedForm, wrongFields } from '../../api/form-answer.ts'
import { actionApiOf } from '../../api/page.ts'
import { attempt } from '../../api/refusal.ts'
import type { Route } from './+types/settings'
import { settingsWords as words } from './words.ts'

export const numberFields = [
  'vatPercent',
  'platformPercent',
  'refundDays',
  'refundMostPercent',
  'factorMinutes',
] as const
export const sellerFields = ['legalId', 'economicCode', 'postalCode', 'phone'] as const

/** The page's action: all settings at once, as they stand in the form. */
export async function changeSettings({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const numbers = numberFields.map((name) => [name, parseWholeNumber(formText(form, name))] as const)
  const leastWithdrawal = parseToman(formText(form, 'leastWithdrawal'))
  const wrong = [...numbers, ['leastWithdrawal', leastWithdrawal] as const].flatMap(([name, value]) =>
    value === null ? [[name, words.numberWrong]] : [],
  )
  if (wrong.length > 0 || leastWithdrawal === null) return wrongFields(form, Object.fromEntries(wrong))
  const number = (wanted: (typeof numberFields)[number]) =>
    numbers.find(([name]) => name === wanted)?.[1] ?? 0
  const ask = {
    vatPercent: number('vatPercent'),
    platformPercent: number('platformPercent'),
    refundDays: number('refundDays'),
    refundMostPercent: number('refundMostPercent'),
    factorMinutes: number('factorMinutes'),
    leastWithdrawal,
    seller: {
      name: formText(form, 'seller.name'),
      legalId: formText(form, 'seller.legalId'),
      economicCode: formText(form, 'seller.economicCode'),
      postalCode: formText(form, 'seller.postalCode'),
      address: formText(form, 'seller.address'),
      phone: formText(form, 'seller.phone'),
    },
  }
  const { refusal } = await attempt(actionApiOf(context).panel('manage/finance/settings/change', ask))
  return refusal
    ? refusedForm(url, form, refusal)
    : data<FormAnswer>({ intent: 'settings', done: words.saved })
}
