import type { FirstLoad } from '../../web/first-load.ts'
import { limits } from '../../web/load-limits.ts'
import type { Finding } from '../tree.ts'

/** Pages of the built web that load more scripts before any interaction than they may. */
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
      const limit = limits[load.kind]
      if (bytes <= limit.bytes && scripts.length <= limit.files) return []
      const heaviest = scripts.slice(0, 3).map(({ file, bytes: size }) => `${file} ${kilobytes(size)}`)
      const told = `${scripts.length} files of ${kilobytes(bytes)}, limit ${limit.files} of ${kilobytes(limit.bytes)}`
      return [{ file: 'web/build', line: 1, sentence: `/${path} loads ${told}: ${heaviest.join(', ')}…` }]
    }),
  ]
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
