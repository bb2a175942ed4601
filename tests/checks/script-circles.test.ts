import { expect, test } from 'vitest'
import { circlesIn } from '../../tools/checks/script-circles.ts'

const entry = `import{a as e}from"./shared-1.js";import"./shared-2.js";`

test('scripts that import others without a circle pass', () => {
  const later = `const later=()=>import("./entry.js");export{later as a}`
  const scripts = { 'entry.js': entry, 'shared-1.js': later, 'shared-2.js': `import"./shared-1.js"` }
  expect(circlesIn(new Map(Object.entries(scripts)))).toEqual([])
})

test('a circle is told with its scripts', () => {
  const scripts = {
    'entry.js': entry,
    'shared-1.js': `import{b}from'./shared-2.js';export const a=b`,
    'shared-2.js': `import{a}from"./shared-1.js";export const b=1`,
  }
  expect(circlesIn(new Map(Object.entries(scripts)))).toEqual([
    {
      file: 'web/build',
      line: 1,
      sentence: 'scripts import each other in a circle: shared-1.js → shared-2.js → shared-1.js',
    },
  ])
})

test('a build without scripts is told', () => {
  expect(circlesIn(new Map())).toHaveLength(1)
})
