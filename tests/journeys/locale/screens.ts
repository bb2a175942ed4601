import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The pattern of every screen that the features list: `courses/:slug`. */
export const patterns: readonly string[] = globSync('web/app/features/*/routes.ts', { cwd: root })
  .flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/route\(\s*'([^']+)',\s*['`]([^'`]+)/g),
  ])
  .filter(([, , file]) => file?.endsWith('.tsx'))
  .map(([, pattern = '']) => pattern)
  .concat('')

const asExpression = (pattern: string): RegExp =>
  new RegExp(`^/${pattern.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`)

// What is written out wins over a parameter: `courses/new` before `courses/:id`.
const inOrder = patterns
  .toSorted((one, other) => one.split(':').length - other.split(':').length)
  .map((pattern) => [pattern, asExpression(pattern)] as const)

/** The screen that an address leads to; undefined for a file, a call or nothing of ours. */
export const patternOf = (path: string): string | undefined =>
  inOrder.find(([, expression]) => expression.test(path))?.[0]
