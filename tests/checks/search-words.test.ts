/// <reference types="vite/client" />
import { managedKind, ownKind, publicKind } from '@arvand/contracts/search'
import { expect, test } from 'vitest'
import { groupWords, kindWords } from '../../web/app/features/search/words.ts'

test('every kind that may be found has its words', () => {
  for (const kind of [...publicKind.options, ...ownKind.options, ...managedKind.options]) {
    expect(kindWords[kind]).toMatch(/./)
    expect(groupWords[kind]).toMatch(/./)
  }
})
