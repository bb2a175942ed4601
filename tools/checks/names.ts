import type { Class } from 'oxc-parser'
import { nameOf, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'

const refusedWords = new Set([
  'utils',
  'util',
  'helpers',
  'helper',
  'common',
  'misc',
  'base',
  'shared',
  'manager',
])

/** In `make-manager` the word is the role of a person; as a part of other names it is refused. */
const theRole = new Set(['make-manager'])

/** Names whose spelling programs or customs expect. */
const customary = /^(README|STYLE|LICENSE|OFL|Dockerfile|Containerfile|Caddyfile)(\.[a-z]+)?$|^__snapshots__$/

const kebab = /^\.?[a-z0-9]+([-.][a-z0-9]+)*$/
const migration = /^\d{8}T\d{4}-[a-z0-9-]+\.sql$/

/** Names of files, folders and classes that design 8 refuses. */
export function names(tree: Tree): Finding[] {
  return [
    ...tree.files.flatMap(whyNotNamed),
    ...filesLike(tree, /\.tsx?$/).flatMap((file) => inFile(tree, file)),
  ]
}

function whyNotNamed(file: string): Finding[] {
  const parts = file.split('/')
  const finding = (sentence: string) => [{ file, line: 1, sentence }]
  for (const part of parts) {
    const stem = part.replace(/\..*$/, '')
    const last = stem.split('-').at(-1) ?? ''
    if (!kebab.test(part) && !customary.test(part) && !migration.test(part))
      return finding(`${part} is not kebab-case`)
    if (refusedWords.has(last) && !theRole.has(stem)) return finding(`${part}: say what it is, not «${last}»`)
    if (last === 'new' && stem !== 'new')
      return finding(`${part}: mend the old one instead of putting a new one beside it`)
  }
  return []
}

function inFile(tree: Tree, file: string): Finding[] {
  const source = sourceOf(tree, file)
  const found: Finding[] = []
  const add = (at: { start: number }, sentence: string) =>
    found.push({ file, line: lineAt(source.text, at.start), sentence })
  const decorated = (node: { start: number; decorators?: readonly unknown[] }) => {
    if (node.decorators?.length) add(node, 'a decorator: Node does not run them; call a function instead')
  }
  const classed = (node: Class) => {
    const name = nameOf(node.id)
    if (/(Manager|Helpers?|Utils?|Base)$|^Base[A-Z]/.test(name)) add(node, `class ${name}: say what it does`)
    decorated(node)
  }
  visit(source, {
    ClassDeclaration: classed,
    ClassExpression: classed,
    MethodDefinition: decorated,
    PropertyDefinition: decorated,
    AccessorProperty: decorated,
    TSEnumDeclaration: (node) => add(node, 'an enum: type stripping refuses it; use a union of texts'),
  })
  return found
}
