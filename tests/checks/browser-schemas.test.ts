import { expect, test } from 'vitest'
import { id } from '../../contracts/fields.ts'
import { withSchemas } from '../../tools/checks/browser-schemas.ts'

test('a script with a schema library is told, others pass', () => {
  const plain = { file: 'assets/entry.js', text: 'export const a={service:"panel",fields:{}}' }
  const heavy = { file: 'assets/fields.js', text: 'let c=(e,t)=>e._zod.run({value:t,issues:[]},{})' }
  expect(withSchemas([plain])).toEqual([])
  expect(withSchemas([plain, heavy])).toEqual([
    { file: 'web/build/client/assets/fields.js', line: 1, sentence: expect.stringContaining('holds zod') },
  ])
})

test('what is looked for is in every schema', () => {
  expect('_zod' in id).toBe(true)
})

test('a build without scripts is told', () => {
  expect(withSchemas([])).toHaveLength(1)
})
