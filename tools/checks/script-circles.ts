import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { circles, ringIn } from '../circles.ts'
import type { Finding } from '../tree.ts'

/**
 * Scripts of the built web that import each other in a circle. The build's plan (web/script-plan.ts) joins modules into
 * scripts; in a circle a script may run before what it imports, and the page stays dead.
 */
export async function scriptCircles(): Promise<Finding[]> {
  const { buildFolder } = await import('../../web/build-stamp.ts')
  const folder = join(buildFolder, 'client', 'assets')
  const files = readdirSync(folder).filter((file) => file.endsWith('.js'))
  return circlesIn(new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')])))
}

export function circlesIn(scripts: ReadonlyMap<string, string>): Finding[] {
  if (scripts.size === 0) return [{ file: 'web/build', line: 1, sentence: 'has no scripts' }]
  const edges = new Map([...scripts].map(([file, text]) => [file, importsOf(text)]))
  return circles(edges).map((knot) => {
    const ring = ringIn(knot, edges)
    const sentence = `scripts import each other in a circle: ${[...ring, ring[0]].join(' → ')}`
    return { file: 'web/build', line: 1, sentence }
  })
}

/** Only imports that run at once; `import(…)` is loaded later and may lead back. */
const importsOf = (text: string) =>
  [...text.matchAll(/(?:from|import)\s*["']\.\/([\w.-]+\.js)["']/g)].map(([, to = '']) => ({ to }))
