import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const root = join(import.meta.dirname, '../../..')

/** The route pattern of every screen of the features, e.g. `courses/:slug`. */
export const patterns: readonly string[] = globSync('web/app/features/*/routes.ts', { cwd: root })
  .flatMap((file) => [
    ...readFileSync(join(root, file), 'utf8').matchAll(/route\(\s*'([^']+)',\s*['`]([^'`]+)/g),
  ])
  .filter(([, , file]) => file?.endsWith('.tsx'))
  .map(([, pattern = '']) => pattern)
  .concat('')

const asExpression = (pattern: string): RegExp =>
  new RegExp(`^/${pattern.replaceAll(/:\w+/g, '[^/]+').replace('*', '.+')}$`)

// A literal segment wins over a parameter: `courses/new` before `courses/:id`.
const inOrder = patterns
  .toSorted((one, other) => one.split(':').length - other.split(':').length)
  .map((pattern) => [pattern, asExpression(pattern)] as const)

/** The route pattern of the screen at an address; undefined for a file, an endpoint or an unknown address. */
export const patternOf = (path: string): string | undefined =>
  inOrder.find(([, expression]) => expression.test(path))?.[0]
