import { expect, test } from 'vitest'
import { leadingBack, pathOf, unreachable, withoutTarget } from './survey-branching.ts'
import type { SurveyQuestion } from './surveys.ts'

const options = ['o1', 'o2'].map((id) => ({ id, text: id }))
const choice = (id: string, more: Partial<Extract<SurveyQuestion, { kind: 'choice' }>> = {}) =>
  ({ kind: 'choice', id, title: id, hint: '', required: true, options, ...more }) as const
const nps = (id: string, next?: string) =>
  ({ kind: 'nps', id, title: id, hint: '', required: false, ...(next && { next }) }) as const
const ids = (questions: Iterable<SurveyQuestion>) => [...questions].map(({ id }) => id)

/** a leads to b or to c; both go on with d. */
const forked: SurveyQuestion[] = [
  choice('a', { jumps: [{ on: 'o2', to: 'c' }] }),
  nps('b', 'd'),
  nps('c'),
  nps('d'),
]

test('an answer decides which questions follow, and both ways meet again', () => {
  expect(ids(pathOf(forked, { a: 'o1' }))).toEqual(['a', 'b', 'd'])
  expect(ids(pathOf(forked, { a: 'o2' }))).toEqual(['a', 'c', 'd'])
})

test('what follows a required question with branches is not known before its answer', () => {
  expect(ids(pathOf(forked, {}))).toEqual(['a'])
  const optional = [choice('a', { required: false, jumps: [{ on: 'o2', to: 'c' }] }), ...forked.slice(1)]
  expect(ids(pathOf(optional, {}))).toEqual(['a', 'b', 'd'])
})

test('numbers lead on as options do, and an answer may end the survey', () => {
  const ended = [{ ...nps('a'), jumps: [{ on: '10', to: 'end' as const }] }, nps('b')]
  expect(ids(pathOf(ended, { a: 10 }))).toEqual(['a'])
  expect(ids(pathOf(ended, { a: 9 }))).toEqual(['a', 'b'])
})

test('a question that leads back, to itself or to a missing one is found', () => {
  expect([...leadingBack(forked)]).toEqual([])
  expect([...leadingBack([nps('a'), nps('b', 'a')])]).toEqual(['b'])
  expect([...leadingBack([nps('a', 'a'), nps('b')])]).toEqual(['a'])
  expect([...leadingBack([choice('a', { jumps: [{ on: 'o1', to: 'gone' }] })])]).toEqual(['a'])
  // However it is answered, a path through it ends.
  expect(ids(pathOf([nps('a'), nps('b', 'a')], {}))).toEqual(['a', 'b'])
})

test('a question that no answer reaches is found', () => {
  expect([...unreachable(forked)]).toEqual([])
  expect([...unreachable([nps('a', 'c'), nps('b'), nps('c')])]).toEqual(['b'])
  const all = [
    { on: 'o1', to: 'c' },
    { on: 'o2', to: 'end' },
  ]
  expect([...unreachable([choice('a', { jumps: all }), nps('b'), nps('c')])]).toEqual(['b'])
  // Who may leave it out reaches the next one.
  expect([...unreachable([choice('a', { jumps: all, required: false }), nps('b'), nps('c')])]).toEqual([])
  expect([...unreachable([nps('a', 'end'), nps('b', 'c'), nps('c')])]).toEqual(['b', 'c'])
})

test('without a removed question nothing leads to it any more', () => {
  const kept = withoutTarget(
    forked.filter(({ id }) => id !== 'd'),
    'd',
  )
  expect(kept[1]).not.toHaveProperty('next')
  const rest = withoutTarget(
    forked.filter(({ id }) => id !== 'c'),
    'c',
  )
  expect(rest[0]).toMatchObject({ jumps: [] })
})
