import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { expect, test } from 'vitest'

/** Components of public pages: the first load has no room for React Aria. */
const light = [
  'alert',
  'avatar',
  'badge',
  'breadcrumb',
  'button',
  'card',
  'chart',
  'checkbox',
  'chips',
  'code-field',
  'data-table',
  'date-field',
  'day-tile',
  'dialog',
  'digits-field',
  'file-drop',
  'girih/girih',
  'link',
  'list',
  'logo',
  'ltr-field',
  'menu',
  'pagination',
  'password-field',
  'progress-bar',
  'radio-group',
  'select-field',
  'skeleton',
  'stat',
  'states',
  'stepper',
  'switch',
  'tab-links',
  'text-area',
  'text-field',
  'time-field',
  'toast-region',
]

/** Packages that a file reaches by static imports of values. */
function packagesOf(file: string, seen = new Set<string>()): string[] {
  if (seen.has(file)) return []
  seen.add(file)
  const source = readFileSync(file, 'utf8')
  const imports = [...source.matchAll(/^(?:import|export) (?!type )[^;]*? from '([^']+)'/gms)].map(
    (match) => match[1] ?? '',
  )
  return imports.flatMap((name) =>
    name.startsWith('.') ? packagesOf(join(dirname(file), name), seen) : [name],
  )
}

test.each(light)('%s brings no React Aria and no charts', (piece) => {
  const packages = packagesOf(join(import.meta.dirname, `${piece}.tsx`))
  expect(packages.filter((name) => /react-aria|internationalized|recharts/.test(name))).toEqual([])
})

test('the walk sees what a heavy piece brings', () => {
  const packages = packagesOf(join(import.meta.dirname, 'select.tsx'))
  expect(packages.some((name) => name.startsWith('react-aria-components'))).toBe(true)
})
