import type { FirstLoad, PageKind } from '../../web/first-load.ts'
import type { Finding } from '../tree.ts'

export interface LoadLimit {
  readonly bytes: number
  readonly files: number
}

/**
 * The most that a page loads in scripts, as served in brotli, before anybody touches it. That of public pages is
 * look.md's; that of signed-in pages is what the heaviest had when it was first weighed, and may only fall: the aim is
 * 25 files and 150 kB (docs/speed.md).
 */
export const limits: Readonly<Record<PageKind, LoadLimit>> = {
  public: { bytes: 90_000, files: 32 },
  'signed-in': { bytes: 200_000, files: 90 },
}

/** Heavier for a reason: rows that are dragged, by hand and by keys. */
const heavier: Readonly<Record<string, LoadLimit>> = {
  'teach/courses/:id/curriculum': { bytes: 252_000, files: 90 },
}

/** Pages of the built web that load more scripts than they may before anybody touches them. */
export async function firstLoad(): Promise<Finding[]> {
  const { firstLoads } = await import('../../web/first-load.ts')
  return overLimit(await firstLoads())
}

export function overLimit(loads: readonly FirstLoad[]): Finding[] {
  const kinds = Object.keys(limits).filter((kind) => !loads.some((load) => load.kind === kind))
  return [
    ...kinds.map((kind) => ({ file: 'web/build', line: 1, sentence: `has no ${kind} page to weigh` })),
    ...loads.flatMap((load) => {
      const { path, bytes, scripts } = load
      const limit = heavier[path] ?? limits[load.kind]
      if (bytes <= limit.bytes && scripts.length <= limit.files) return []
      const heaviest = scripts.slice(0, 3).map(({ file, bytes: size }) => `${file} ${kilobytes(size)}`)
      const told = `${scripts.length} files of ${kilobytes(bytes)}, limit ${limit.files} of ${kilobytes(limit.bytes)}`
      return [{ file: 'web/build', line: 1, sentence: `/${path} loads ${told}: ${heaviest.join(', ')}…` }]
    }),
  ]
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
