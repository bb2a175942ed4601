import { matchRoutes, type Params, type RouteObject, type ServerBuild } from 'react-router'
import type { CachePromise, Handle } from './handle.ts'

/** How a page is kept, with its tags worked out for one address. */
export interface CachePolicy {
  readonly tags: readonly string[]
  readonly query: readonly string[]
  readonly seconds: number
}

const tenMinutes = 600

/** Tells of a path whether its page may be kept whole, by what its route promises in `handle.cache`. */
export function cachePolicies(build: ServerBuild): (pathname: string) => CachePolicy | null {
  const tree = treeOf(build)
  return (pathname) => {
    const leaf = matchRoutes(tree, pathname)?.at(-1)
    const handle = leaf?.route.handle as Handle | undefined
    return leaf && handle?.cache ? policyOf(handle.cache, leaf.params) : null
  }
}

/** Tells of a path how its route spells it, `/present/:token`; null for what no page answers. */
export function patterns(build: ServerBuild): (pathname: string) => string | null {
  const tree = treeOf(build)
  return (pathname) => {
    const found = matchRoutes(tree, pathname.replace(/(\/_)?\.data$/, '')) ?? []
    const parts = found.flatMap(({ route }) => (route.path ? [route.path] : []))
    return parts.includes('*') || found.length === 0 ? null : `/${parts.join('/')}`.replace('//', '/')
  }
}

const policyOf = ({ tags, query = [], seconds = tenMinutes }: CachePromise, params: Params): CachePolicy => ({
  tags: typeof tags === 'function' ? tags(params) : tags,
  query: query.toSorted(),
  seconds,
})

function treeOf(build: ServerBuild): RouteObject[] {
  const routes = Object.values(build.routes).filter((route) => route !== undefined)
  const below = (parentId: string | undefined): RouteObject[] =>
    routes
      .filter((route) => route.parentId === parentId)
      .map(({ id, path, index, caseSensitive, module }): RouteObject => {
        const same = { id, handle: module.handle, ...(path === undefined ? {} : { path }), caseSensitive }
        return index ? { ...same, index: true } : { ...same, children: below(id) }
      })
  return below(undefined)
}
