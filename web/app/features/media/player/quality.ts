import { localDigits } from '@arvand/persian/digits'
import { playerWords as words } from '../words.ts'

/** What plays: a bitrate chosen by bandwidth, one rung of the ladder by its height, or the sound alone. */
export type Quality = 'auto' | 'sound' | `${number}`

export interface Rung {
  readonly height: number
  readonly bitrate: number
}

export interface Connection {
  readonly saveData?: boolean
  readonly effectiveType?: string
}

/** Whether the browser reports data saving or a slow connection. */
export const isPoorConnection = ({ saveData, effectiveType }: Connection): boolean =>
  saveData === true || effectiveType === 'slow-2g' || effectiveType === '2g' || effectiveType === '3g'

/** The index of the chosen rung, or of the nearest lower one; −1 lets hls.js choose by bandwidth. */
export function rungFor(quality: Quality, rungs: readonly Rung[], poorLine: boolean): number {
  if (rungs.length === 0) return -1
  const byHeight = rungs.map(({ height }, at) => ({ height, at })).sort((a, b) => a.height - b.height)
  if (quality === 'auto' || quality === 'sound') return poorLine ? (byHeight[0]?.at ?? -1) : -1
  const fits = byHeight.filter(({ height }) => height <= Number(quality))
  return (fits.at(-1) ?? byHeight[0])?.at ?? -1
}

interface Offered {
  readonly rungs: readonly Rung[]
  readonly audioOnly: boolean
}

/** The qualities to choose from, best first; empty when there is no choice. */
export function qualitiesOf({ rungs, audioOnly }: Offered): Quality[] {
  const heights = [...new Set(rungs.map(({ height }) => height))].filter((height) => height > 0)
  if (heights.length === 0 && !audioOnly) return []
  const rest: Quality[] = audioOnly ? ['sound'] : []
  return ['auto', ...heights.sort((a, b) => b - a).map((height): Quality => `${height}`), ...rest]
}

/** «خودکار», «۷۲۰», «فقط صدا». */
export const qualityName = (quality: Quality): string =>
  quality === 'auto' ? words.auto : quality === 'sound' ? words.soundOnly : localDigits(quality)
