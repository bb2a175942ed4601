import type { Check } from '../../tools/tree.ts'
import { treeOf } from '../../tools/tree.ts'

/** The findings of a check in a made-up tree, as `file:line sentence` lines. */
export async function findingsOf(check: Check, files: Readonly<Record<string, string>>): Promise<string[]> {
  const found = await check(treeOf(files))
  return found.map(({ file, line, sentence }) => `${file}:${line} ${sentence}`)
}

/** That many lines of harmless code. */
export const linesOfCode = (count: number): string => 'work()\n'.repeat(count)
