import { dirname, join, normalize } from 'node:path/posix'
import type { Tree } from './tree.ts'

const workspaces = ['contracts', 'demo', 'persian', 'server', 'styleguide', 'web']

/**
 * Our own file that an import refers to; undefined for packages, built-in modules and generated files. Follows
 * `imports` and `exports` of the workspaces as Node does.
 */
export function resolve(tree: Tree, from: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return firstThere(tree, normalize(join(dirname(from), specifier)))
  const here = workspaces.find((name) => from.startsWith(`${name}/`))
  if (specifier.startsWith('#')) return here && mapped(tree, here, 'imports', specifier)
  return ofPackage(tree, specifier)
}

function ofPackage(tree: Tree, specifier: string): string | undefined {
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
    const [before = '', after] = pattern.split('*')
    const fits = after === undefined ? asked === pattern : asked.startsWith(before) && asked.endsWith(after)
    if (!fits) continue
    const hole = asked.slice(before.length, asked.length - (after?.length ?? 0))
    const meant = target.replace('*', hole)
    return meant.startsWith('.') ? firstThere(tree, join(workspace, meant)) : ofPackage(tree, meant)
  }
  return undefined
}

const firstThere = (tree: Tree, path: string): string | undefined =>
  [path, `${path}.ts`, `${path}.tsx`].find((file) => /\.tsx?$/.test(file) && tree.has(file))
