import { describe, expect, test } from 'vitest'
import { type Load, planScripts } from './script-plan.ts'
import { type ModuleOf, usageOf } from './used-modules.ts'

/** Modules by their source text; a module imports another as './name'. */
const modulesOf =
  (texts: Readonly<Record<string, string>>): ModuleOf =>
  (id) => {
    const code = texts[id]
    if (code === undefined) return null
    const said = [...code.matchAll(/'\.\/([^']+)'/g)].map(([, name = '']) => name)
    return { code, importedIds: [...new Set(said)] }
  }

const page = (...entries: string[]): Load => ({ entries, weight: 1, limit: 150_000 })

/** A text that hardly compresses, so that its size counts. */
function heavy(seed: number, length = 40_000): string {
  let state = seed
  const next = () => {
    state = (state * 48_271) % 2_147_483_647
    return (state % 36).toString(36)
  }
  return `export const heavy = '${Array.from({ length }, next).join('')}'`
}

describe('modules that an entry needs', () => {
  const { directly, withEntry } = usageOf(
    modulesOf({
      marks: `import { Button } from './door'; import * as rows from './rows'; import './marks.css'`,
      door: `export { Button } from './button'; export { Dialog as Window } from './dialog'`,
      button: `import { Check } from './icons'; export const Button = Check`,
      dialog: `export const Dialog = 1`,
      rows: `export * from './row'`,
      row: `export const row = 1`,
      icons: `import { Check } from './check'; export { Check }; export { Cross } from './cross'`,
      check: `export const Check = 1`,
      cross: `export const Cross = 1`,
      old: `const check = require('./check')`,
      'marks.css': '',
    }),
  )

  test('a name of a door leads to the module that makes it', () => {
    expect(directly('button')).toEqual(['check'])
    expect(directly('marks')).toEqual(['button', 'rows', 'row', 'marks.css'])
    expect([...withEntry('marks')]).toEqual(['marks', 'button', 'rows', 'row', 'marks.css', 'check'])
  })

  test('all of a door is all that it passes on', () => {
    expect([...withEntry('door')]).toEqual(['door', 'button', 'dialog', 'check'])
  })

  test('of what is no module of the language all is taken', () => {
    expect(directly('old')).toEqual(['check'])
  })
})

describe('scripts', () => {
  test('what all pages need is one, and what a page alone needs stays with it', () => {
    const plan = planScripts(
      [page('entry', 'today'), page('entry', 'marks')],
      modulesOf({
        entry: `import { react } from './react'`,
        today: `import { row } from './row'; import { alone } from './alone'`,
        marks: `import { row } from './row'`,
        react: 'export const react = 1',
        row: 'export const row = 1',
        alone: 'export const alone = 1',
      }),
    )
    expect([...plan]).toEqual([
      ['react', 'everywhere'],
      ['row', 'everywhere'],
    ])
  })

  test('what few need is brought to few', () => {
    const pages = Array.from({ length: 8 }, (_, at) => `page-${at}`)
    const plan = planScripts(
      pages.map((name) => page(name)),
      modulesOf({
        // All pages have much in common, as those of Arvand do.
        base: heavy(5, 80_000),
        small: 'export const small = 1',
        heavy: heavy(7),
        ...Object.fromEntries(
          pages.map((name, at) => [
            name,
            `import { heavy as base } from './base'; import { small } from './small'${at < 2 ? `; import { heavy } from './heavy'` : ''}`,
          ]),
        ),
      }),
    )
    expect([...plan]).toEqual([
      ['base', 'everywhere'],
      ['small', 'everywhere'],
      ['heavy', 'shared-1'],
    ])
  })

  test('a part that comes later adds little to what a page loads', () => {
    const plan = planScripts(
      [page('today'), page('marks'), { entries: ['later'], weight: 0.25, limit: 150_000 }],
      modulesOf({
        today: `import { row } from './row'`,
        marks: `import { row } from './row'`,
        later: `import { row } from './row'; import { heavy } from './heavy'`,
        row: 'export const row = 1',
        heavy: heavy(11),
      }),
    )
    expect([...plan]).toEqual([['row', 'everywhere']])
  })

  test('a small script brings no heavy import to a page that does not need it', () => {
    const needing = (...names: string[]) =>
      ['base', ...names].map((name) => `import { heavy as ${name} } from './${name}'`).join('; ')
    const pages = {
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`light-${at}`, needing()])),
      ...Object.fromEntries([1, 2, 3].map((at) => [`small-${at}`, needing('small')])),
      ...Object.fromEntries([1, 2, 3, 4, 5, 6].map((at) => [`large-${at}`, needing('core')])),
      ...Object.fromEntries([1, 2, 3, 4].map((at) => [`all-${at}`, needing('small', 'dragged')])),
    }
    const plan = planScripts(
      Object.keys(pages).map((name) => page(name)),
      modulesOf({
        ...pages,
        base: heavy(5, 130_000),
        small: heavy(23, 15_000),
        dragged: `import { heavy as core } from './core'; ${heavy(19, 10_000)}; export const used = core`,
        core: heavy(17, 98_000),
      }),
    )
    expect(plan.get('small')).not.toBe(plan.get('dragged'))
    expect(plan.get('small')).not.toBe(plan.get('core'))
  })

  test('two that import each other by way of a third stay apart', () => {
    // Joining `first` and `last` would save most, because the same pages need both. But `first` imports `heavy`, and
    // `heavy` imports `last`, so the joined script and `heavy` would import each other.
    const moduleOf = modulesOf({
      one: `import { first } from './first'; import { last } from './last'`,
      two: `import { first } from './first'; import { last } from './last'`,
      three: `import { first } from './first'`,
      four: `import { heavy } from './heavy'`,
      five: `import { last } from './last'`,
      six: '',
      first: `import { heavy } from './heavy'; export const first = heavy`,
      heavy: `import { last } from './last'; ${heavy(13)}; export const used = last`,
      last: 'export const last = 1',
    })
    const plan = planScripts(
      ['one', 'two', 'three', 'four', 'five', 'six'].map((name) => page(name)),
      moduleOf,
    )
    const { directly } = usageOf(moduleOf)
    const imports = [...plan].flatMap(([id, script]) =>
      directly(id).map((other) => [script, plan.get(other)].join(' imports ')),
    )
    const circles = imports.filter((one) => {
      const [from, to] = one.split(' imports ')
      return from !== to && imports.includes(`${to} imports ${from}`)
    })
    expect(circles).toEqual([])
    expect(plan.size).toBe(3)
  })
})
