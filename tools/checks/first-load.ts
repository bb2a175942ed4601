import type { FirstLoad } from '../../web/first-load.ts'
import type { Finding } from '../tree.ts'

/** The page of every piece in every state: for those who build, in demo mode alone. */
const notForVisitors = new Set(['ui'])

/** Public pages of the built web that load more scripts than look.md allows before anybody touches them. */
export async function firstLoad(): Promise<Finding[]> {
  const { firstLoadLimit, firstLoads } = await import('../../web/first-load.ts')
  return overLimit(await firstLoads(), firstLoadLimit)
}

export function overLimit(loads: readonly FirstLoad[], limit: number): Finding[] {
  if (loads.length === 0) return [{ file: 'web/build', line: 1, sentence: 'has no public page to weigh' }]
  return loads
    .filter(({ path, bytes }) => bytes > limit && !notForVisitors.has(path))
    .map(({ path, bytes, scripts }) => {
      const heaviest = scripts.slice(0, 3).map(({ file, bytes: size }) => `${file} ${kilobytes(size)}`)
      const sentence = `/${path} loads ${kilobytes(bytes)} of scripts, limit ${kilobytes(limit)}: ${heaviest.join(', ')}…`
      return { file: 'web/build', line: 1, sentence }
    })
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
