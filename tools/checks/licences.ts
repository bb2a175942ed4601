import { type Finding, lineAt, type Tree } from '../tree.ts'
import { type LockedPackage, lockName, packagesOf } from './lock-file.ts'

const allowed = new Set([
  'MIT',
  'MIT-0',
  'Apache-2.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'ISC',
  'MPL-2.0',
  // As node-datachannel spells it.
  'MPL 2.0',
  'PostgreSQL',
  'OFL-1.1',
  '0BSD',
  'CC0-1.0',
  'BlueOak-1.0.0',
  'Unlicense',
])

/** Packages with other licences, each with the reason why it is allowed. */
const excepted: Readonly<Record<string, { licence: string; reason: string }>> = {
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'data about browsers, named in its own file' },
  'combine-errors': { licence: '', reason: 'MIT by its Readme' },
  vazirmatn: { licence: 'OFL', reason: 'OFL-1.1 by the file it ships' },
  '@react-aria/optimize-locales-plugin': { licence: '', reason: 'Apache-2.0 by the LICENSE file it ships' },
}

// libvips (LGPL) is an unmodified shared library that sharp loads, so it is allowed (design 1).
const isSharedLibrary = (name: string, licence: string): boolean =>
  name.startsWith('@img/sharp-') && isAllowed(licence.replace('LGPL-3.0-or-later', 'MIT'))

/** Production packages whose licence design 1 does not allow. */
export function licences(tree: Tree): Finding[] {
  if (!tree.has(lockName)) return []
  const text = tree.text(lockName)
  return [...packagesOf(tree)]
    .filter(([key, one]) => key.includes('node_modules/') && !one.dev && !one.link)
    .flatMap(([key, one]) => {
      const name = key.slice(key.lastIndexOf('node_modules/') + 'node_modules/'.length)
      const licence = licenceOf(tree, key, one)
      if (isAllowed(licence) || isSharedLibrary(name, licence) || excepted[name]?.licence === licence)
        return []
      const line = lineAt(text, text.indexOf(`"${key}": {`))
      return [
        { file: lockName, line, sentence: `${name}: licence «${licence || 'not stated'}» is not allowed` },
      ]
    })
}

function licenceOf(tree: Tree, key: string, one: LockedPackage): string {
  if (one.license) return one.license
  const manifest = `${key}/package.json`
  if (!tree.has(manifest)) return ''
  const { license, licenses } = JSON.parse(tree.text(manifest))
  const stated = license ?? licenses?.[0]
  return typeof stated === 'string' ? stated : (stated?.type ?? '')
}

/** Whether an SPDX expression is allowed: every part of an AND, or one part of an OR. */
function isAllowed(expression: string): boolean {
  const plain = expression.replace(/^\((.*)\)$/, '$1')
  if (/ OR /i.test(plain)) return plain.split(/ OR /i).some(isAllowed)
  return plain.split(/ AND /i).every((one) => allowed.has(one.replace(/[()]/g, '').trim()))
}
