import Hls from 'hls.js/light'
import type { Rung } from './quality.ts'

export interface Ladder {
  /** Chooses a rung, one bitrate of the HLS ladder; −1 lets hls.js choose by bandwidth. */
  readonly choose: (rung: number) => void
  readonly close: () => void
}

interface LadderWishes {
  readonly address: string
  readonly startAt: () => number
  readonly onRungs: (rungs: readonly Rung[]) => void
  readonly onRung: (rung: Rung | null) => void
  readonly onFailed: () => void
}

const mostRecoveries = 2

/** Plays an HLS ladder by hls.js. Loaded as a chunk of its own. */
export function openLadder(media: HTMLMediaElement, wishes: LadderWishes): Ladder {
  // hls.js starts its worker from a blob, which our content security policy forbids; fMP4 segments do not need it.
  const hls = new Hls({
    enableWorker: false,
    startPosition: wishes.startAt(),
    capLevelToPlayerSize: true,
    backBufferLength: 60,
  })
  let recoveries = 0
  hls.on(Hls.Events.MANIFEST_PARSED, () => wishes.onRungs(hls.levels.map(rungOf)))
  hls.on(Hls.Events.LEVEL_SWITCHED, (_, { level }) => {
    const found = hls.levels[level]
    wishes.onRung(found ? rungOf(found) : null)
  })
  hls.on(Hls.Events.ERROR, (_, { fatal, type }) => {
    if (!fatal) return
    recoveries += 1
    if (type === Hls.ErrorTypes.MEDIA_ERROR && recoveries <= mostRecoveries) hls.recoverMediaError()
    else wishes.onFailed()
  })
  hls.loadSource(wishes.address)
  hls.attachMedia(media)
  return {
    choose(rung) {
      // A rung chosen by hand is not limited by the size of the player.
      hls.autoLevelCapping = -1
      hls.loadLevel = rung
    },
    close: () => hls.destroy(),
  }
}

const rungOf = ({ height, bitrate }: { height: number; bitrate: number }): Rung => ({ height, bitrate })
