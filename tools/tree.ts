import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** What a check has to say about one line. `line` counts from 1. */
export interface Finding {
  readonly file: string
  readonly line: number
  readonly sentence: string
}

/** The files a check reads, on the disk or made up by a test. Paths are relative and use `/`. */
export interface Tree {
  /** Every file of ours, sorted; what is installed, built or generated is left out. */
  readonly files: readonly string[]
  has(file: string): boolean
  /** The text of a file, also of an installed one; throws when there is none. */
  text(file: string): string
}

export type Check = (tree: Tree) => readonly Finding[] | Promise<readonly Finding[]>

const notOurs = new Set([
  'node_modules',
  'build',
  '.git',
  '.data',
  '.react-router',
  'test-results',
  'playwright-report',
])

/** The tree under a folder on the disk. Texts are read once. */
export function openTree(root: string): Tree {
  const texts = new Map<string, string>()
  return {
    files: filesUnder(root, '').sort(),
    has: (file) => existsSync(join(root, file)),
    text(file) {
      const known = texts.get(file) ?? readFileSync(join(root, file), 'utf8')
      texts.set(file, known)
      return known
    },
  }
}

/** A tree made of the given texts, for tests. */
export function treeOf(texts: Readonly<Record<string, string>>): Tree {
  return {
    files: Object.keys(texts).sort(),
    has: (file) => Object.hasOwn(texts, file),
    text(file) {
      const text = texts[file]
      if (text === undefined) throw new Error(`no file ${file} in this tree`)
      return text
    },
  }
}

/** The files of a tree whose path fits. */
export const filesLike = (tree: Tree, pattern: RegExp): string[] =>
  tree.files.filter((file) => pattern.test(file))

/** The line of an offset, from 1. */
export function lineAt(text: string, offset: number): number {
  let line = 1
  for (let at = text.indexOf('\n'); at !== -1 && at < offset; at = text.indexOf('\n', at + 1)) line += 1
  return line
}

function filesUnder(root: string, folder: string): string[] {
  return readdirSync(join(root, folder), { withFileTypes: true }).flatMap((entry) => {
    const path = folder === '' ? entry.name : `${folder}/${entry.name}`
    if (notOurs.has(entry.name)) return []
    if (entry.isDirectory()) return filesUnder(root, path)
    return entry.isFile() ? [path] : []
  })
}
