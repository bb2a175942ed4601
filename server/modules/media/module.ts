import type { Module } from '#platform/module'

/** Files: bringing them in, making other forms of them, giving them out. */
export function mediaModule(): Module {
  return { name: 'media' }
}
