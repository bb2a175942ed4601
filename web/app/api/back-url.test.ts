import { afterEach, expect, test, vi } from 'vitest'
import { keepBackUrl, takeBackUrl } from './back-url.ts'
import { kept } from './kept.ts'
import { ownAddress } from './own-address.ts'
import { aBrowser } from './testing.ts'

const origin = 'https://arvand.example'

afterEach(() => vi.unstubAllGlobals())

const here = (pathname: string, search = '') => ({ pathname, search, origin })

test('the page is kept with its query and erased when used', () => {
  aBrowser()
  keepBackUrl(here('/panel/profile', '?tab=2'))
  expect(kept.backUrl.get()).toBe('/panel/profile?tab=2')
  expect(takeBackUrl(here('/auth/sign-in'))).toBe('/panel/profile?tab=2')
  expect(takeBackUrl(here('/auth/sign-in'))).toBe('/panel')
})

test('a callbackUrl in the address wins, and the kept page is erased all the same', () => {
  aBrowser()
  keepBackUrl(here('/panel/profile'))
  expect(takeBackUrl(here('/auth/sign-in', '?callbackUrl=%2Fcourses'))).toBe('/courses')
  expect(kept.backUrl.get()).toBeNull()
})

test.each(['/auth/sign-in', '/signout', '/api/auth/signin', '/error'])(
  'the door %s is no page to come back to',
  (door) => {
    aBrowser()
    keepBackUrl(here(door))
    expect(kept.backUrl.get()).toBeNull()
    expect(takeBackUrl(here('/auth/sign-in', `?callbackUrl=${encodeURIComponent(door)}`))).toBe('/panel')
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
  expect(ownAddress(address, origin)).toBeNull()
  expect(takeBackUrl(here('/auth/sign-in', `?callbackUrl=${encodeURIComponent(address)}`))).toBe('/panel')
})

test.each([
  ['/courses?q=%D8%AC#top', '/courses?q=%D8%AC#top'],
  ['https://arvand.example/panel', '/panel'],
  ['courses', '/courses'],
  ['https:evil.example', '/evil.example'],
  ['/a/../b', '/b'],
])('%j leads to %j', (address, to) => {
  expect(ownAddress(address, origin)).toBe(to)
})
