import { expect, test } from 'vitest'
import { isLinkFor, linkToExport } from './link.ts'

const signing = { secret: 's'.repeat(32), sessionId: 'mine', now: new Date('2026-11-22T08:00:00.500Z') }
const later = (seconds: number) => ({ ...signing, now: new Date(signing.now.getTime() + seconds * 1000) })
const { url, until } = linkToExport(signing, '/downloads/x/csv', { of: 'یلدا & نوروز' })

test('an address serves its session for five minutes', () => {
  expect(isLinkFor(signing, url)).toBe(true)
  expect(isLinkFor(later(299), url)).toBe(true)
  expect(isLinkFor(later(300), url)).toBe(false)
  expect(until).toEqual(new Date('2026-11-22T08:05:00Z'))
  expect(new URL(url, 'http://arvand').searchParams.get('of')).toBe('یلدا & نوروز')
})

test('no other session, secret or address', () => {
  expect(isLinkFor({ ...signing, sessionId: 'yours' }, url)).toBe(false)
  expect(isLinkFor({ ...signing, secret: 't'.repeat(32) }, url)).toBe(false)
  for (const changed of [
    url.replace('/csv', '/xlsx'),
    url.replace('of=', 'of=%20'),
    url.replace(/until=(\d+)/, (_, at) => `until=${Number(at) + 60}`),
    `${url}&of=other`,
    `${url}&by=${url.split('&by=')[1]}`,
    url.replace(/&by=.*/, ''),
    url.slice(0, -1),
    '',
  ])
    expect(isLinkFor(signing, changed), changed).toBe(false)
})
