import type { Resume } from '@arvand/contracts/careers'
import { expect, test } from 'vitest'
import { stateOf, whyNotApply, withParts } from './careers.ts'
import { facetsOf } from './jobs/facets.ts'

const published = { published_at: new Date(0), closed_at: null, deadline: '2026-12-01' }

test.each([
  [{ ...published, published_at: null }, 'draft'],
  [published, 'open'],
  [{ ...published, deadline: '2026-11-30' }, 'expired'],
  [{ ...published, closed_at: new Date(1) }, 'closed'],
] as const)('a job is what its dates say: %#', (job, state) => {
  expect(stateOf(job, '2026-12-01')).toBe(state)
})

test('an own job is told before all else, and a missing skill last', () => {
  const no = { isMember: false, isBlocked: false, hasApplied: false }
  const able = { ...no, isDecided: false, lacksDemanded: false }
  expect(whyNotApply('open', able)).toBeNull()
  expect(whyNotApply('closed', { ...able, isMember: true })).toBe('careers.own-job')
  expect(whyNotApply('closed', { ...able, hasApplied: true })).toBe('careers.applied')
  expect(whyNotApply('closed', { ...able, isDecided: true })).toBe('careers.application-decided')
  expect(whyNotApply('expired', { ...able, lacksDemanded: true })).toBe('careers.job-expired')
  expect(whyNotApply('open', { ...able, isBlocked: true, lacksDemanded: true })).toBe('careers.blocked')
  expect(whyNotApply('open', { ...able, lacksDemanded: true })).toBe('careers.skill-missing')
})

test('a résumé holds the chosen parts, and proves what the job demands', () => {
  const skill = (id: string, isVerified: boolean) => ({
    ...{ id, title: id, level: null, isVerified, certificate: null, exam: null },
  })
  const whole: Resume = {
    ...{ name: 'نگار', headline: 'طراح', mobile: '+989120000000', email: null, city: 'رشت' },
    ...{ education: null, biography: 'متن', links: ['https://a.ir'], experience: 'دو سال' },
    skills: [skill('a', true), skill('b', true), skill('c', false)],
  }
  const sent = withParts(whole, ['city'], new Set(['a', 'c']))
  expect(sent).toEqual({
    ...{ name: 'نگار', headline: 'طراح', mobile: null, email: null, city: 'رشت' },
    ...{ education: null, biography: null, links: [], experience: '', skills: [skill('a', true)] },
  })
  expect(withParts(whole, ['skills'], new Set()).skills).toHaveLength(3)
})

test('a facet counts what its choice would leave while the others stay', () => {
  const field = { id: 'f', title: 'داده' }
  const jobs = [
    { kind: 'fullTime', city: 'تهران', isRemote: true, fields: [field] },
    { kind: 'fullTime', city: 'شیراز', isRemote: false, fields: [] },
    { kind: 'partTime', city: 'تهران', isRemote: false, fields: [field] },
  ] as const
  const facets = facetsOf(jobs, { city: 'تهران' })
  expect(facets.city.map(({ title, count }) => [title, count])).toEqual([
    ['تهران', 2],
    ['شیراز', 1],
  ])
  expect(facets.kind.map(({ count }) => count)).toEqual([1, 1, 0, 0])
  expect(facets.field).toEqual([{ value: 'f', title: 'داده', count: 2 }])
  expect(facets.remote).toBe(1)
})
