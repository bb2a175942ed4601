import type { ServerBuild } from 'react-router'

type Routes = ServerBuild['routes']

/** A place in the tree of addresses: the routes that end here, with those around them. */
interface Place {
  readonly name: number
  readonly ends: Set<string>
  readonly named: Map<string, Place>
  any?: Place
}

/**
 * Gives for a path the build with only the routes that may answer it or an address above it, one build for all paths
 * that have the same. React Router walks through every route several times for each page, and makes each anew to draw
 * one: with a few hundred of them that is a tenth of a page. What it finds is the same: none that may match is left out.
 */
export function narrowBuilds(build: ServerBuild): (pathname: string) => ServerBuild {
  const root = placesOf(build.routes)
  const kept = new Map<string, ServerBuild>()
  return (pathname) => {
    const segments = segmentsOf(pathname)
    if (!segments) return build
    const places = placesOn(root, segments)
    const key = places.map(({ name }) => name).join()
    const known = kept.get(key)
    if (known) return known
    const narrow = narrowed(build, new Set(places.flatMap(({ ends }) => [...ends])))
    kept.set(key, narrow)
    return narrow
  }
}

/** As React Router compares them; null for what it would not decode. */
function segmentsOf(pathname: string): string[] | null {
  try {
    const segments = pathname.split('/').filter(Boolean)
    return segments.map((segment) => decodeURIComponent(segment).toLowerCase())
  } catch {
    return null
  }
}

const parameter = /^:[\w-]+$/
const word = /^[^:?*]+$/

function placesOf(routes: Routes): Place {
  let last = 0
  const place = (): Place => ({ name: last++, ends: new Set(), named: new Map() })
  const root = place()
  for (const route of Object.values(routes)) {
    if (!route || (route.path === undefined && !route.index)) continue
    const chain = chainOf(routes, route.id)
    let here = root
    for (const segment of chain.flatMap(({ path }) => path?.toLowerCase().split('/').filter(Boolean) ?? [])) {
      if (parameter.test(segment)) here = here.any ??= place()
      else if (word.test(segment)) here = wordBelow(here, segment, place)
      // A star and whatever else there may be: all of it is answered from here.
      else break
    }
    for (const { id } of chain) here.ends.add(id)
  }
  return root
}

function wordBelow({ named }: Place, segment: string, place: () => Place): Place {
  const known = named.get(segment)
  if (known) return known
  const fresh = place()
  named.set(segment, fresh)
  return fresh
}

/** Every place that a path goes through, whichever way. */
function placesOn(place: Place, [segment, ...rest]: readonly string[]): Place[] {
  if (segment === undefined) return [place]
  const next = [place.named.get(segment), place.any].filter((one) => one !== undefined)
  return [place, ...next.flatMap((one) => placesOn(one, rest))]
}

function chainOf(routes: Routes, id: string): NonNullable<Routes[string]>[] {
  const route = routes[id]
  if (!route) return []
  return [...(route.parentId === undefined ? [] : chainOf(routes, route.parentId)), route]
}

const narrowed = (build: ServerBuild, ids: ReadonlySet<string>): ServerBuild => ({
  ...build,
  routes: only(build.routes, ids),
  assets: { ...build.assets, routes: only(build.assets.routes, ids) },
})

/** In the order of the whole, which decides between routes of the same rank. */
const only = <Value>(all: Record<string, Value>, ids: ReadonlySet<string>): Record<string, Value> =>
  Object.fromEntries(Object.entries(all).filter(([id]) => ids.has(id)))
