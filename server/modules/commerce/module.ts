import type { Module } from '#platform/module'
import type { CommerceParts } from './parts.ts'

/** Commerce: carts, factors, banks, gift cards, off codes, plus. */
export function commerceModule(_parts: CommerceParts): Module {
  return { name: 'commerce', routes: [], workers: [] }
}
