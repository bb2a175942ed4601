import { matchRoutes, type Params, type RouteObject, type ServerBuild } from 'react-router'
import type { CachePromise, Handle } from './handle.ts'

/** How a page is cached, with its tags computed for one address. */
export interface CachePolicy {
  readonly tags: readonly string[]
  readonly query: readonly string[]
  readonly seconds: number
}

const tenMinutes = 600

/** Returns a path's cache policy by its route's `handle.cache`; null when the page must not be cached. */
export function cachePolicies(build: ServerBuild): (pathname: string) => CachePolicy | null {
  const tree = treeOf(build)
  return (pathname) => {
    const leaf = matchRoutes(tree, pathname)?.at(-1)
    const handle = leaf?.route.handle as Handle | undefined
    return leaf && handle?.cache ? policyOf(handle.cache, leaf.params) : null
  }
}

/** Returns the route pattern of a path, such as `/gift/:token`; null when no page answers it. */
export function patterns(build: ServerBuild): (pathname: string) => string | null {
  const tree = treeOf(build)
  return (pathname) => {
    const found = matchRoutes(tree, pathname.replace(/(\/_)?\.data$/, '')) ?? []
    const parts = found.flatMap(({ route }) => (route.path ? [route.path] : []))
    return parts.includes('*') || found.length === 0 ? null : `/${parts.join('/')}`.replace('//', '/')
  }
}

/** The tags of what the root loads for every page. */
export const rootTags = ['pricing', 'site']

const policyOf = ({ tags, query = [], seconds = tenMinutes }: CachePromise, params: Params): CachePolicy => ({
  tags: [...rootTags, ...(typeof tags === 'function' ? tags(params) : tags)],
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
