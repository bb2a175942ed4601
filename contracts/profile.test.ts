import { expect, test } from 'vitest'
import { updateProfile } from './panel/profile.ts'

const faultsOf = (ask: unknown): string[] =>
  updateProfile.body.safeParse(ask).error?.issues.map(({ path }) => path.join('.')) ?? []

test('an empty link is left out, one without a scheme gets it, and a wrong one is told at its place', () => {
  const links = ['', 'example.com', ' https://example.org/a ', '//example.net']
  expect(updateProfile.body.parse({ links })).toEqual({
    links: ['https://example.com', 'https://example.org/a', 'https://example.net'],
  })
  expect(faultsOf({ links: ['', 'example.com', '', 'ftp://x.y'] })).toEqual(['links.3'])
  for (const link of [
    'javascript:alert(1)',
    'https://bank.ir@evil.example',
    'https:////evil.example',
    'a@evil.example',
  ])
    expect(faultsOf({ links: [link] }), link).toEqual(['links.0'])
})

test('only fields that may be public are asked to be, and a birthday is a day', () => {
  expect(faultsOf({ publicFields: ['city', 'nationalCode'] })).toEqual(['publicFields.1'])
  expect(faultsOf({ birthDate: '75/6/31' })).toEqual(['birthDate'])
})
