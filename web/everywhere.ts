import { join } from 'node:path'
import type { Rolldown } from 'vite'

const app = join(import.meta.dirname, 'app')
const isIcon = (id: string) => /\/lucide-react\/.*\/icons\//.test(id)

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

/**
 * Joins the scripts that every page loads, sixty small ones otherwise: those that the root and the entry import, and
 * what these import. Half of all that a page names to be loaded ahead is one line then, and one file packs better.
 */
export function everywhere(): Rolldown.CodeSplittingGroup {
  let found: Set<string> | undefined
  return {
    name: (id, context) => {
      found ??= importedByAll(context)
      return found.has(id) ? 'everywhere' : null
    },
  }
}

function importedByAll(context: Context): Set<string> {
  const found = new Set<string>()
  const below = (id: string) => context.getModuleInfo(id)?.importedIds ?? []
  const collect = (id: string) => {
    // The list of icons names all of them, whoever draws them.
    if (found.has(id) || isIcon(id)) return
    found.add(id)
    below(id).forEach(collect)
  }
  collect(join(app, 'root.tsx'))
  // Not the entry itself: it is begun last, by the page.
  below(join(app, 'entry.client.tsx')).forEach(collect)
  return found
}
