import { graphFile } from '../graph.ts'
import { resolve } from '../resolve.ts'
import { isBuilder, isTest, sourceOf } from '../source.ts'
import { type Finding, filesLike, type Tree } from '../tree.ts'

/** Functions that declare a notice type or an audited act. */
const declares = /^(noticeType|recorder)$/

/** The names of lists of declarations, from the declaring file up to `server/modules.ts`. */
const list = /(NoticeTypes|Acts|Offer)$/

/**
 * Notice types and audited acts that a module declares but that do not reach `server/modules.ts`: people could not set
 * them in their preferences, and managers would read no words for them.
 */
export function handedOver(tree: Tree): Finding[] {
  const reached = new Set<string>()
  const waiting = tree.has(graphFile) ? [graphFile] : []
  for (const file of waiting) {
    if (reached.has(file)) continue
    reached.add(file)
    const lists = sourceOf(tree, file).imports.filter(({ names }) => names.some((name) => list.test(name)))
    waiting.push(...lists.flatMap(({ specifier }) => resolve(tree, file, specifier) ?? []))
  }
  return filesLike(tree, /^server\/modules\/.*\.ts$/).flatMap((file) => {
    if (isTest(file) || isBuilder(file) || file.endsWith('/index.ts') || reached.has(file)) return []
    return sourceOf(tree, file)
      .imports.filter(({ names }) => names.some((name) => declares.test(name)))
      .map(({ line }) => ({ file, line, sentence: `declares what ${graphFile} does not hand over` }))
  })
}
