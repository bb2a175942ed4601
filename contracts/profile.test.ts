import { expect, test } from 'vitest'
import { updateProfile } from './panel/profile.ts'

const faultsOf = (ask: unknown): string[] =>
  updateProfile.body.safeParse(ask).error?.issues.map(({ path }) => path.join('.')) ?? []

test('an empty link is left out, one without a scheme gets it, and a wrong one is told at its place', () => {
  const links = ['', 'example.com', ' https://example.org/a ']
  expect(updateProfile.body.parse({ links })).toEqual({
    links: ['https://example.com', 'https://example.org/a'],
  })
  expect(faultsOf({ links: ['', 'example.com', '', 'ftp://x.y'] })).toEqual(['links.3'])
  expect(faultsOf({ links: ['javascript:alert(1)'] })).toEqual(['links.0'])
})

test('only fields that may be public are asked to be, and a birthday is a day', () => {
  expect(faultsOf({ publicFields: ['city', 'nationalCode'] })).toEqual(['publicFields.1'])
  expect(faultsOf({ birthDate: '75/6/31' })).toEqual(['birthDate'])
})
