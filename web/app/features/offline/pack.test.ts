import { describe, expect, test } from 'vitest'
import { bytesOf, filesFor, hasChoice, isOver, type PackFile } from './pack.ts'

const file = (role: PackFile['role'], bytes: number | null): PackFile => ({
  role,
  bytes,
  link: `/media/${role}/file`,
})
const film = [file('video', 900), file('sound', 100), file('captions', 5), file('attachment', null)]

describe('what is kept of a lesson', () => {
  test('the film without its sound apart, or the sound without the film; all else with both', () => {
    expect(filesFor(film, 'whole').map(({ role }) => role)).toEqual(['video', 'captions', 'attachment'])
    expect(filesFor(film, 'sound').map(({ role }) => role)).toEqual(['sound', 'captions', 'attachment'])
    expect(bytesOf(filesFor(film, 'whole'))).toBe(905)
    expect(bytesOf(filesFor(film, 'sound'))).toBe(105)
  })

  test('there is a choice only where the sound stands apart', () => {
    expect(hasChoice(film)).toBe(true)
    expect(hasChoice([file('audio', 100)])).toBe(false)
    expect(hasChoice([file('video', 900)])).toBe(false)
  })
})

describe('a kept lesson is over', () => {
  const now = Date.parse('2026-11-21T12:00:00Z')
  const pack = { personId: 'a', until: null }

  test('when another person is here, or nobody', () => {
    expect(isOver(pack, 'a', now)).toBe(false)
    expect(isOver(pack, 'b', now)).toBe(true)
    expect(isOver(pack, null, now)).toBe(true)
  })

  test('when its day has come', () => {
    expect(isOver({ ...pack, until: '2026-11-21T12:00:01Z' }, 'a', now)).toBe(false)
    expect(isOver({ ...pack, until: '2026-11-21T12:00:00Z' }, 'a', now)).toBe(true)
  })
})
