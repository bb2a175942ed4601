import { join } from 'node:path'
import type { RouteConfigEntry } from '@react-router/dev/routes'
import type { Plugin, Rolldown } from 'vite'
import routes from './app/routes.ts'
import { limits } from './load-limits.ts'
import { type Load, planScripts } from './script-plan.ts'
import type { ModuleOf } from './used-modules.ts'

type Context = Parameters<Rolldown.CodeSplittingNameFunction>[1]

const root = join(import.meta.dirname, '..')
const file = (name: string): string => join(import.meta.dirname, 'app', name)
const routeEntry = (name: string): string => `${file(name)}?__react-router-build-client-route`

const hydration = file('hydrate.tsx')
const always = [file('entry.client.tsx'), routeEntry('root.tsx')]
const signedIn = ['panel', 'teacher', 'manager'].map((frame) => routeEntry(`frames/${frame}-frame.tsx`))

/** The weight of a public page: public pages are a third of all pages, and the ones through which people arrive. */
const weightOfPublic = 2
/** The weight of a part that loads later: most of its modules are already loaded by then. */
const weightOfLater = 0.25

/**
 * Joins the browser's scripts by which pages load them together: by itself the bundler makes sixty files for a page.
 */
export function joinScripts(): Plugin {
  let plan: ReadonlyMap<string, string> | undefined
  const name: Rolldown.CodeSplittingNameFunction = (id, context) => {
    plan ??= planScripts(loadsOf(context), (other) => withoutFolder(context.getModuleInfo(other)))
    return plan.get(id) ?? null
  }
  const rolldownOptions = {
    // The plan allows no import circles, so a group need not include its dependencies.
    output: { codeSplitting: { includeDependenciesRecursively: false, groups: [{ name }] } },
    preserveEntrySignatures: 'allow-extension' as const,
  }
  return {
    name: 'join-scripts',
    apply: 'build',
    config: () => ({ environments: { client: { build: { rolldownOptions } } } }),
  }
}

/** The folder in which the web is built stands in imports: two builds of the same code are to have the same plan. */
function withoutFolder(module: Rolldown.ModuleInfo | null): ReturnType<ModuleOf> {
  return module && { code: module.code?.replaceAll(root, '') ?? null, importedIds: module.importedIds }
}

function loadsOf(context: Context): Load[] {
  const pages = (list: readonly RouteConfigEntry[], frames: readonly string[]): Load[] =>
    list.flatMap(({ file: screen, children }) => {
      // The styleguide: scripts are joined as in a build without it.
      if (screen.startsWith('../')) return []
      const entries = [...frames, routeEntry(screen)]
      if (children) return pages(children, entries)
      // A route that answers with a file has no script.
      if (!context.getModuleInfo(routeEntry(screen))) return []
      return signedIn.some((frame) => frames.includes(frame))
        ? { entries: [...entries, hydration], weight: 1, limit: limits['signed-in'].bytes }
        : { entries, weight: weightOfPublic, limit: limits.public.bytes }
    })
  const loads = pages(routes, always)
  const later = { weight: weightOfLater, limit: limits['signed-in'].bytes }
  return [...loads, ...laterParts(context, loads).map((part) => ({ entries: [part], ...later }))]
}

/** All modules that are imported dynamically. */
function laterParts(context: Context, loads: readonly Load[]): string[] {
  const later = new Set<string>([hydration])
  // The loop adds to the set that it iterates, and so visits the new modules too.
  const modules = new Set(loads.flatMap(({ entries }) => entries))
  for (const id of modules) {
    const { importedIds = [], dynamicallyImportedIds = [] } = context.getModuleInfo(id) ?? {}
    for (const part of dynamicallyImportedIds) later.add(part)
    for (const other of [...importedIds, ...dynamicallyImportedIds]) modules.add(other)
  }
  return [...later]
}
