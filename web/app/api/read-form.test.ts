import { changeSeller } from '@arvand/contracts/panel/manage-finance'
import { addPlan, sellPlan } from '@arvand/contracts/panel/manage-plus'
import { writeTaxNumber } from '@arvand/contracts/panel/manage-tax-numbers'
import { giveCredit } from '@arvand/contracts/panel/wallet'
import { addStaff } from '@arvand/contracts/teacher/staff'
import { expect, test } from 'vitest'
import { formFields } from './form-fields.ts'
import { readForm } from './read-form.ts'

function formOf(entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData()
  for (const [name, value] of entries) form.append(name, value)
  return form
}

test('money is typed in toman and days as people write them; an empty choice is left out', () => {
  const ask = readForm(
    formOf([
      ['amount', '۱۲٬۰۰۰'],
      ['reason', 'هدیه'],
      ['lastDay', ''],
      ['requestId', 'kept'],
    ]),
    formFields(giveCredit),
  )
  expect(ask).toEqual({ amount: 120_000, reason: 'هدیه', requestId: 'kept' })
})

test('what makes no sense goes on as it was typed, and what has to be filled in as empty', () => {
  const ask = readForm(
    formOf([
      ['amount', 'دو'],
      ['reason', ' '],
      ['lastDay', '۱۴۰۵/۱۳/۰۱'],
    ]),
    formFields(giveCredit),
  )
  expect(ask).toMatchObject({ amount: 'دو', reason: '', lastDay: '۱۴۰۵/۱۳/۰۱' })
  expect(ask.requestId).toMatch(/^[0-9a-f-]{36}$/)
})

test('boxes: none ticked is an empty list, none there is nothing', () => {
  const fields = formFields(addStaff)
  expect(
    readForm(
      formOf([
        ['rights', ''],
        ['rights', 'mark'],
        ['rights', 'answer'],
      ]),
      fields,
    ),
  ).toEqual({
    rights: ['mark', 'answer'],
  })
  expect(readForm(formOf([['rights', '']]), fields)).toEqual({ rights: [] })
  expect(readForm(formOf([]), fields)).toEqual({})
})

test('a text that may say nothing is told as empty', () => {
  expect(readForm(formOf([['taxNumber', '']]), formFields(writeTaxNumber))).toEqual({ taxNumber: '' })
})

test('one of a few numbers is a number, and a yes or no is told by its word', () => {
  expect(readForm(formOf([['months', '3']]), formFields(addPlan))).toMatchObject({ months: 3 })
  expect(readForm(formOf([['isSold', 'no']]), formFields(sellPlan))).toEqual({ isSold: false })
  expect(readForm(formOf([]), formFields(sellPlan))).toEqual({})
})

test('parts of an object are named with a dot', () => {
  const ask = readForm(
    formOf([
      ['seller.name', 'آروند'],
      ['payerSheba', ''],
    ]),
    formFields(changeSeller),
  )
  expect(ask).toEqual({ payerSheba: '', seller: { name: 'آروند' } })
})
