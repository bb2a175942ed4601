import { afterEach, expect, test, vi } from 'vitest'
import { pageIdOf } from './page-id.ts'

afterEach(() => void vi.unstubAllGlobals())

test('a page keeps its id, for each class another, and one without a storage has none', () => {
  expect(pageIdOf('a-class')).toBeUndefined()
  const stored = new Map<string, string>()
  const sessionStorage = {
    getItem: (name: string) => stored.get(name) ?? null,
    setItem: (name: string, text: string) => void stored.set(name, text),
  }
  vi.stubGlobal('window', { sessionStorage })
  const one = pageIdOf('a-class')
  expect(one).toMatch(/^[0-9a-f-]{36}$/)
  expect(pageIdOf('a-class')).toBe(one)
  expect(pageIdOf('another')).not.toBe(one)
})
