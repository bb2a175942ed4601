import { expect, test } from 'vitest'
import { tilesOf } from './tiles.ts'

const person = (id: string, more: { isHost?: boolean; isMe?: boolean } = {}) => ({
  ...{ id, isHost: false, isMe: false },
  ...more,
})
const me = person('me', { isMe: true })
const host = person('host', { isHost: true })
const ali = person('ali')
const quiet = { people: {}, screen: null, lastSpeaker: null }
const grid = { arrangement: 'grid', onlySpeakers: false } as const
const speaker = { arrangement: 'speaker', onlySpeakers: false } as const
const camera = { audio: false, camera: true, screen: false }

test('a grid shows everybody', () => {
  expect(tilesOf([host, me, ali], quiet, grid)).toEqual({ main: null, others: [host, me, ali] })
})

test('large is whoever spoke last, or the host before anybody spoke', () => {
  expect(tilesOf([host, me, ali], quiet, speaker).main?.person).toBe(host)
  const spoken = tilesOf([host, me, ali], { ...quiet, lastSpeaker: 'ali' }, speaker)
  expect(spoken).toEqual({ main: { person: ali, isScreen: false }, others: [host, me] })
  expect(tilesOf([me], quiet, speaker)).toEqual({ main: null, others: [me] })
})

test('a screen is large in each arrangement, but not for whoever shares it', () => {
  const state = { ...quiet, screen: 'ali' }
  expect(tilesOf([me, ali], state, grid)).toEqual({
    main: { person: ali, isScreen: true },
    others: [me, ali],
  })
  expect(tilesOf([me, ali], { ...quiet, screen: 'me' }, grid).main).toBeNull()
})

test('in a webinar a viewer has a tile once they send', () => {
  const wish = { arrangement: 'grid', onlySpeakers: true } as const
  expect(tilesOf([host, me, ali], quiet, wish).others).toEqual([host, me])
  expect(tilesOf([host, me, ali], { ...quiet, people: { ali: camera } }, wish).others).toEqual([
    host,
    me,
    ali,
  ])
})

test('of very many those who send come first', () => {
  const many = Array.from({ length: 30 }, (_, at) => person(`p${at}`))
  const { others } = tilesOf(many, { ...quiet, people: { p29: camera } }, grid)
  expect(others).toHaveLength(20)
  expect(others[0]?.id).toBe('p29')
})

test('whom the host shows is large in each arrangement, and gives way to a screen', () => {
  const wish = { ...grid, spotlight: 'ali' }
  expect(tilesOf([host, me, ali], quiet, wish)).toEqual({
    main: { person: ali, isScreen: false },
    others: [host, me],
  })
  expect(
    tilesOf([host, me, ali], { ...quiet, lastSpeaker: 'host' }, { ...speaker, ...wish }).main?.person,
  ).toBe(ali)
  expect(tilesOf([host, me, ali], { ...quiet, screen: 'host' }, wish).main).toEqual({
    person: host,
    isScreen: true,
  })
  // Somebody in another group is not among the people.
  expect(tilesOf([host, me], quiet, wish).main).toBeNull()
})
