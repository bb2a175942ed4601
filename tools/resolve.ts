import { dirname, join, normalize } from 'node:path/posix'
import type { Tree } from './tree.ts'

const workspaces = ['contracts', 'persian', 'server', 'web']

/**
 * Our own file that an import refers to; undefined for packages, built-in modules and generated files. Follows
 * `imports` and `exports` of the workspaces as Node does.
 */
export function resolve(tree: Tree, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return firstThere(tree, normalize(join(dirname(from), specifier)))
  const here = workspaces.find((name) => from.startsWith(`${name}/`))
  if (specifier.startsWith('#')) return here && mapped(tree, here, 'imports', specifier)
  const [, name, path] = /^@arvand\/([^/]+)\/(.+)$/.exec(specifier) ?? []
  return name && mapped(tree, name, 'exports', `./${path}`)
}

function mapped(
  tree: Tree,
  workspace: string,
  field: 'imports' | 'exports',
  asked: string,
): string | undefined {
  const manifest = `${workspace}/package.json`
  if (!tree.has(manifest)) return undefined
  const patterns: Record<string, string> = JSON.parse(tree.text(manifest))[field] ?? {}
  for (const [pattern, target] of Object.entries(patterns)) {
    const [before = '', after = ''] = pattern.split('*')
    if (!asked.startsWith(before) || !asked.endsWith(after)) continue
    const hole = asked.slice(before.length, asked.length - after.length)
    return firstThere(tree, join(workspace, target.replace('*', hole)))
  }
  return undefined
}

const firstThere = (tree: Tree, path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && tree.has(file))
