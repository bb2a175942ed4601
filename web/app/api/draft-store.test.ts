import { afterEach, expect, test, vi } from 'vitest'
import { dropDraft, forgetDrafts, storeDraft, storedDraft } from './draft-store.ts'
import { aBrowser } from './testing.ts'

afterEach(() => vi.unstubAllGlobals())

const isText = (value: unknown): value is string => typeof value === 'string'
const what = 'lesson 0190'
const draftOf = () => storedDraft(what, isText)?.draft ?? null

/** Another person's page in the same browser. */
const pageOf = (person: string | undefined) => {
  window.document.documentElement.dataset.person = person
}

test('a draft is its writer’s alone', () => {
  aBrowser(undefined, 'sara')
  storeDraft(what, { version: 3, draft: 'فصل اول' })
  expect(storedDraft(what, isText)).toEqual({ version: 3, draft: 'فصل اول' })
  pageOf('reza')
  expect(draftOf()).toBeNull()
  storeDraft(what, { version: 1, draft: 'چیز دیگر' })
  pageOf('sara')
  expect(draftOf()).toBe('فصل اول')
  dropDraft(what)
  expect(draftOf()).toBeNull()
})

test('nothing is kept for nobody', () => {
  const { stored } = aBrowser()
  storeDraft(what, { version: 1, draft: 'فصل اول' })
  expect([...stored.keys()]).toEqual([])
})

test('sign-out erases every draft; somebody who signs in erases the others’, and what nobody’s name stands on', () => {
  const { stored } = aBrowser(undefined, 'sara')
  storeDraft(what, { version: 1, draft: 'فصل اول' })
  stored.set('arvand.draft.lesson 0001', 'from before drafts had a person')
  stored.set('token', 'kept')
  pageOf('reza')
  storeDraft(what, { version: 1, draft: 'چیز دیگر' })
  forgetDrafts('reza')
  expect([...stored.keys()].toSorted()).toEqual(['arvand.draft.reza lesson 0190', 'token'])
  forgetDrafts(null)
  expect([...stored.keys()]).toEqual(['token'])
})

test('where the browser refuses its storage, drafts in the memory of the tab are erased too', () => {
  aBrowser(undefined, 'sara').blockStorage()
  storeDraft(what, { version: 1, draft: 'فصل اول' })
  expect(draftOf()).toBe('فصل اول')
  forgetDrafts(null)
  expect(draftOf()).toBeNull()
})
