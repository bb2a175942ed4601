import { describe, expect, test } from 'vitest'
import { fieldsOfForm, readProfile } from './read-profile.ts'

function formOf(values: Record<string, string | string[]>): FormData {
  const form = new FormData()
  for (const [name, value] of Object.entries(values)) for (const one of [value].flat()) form.append(name, one)
  return form
}

describe('the profile form', () => {
  test('a Jalali day becomes an ISO day, what was emptied becomes null', () => {
    const asked = readProfile(formOf({ name: 'نیلوفر', birthDate: '۱۳۷۵/۶/۳۱', city: '  ', handle: '' }))
    expect(asked).toMatchObject({
      change: {
        name: 'نیلوفر',
        birthDate: '1996-09-21',
        city: null,
        handle: null,
        links: [],
        publicFields: [],
      },
    })
  })

  test.each(['۱۴۰۴/۱۲/۳۰', '۱۳۷۵/۱۳/۰۱', 'دیروز', '75/6/31'])(
    '«%s» is no day, and nothing is asked',
    (typed) => {
      expect(readProfile(formOf({ name: 'نیلوفر', birthDate: typed }))).toEqual({
        fields: { birthDate: expect.stringContaining('در تقویم نیست') },
      })
    },
  )

  test('empty links are left out, and what is wrong with the others comes back to their fields', () => {
    const asked = readProfile(
      formOf({ name: 'ن', 'link-0': '', 'link-1': 'example.com', 'link-3': 'ftp://x.y' }),
    )
    if ('fields' in asked) throw new Error('the form is right')
    expect(asked.change.links).toEqual(['https://example.com', 'ftp://x.y'])
    expect(fieldsOfForm({ 'links.1': 'نادرست', city: 'کوتاه' }, asked.linkNames)).toEqual({
      'link-3': 'نادرست',
      city: 'کوتاه',
    })
  })

  test('only fields that may be public are asked to be', () => {
    const asked = readProfile(
      formOf({ name: 'ن', publicFields: ['city', 'nationalCode', '__proto__', 'email'] }),
    )
    expect(asked).toMatchObject({ change: { publicFields: ['city', 'email'] } })
  })
})
