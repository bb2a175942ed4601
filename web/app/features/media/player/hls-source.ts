import Hls from 'hls.js/light'
import type { Rung } from './quality.ts'

export interface Ladder {
  /** Which rung to take; -1 leaves it to the line. */
  readonly choose: (rung: number) => void
  readonly close: () => void
}

interface LadderWishes {
  readonly address: string
  readonly second: number
  readonly onRungs: (rungs: readonly Rung[]) => void
  readonly onRung: (rung: Rung | null) => void
  readonly onFailed: () => void
}

const mostRecoveries = 2

/** Plays a ladder through the browser's media source. A chunk of its own. */
export function openLadder(media: HTMLMediaElement, wishes: LadderWishes): Ladder {
  // Its worker would be made of text, which our pages do not run; segments of fMP4 need none.
  const hls = new Hls({
    enableWorker: false,
    startPosition: wishes.second,
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
      // The person's choice outweighs the size of the window.
      hls.autoLevelCapping = -1
      hls.loadLevel = rung
    },
    close: () => hls.destroy(),
  }
}

const rungOf = ({ height, bitrate }: { height: number; bitrate: number }): Rung => ({ height, bitrate })
