import type { FirstLoad, PageKind } from '../../web/first-load.ts'
import type { Finding } from '../tree.ts'

export interface LoadLimit {
  readonly bytes: number
  readonly files: number
}

/**
 * The most that a page may load in scripts, compressed with brotli, before any interaction (look.md, design.md 9). Both
 * numbers may only get smaller.
 */
export const limits: Readonly<Record<PageKind, LoadLimit>> = {
  public: { bytes: 85_000, files: 20 },
  'signed-in': { bytes: 150_000, files: 25 },
}

/** Pages over the limit, most of them for editing and uploading. No page may be added to this list. */
const heavier: Readonly<Record<string, LoadLimit>> = {
  // Its rows can be dragged with the mouse or moved with keys.
  'teach/courses/:id/curriculum': { bytes: 210_000, files: 25 },
  'teach/courses/:id': { bytes: 166_000, files: 28 },
  'teach/exchange': { bytes: 158_000, files: 25 },
  'teach/courses/:courseId/assignments': { bytes: 157_000, files: 25 },
  'manage/courses/:id': { bytes: 157_000, files: 25 },
  'teach/courses/:courseId/assignments/:submissionId': { bytes: 155_000, files: 25 },
  'panel/marks': { bytes: 155_000, files: 25 },
  'teach/courses/:id/lessons/:lessonId': { bytes: 154_500, files: 25 },
  'panel/assignments/:courseId/:lessonId': { bytes: 152_000, files: 25 },
  'panel/factors/:id': { bytes: 152_000, files: 25 },
  'manage/people/:personId': { bytes: 152_000, files: 25 },
}

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
      const limit = heavier[path] ?? limits[load.kind]
      if (bytes <= limit.bytes && scripts.length <= limit.files) return []
      const heaviest = scripts.slice(0, 3).map(({ file, bytes: size }) => `${file} ${kilobytes(size)}`)
      const told = `${scripts.length} files of ${kilobytes(bytes)}, limit ${limit.files} of ${kilobytes(limit.bytes)}`
      return [{ file: 'web/build', line: 1, sentence: `/${path} loads ${told}: ${heaviest.join(', ')}…` }]
    }),
  ]
}

const kilobytes = (bytes: number): string => `${(bytes / 1000).toFixed(1)} kB`
