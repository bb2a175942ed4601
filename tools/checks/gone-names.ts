import { nameOf, sourceOf, visit } from '../source.ts'
import { type Finding, filesLike, lineAt, type Tree } from '../tree.ts'
import gone from './gone-names.json' with { type: 'json' }

/** Old names of files and folders, each with the standard word that replaced it. */
const files = new Map(Object.entries(gone.files))

/** Old exported names, each with the name that replaced it. */
const exported = new Map(Object.entries(gone.exports))

/**
 * Old names may not come back. The lists hold exact names of files, folders and exports, not words, because a word may
 * have another meaning elsewhere. When the last place of an old name is renamed, add the name here.
 */
export function goneNames(tree: Tree): Finding[] {
  return [
    ...tree.files.flatMap(inPath),
    ...filesLike(tree, /\.tsx?$/).flatMap((file) => inExports(tree, file)),
  ]
}

function inPath(file: string): Finding[] {
  for (const part of file.split('/')) {
    const stem = part.replace(/\..*$/, '')
    const now = files.get(stem)
    if (now) return [{ file, line: 1, sentence: `${stem} is an old name; the word is ${now}` }]
  }
  return []
}

function inExports(tree: Tree, file: string): Finding[] {
  const source = sourceOf(tree, file)
  const found: Finding[] = []
  const add = (name: string, start: number) => {
    const now = exported.get(name)
    const sentence = `${name} is an old name; the word is ${now}`
    if (now) found.push({ file, line: lineAt(source.text, start), sentence })
  }
  visit(source, {
    ExportNamedDeclaration({ declaration, specifiers, start }) {
      for (const one of specifiers) add(nameOf(one.exported), one.start)
      if (declaration?.type === 'VariableDeclaration')
        for (const { id } of declaration.declarations) add(nameOf(id), start)
      else if (declaration && 'id' in declaration) add(nameOf(declaration.id), start)
    },
  })
  return found
}
