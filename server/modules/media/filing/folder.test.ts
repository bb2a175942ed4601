import { expect, test } from 'vitest'
import { mostFolders, mostTags, whyNotCreate, whyNotDelete, whyNotTag } from './folder.ts'

test('a folder stands at the top or in one that does, and there are not too many', () => {
  expect(whyNotCreate(null, 0)).toBeNull()
  expect(whyNotCreate({ parentId: null }, 5)).toBeNull()
  expect(whyNotCreate({ parentId: 'a' }, 5)).toBe('media.folder-too-deep')
  expect(whyNotCreate(null, mostFolders)).toBe('media.folders-full')
})

test('an empty folder alone is deleted, and tags have an end', () => {
  expect([whyNotDelete(0), whyNotDelete(1)]).toEqual([null, 'media.folder-not-empty'])
  expect([whyNotTag(mostTags - 1), whyNotTag(mostTags)]).toEqual([null, 'media.tags-full'])
})
