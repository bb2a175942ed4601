import { expect, test } from 'vitest'
import { clientStorage, type Referral } from '../api/client-storage.ts'
import { readReferral, recordReferrer, referralLifetime } from './arrival.ts'

function aRecord(held: Referral | null = null) {
  let record = held
  return {
    get: () => record,
    set: (value: Referral) => {
      record = value
    },
    remove: () => {
      record = null
    },
  }
}

const now = 1_800_000_000_000

test('a new code is kept for seven days and told once', () => {
  const record = aRecord()
  expect(readReferral(record, '?ref=ali4', now)).toBe('ali4')
  expect(record.get()).toEqual({ code: 'ali4', expiresAt: now + 604_800_000 })
  expect(readReferral(record, '?ref=ali4', now + 1)).toBeNull()
  expect(record.get()?.expiresAt).toBe(now + referralLifetime)
})

test('another code takes the place of the first', () => {
  const record = aRecord({ code: 'ali4', expiresAt: now + 5 })
  expect(readReferral(record, '?ref=sara', now)).toBe('sara')
  expect(record.get()?.code).toBe('sara')
})

test('an ended record is removed at any page, and its code is new again', () => {
  const record = aRecord({ code: 'ali4', expiresAt: now })
  expect(readReferral(record, '', now)).toBeNull()
  expect(record.get()).toBeNull()
  expect(readReferral(aRecord({ code: 'ali4', expiresAt: now }), '?ref=ali4', now)).toBe('ali4')
})

test('a living record stays where a page has no code', () => {
  const held = { code: 'ali4', expiresAt: now + 1 }
  const record = aRecord(held)
  expect(readReferral(record, '?q=x', now)).toBeNull()
  expect(record.get()).toEqual(held)
})

test('case makes no new code: it is told once', () => {
  const record = aRecord()
  expect(readReferral(record, '?ref=AB12', now)).toBe('ab12')
  expect(readReferral(record, '?ref=ab12', now + 1)).toBeNull()
  expect(readReferral(record, '?ref=%DB%B1%DB%B2ab', now + 2)).toBe('12ab')
  const before = aRecord({ code: 'AB12', expiresAt: now + 5 })
  expect(readReferral(before, '?ref=ab12', now)).toBeNull()
})

test.each(['ab', '%D8%B9%D9%84%DB%8C', '', 'a%20b%20c'])('«%s» does not evict a living code', (code) => {
  const held = { code: 'sara', expiresAt: now + 5 }
  const record = aRecord(held)
  expect(readReferral(record, `?ref=${code}`, now)).toBeNull()
  expect(record.get()).toEqual(held)
})

test.each(['', '%20', 'a%20b', '%3Cscript%3E', 'x'.repeat(65)])('«%s» is no code', (code) => {
  const record = aRecord()
  expect(readReferral(record, `?ref=${code}`, now)).toBeNull()
  expect(record.get()).toBeNull()
})

function recorded(referrer: string): Record<string, string> {
  const stored = new Map<string, string>()
  const store = {
    getItem: (key: string) => stored.get(key) ?? null,
    setItem: (key: string, text: string) => void stored.set(key, text),
    removeItem: (key: string) => void stored.delete(key),
  }
  recordReferrer(store, referrer, 'arvand.example')
  return Object.fromEntries(stored)
}

test('an outside host is recorded with the value arvand; Google also by its own key', () => {
  expect(recorded('https://blog.example.org/post?x=1')).toEqual({ 'blog.example.org': 'arvand' })
  expect(recorded('https://www.google.com/')).toEqual({ 'www.google.com': 'arvand', google: 'arvand' })
  expect(recorded('https://www.google.co.uk/')).toMatchObject({ google: 'arvand' })
})

test.each([
  '',
  'nonsense',
  'https://arvand.example/about',
  'android-app://com.example',
  ...Object.keys(clientStorage).map((key) => `http://${key.toLowerCase()}/`),
])('nothing is recorded for %j', (referrer) => {
  expect(recorded(referrer)).not.toHaveProperty('token')
  expect(Object.keys(recorded(referrer)).filter((key) => key in clientStorage)).toEqual([])
  if (!referrer.startsWith('http://')) expect(recorded(referrer)).toEqual({})
})

test('a host that only looks like Google is not Google', () => {
  expect(recorded('https://notgoogle.com/')).toEqual({ 'notgoogle.com': 'arvand' })
  expect(recorded('https://google.evil.example/')).toEqual({ 'google.evil.example': 'arvand' })
})
