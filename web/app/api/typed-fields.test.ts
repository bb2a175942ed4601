import { expect, test } from 'vitest'
import { type Field, isKeepable } from './typed-fields.ts'

const aField = (of: { type?: string; name?: string; autocomplete?: string }) =>
  ({ type: 'text', name: '', autocomplete: '', ...of }) as unknown as Field

test.each([
  { type: 'password', name: 'x' },
  // A password field that shows its text has the type `text`.
  { name: 'password' },
  { name: 'newPassword' },
  { autocomplete: 'current-password' },
  { name: 'code' },
  { name: 'number', autocomplete: 'one-time-code' },
  { name: 'cardNumber' },
  { autocomplete: 'cc-number' },
  { name: 'sheba' },
  { name: 'ticket' },
  { type: 'file', name: 'picture' },
])('%j never waits in the browser', (of) => {
  expect(isKeepable(aField(of))).toBe(false)
})

test.each([
  { name: 'biography' },
  { name: 'city' },
  { type: 'textarea', name: 'text' },
  { name: 'postalCode' },
])('%j waits for its person', (of) => {
  expect(isKeepable(aField(of))).toBe(true)
})
