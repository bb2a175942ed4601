import { expect, test } from 'vitest'
import { refusedForm, valuesOf } from './form-answer.ts'
import { Refusal } from './refusal.ts'

const url = new URL('https://arvand.example/panel/profile?from=x')
const form = new FormData()
form.set('intent', 'profile')
form.set('nationalCode', '123')
form.set('password', 'hidden')
form.set('code', '123456')

test('what was typed is shown again, but no secret', () => {
  expect(valuesOf(form)).toEqual({ intent: 'profile', nationalCode: '123' })
})

test('of several boxes each that was ticked is shown again', () => {
  const boxes = new FormData()
  for (const [name, value] of [
    ['lines', ''],
    ['lines', 'a'],
    ['lines', ''],
    ['lines', 'b'],
    ['renews', ''],
  ] as const)
    boxes.append(name, value)
  expect(valuesOf(boxes)).toEqual({ lines: 'a\nb', renews: '' })
})

test('a refusal stands at its field, or above the form', () => {
  const taken = new Refusal({ status: 409, code: 'identity.handle-taken', title: 'نام دیگری انتخاب کنید.' })
  const placed = refusedForm(url, form, taken, { 'identity.handle-taken': 'handle' })
  expect(placed.init?.status).toBe(409)
  expect(placed.data).toMatchObject({ intent: 'profile', fields: { handle: 'نام دیگری انتخاب کنید.' } })
  expect(refusedForm(url, form, taken).data).toMatchObject({ error: 'نام دیگری انتخاب کنید.' })
  const invalid = new Refusal({
    status: 422,
    code: 'request.invalid',
    title: '…',
    fields: { city: 'کوتاه است.' },
  })
  expect(refusedForm(url, form, invalid).data).toMatchObject({ fields: { city: 'کوتاه است.' } })
})

test('an ended session goes to sign in and comes back', () => {
  const ended = new Refusal({ status: 401, code: 'request.unauthenticated', title: 'نشست پایان یافته است.' })
  const thrown = (() => {
    try {
      return refusedForm(url, form, ended)
    } catch (answer) {
      return answer
    }
  })()
  if (!(thrown instanceof Response)) throw new Error('nobody was sent to sign in')
  expect(thrown.headers.get('location')).toBe('/auth/sign-in?callbackUrl=%2Fpanel%2Fprofile%3Ffrom%3Dx')
})
