import { afterEach, expect, test, vi } from 'vitest'
import { saveBackUrl, savedBackUrl } from './back-url.ts'
import { clientStorage } from './client-storage.ts'
import { sameOriginAddress } from './same-origin-address.ts'
import { aBrowser } from './testing.ts'

const origin = 'https://arvand.example'

afterEach(() => vi.unstubAllGlobals())

test('the page is kept with its query', () => {
  aBrowser()
  saveBackUrl('/panel/profile?tab=2', origin)
  expect(savedBackUrl(origin)).toBe('/panel/profile?tab=2')
})

test.each(['/auth/sign-in', '/signout', '/api/auth/signin', '/error'])(
  'the door %s is no page to come back to',
  (door) => {
    aBrowser()
    saveBackUrl(door, origin)
    expect(clientStorage.backUrl.get()).toBeNull()
  },
)

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '\\\\evil.example',
  'javascript:alert(1)',
  'data:text/html,x',
  '/\t/evil.example',
  '\n//evil.example',
  ' https://evil.example',
  'https://arvand.example@evil.example',
  'https://arvand.example.evil.example',
  'http://arvand.example/',
  '///evil.example',
  '/.//evil.example',
  '',
])('%j leads nowhere', (address) => {
  aBrowser().stored.set('backUrl', address)
  expect(sameOriginAddress(address, origin)).toBeNull()
  expect(savedBackUrl(origin)).toBeNull()
})

test.each([
  ['/courses?q=%D8%AC#top', '/courses?q=%D8%AC#top'],
  ['https://arvand.example/panel', '/panel'],
  ['courses', '/courses'],
  ['https:evil.example', '/evil.example'],
  ['/a/../b', '/b'],
])('%j leads to %j', (address, to) => {
  expect(sameOriginAddress(address, origin)).toBe(to)
})
