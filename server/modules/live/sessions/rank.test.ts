import { expect, test } from 'vitest'
import { may, type Power, type Rank, rankOf, whyNotAbout } from './rank.ts'

test('a host does everything, a co-host runs the class, a participant neither', () => {
  const powers: Power[] = ['lead', 'record', 'promote']
  const all = (rank: Rank) => powers.filter((power) => may(rank, power))
  expect([all('host'), all('coHost'), all('participant')]).toEqual([powers, ['lead'], []])
})

test.each([
  ['host', 'participant', null],
  ['host', 'coHost', null],
  ['host', 'host', 'live.host-stays'],
  ['coHost', 'participant', null],
  ['coHost', 'coHost', 'live.host-stays'],
  ['coHost', 'host', 'live.host-stays'],
] as const)('a %s about a %s: %s', (rank, other, why) => {
  expect(whyNotAbout(rank, other)).toBe(why)
})

test('whoever hosts the class is its host, whatever else they are', () => {
  expect([rankOf(true, true), rankOf(false, true), rankOf(false, false)]).toEqual([
    'host',
    'coHost',
    'participant',
  ])
})
