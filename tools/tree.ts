import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** A fault in one line of a file. `line` counts from 1. */
export interface Finding {
  readonly file: string
  readonly line: number
  readonly sentence: string
}

/** The files that a check reads, on the disk or made by a test. Paths are relative and use `/`. */
export interface Tree {
  /** Every file of the repository, sorted, without installed, built and generated files. */
  readonly files: readonly string[]
  has(file: string): boolean
  /** The text of a file, also of an installed one; throws when the file does not exist. */
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

/** The files in a folder on the disk. Each text is read once. */
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

/** A tree of these texts, for tests. */
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

/** The files whose path matches. */
export const filesLike = (tree: Tree, pattern: RegExp): string[] =>
  tree.files.filter((file) => pattern.test(file))

/** The line number of an offset, counted from 1. */
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
