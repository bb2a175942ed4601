import { updateProfile } from '@arvand/contracts/panel/profile'
import { expect, test } from 'vitest'
import { formFields } from '../../../api/form-fields.ts'
import { readForm } from '../../../api/read-form.ts'

function formOf(values: Record<string, string | string[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) form.append(name, one)
  return form
}

const read = (values: Record<string, string | string[]>) =>
  readForm(formOf(values), formFields(updateProfile))

test('a Jalali day becomes an ISO day, what was emptied becomes null, no box ticked is an empty list', () => {
  const ask = read({ birthDate: '۱۳۷۵/۶/۳۱', city: '  ', handle: '', publicFields: '' })
  expect(ask).toEqual({ birthDate: '1996-09-21', city: null, handle: null, publicFields: [] })
})

test.each(['۱۴۰۴/۱۲/۳۰', '۱۳۷۵/۱۳/۰۱', 'دیروز', '75/6/31'])(
  '«%s» is no day: the contract refuses it',
  (typed) => {
    expect(read({ birthDate: typed })).toEqual({ birthDate: typed })
  },
)
