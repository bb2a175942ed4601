import { useState } from 'react'
import { browserStore, readText, writeText } from '../../../api/storage.ts'
import type { Quality } from './quality.ts'
import { speeds } from './speeds.ts'

/** A person's player settings, stored in the browser. */
export interface Preferences {
  readonly speed: number
  readonly volume: number
  readonly muted: boolean
  readonly quality: Quality
  /** Language of the captions; null when they are off. */
  readonly captions: string | null
}

const key = 'player'
const usual: Preferences = { speed: 1, volume: 1, muted: false, quality: 'auto', captions: null }

function readPreferences(): Preferences {
  try {
    const told = JSON.parse(readText(browserStore(), key) ?? '{}') as Partial<Preferences>
    const { speed, volume, muted, quality, captions } = { ...usual, ...told }
    return {
      speed: speeds.find((one) => one === speed) ?? 1,
      volume: typeof volume === 'number' && volume >= 0 && volume <= 1 ? volume : 1,
      muted: muted === true,
      quality: /^(auto|sound|\d{2,4})$/.test(String(quality)) ? quality : 'auto',
      captions: typeof captions === 'string' ? captions : null,
    }
  } catch {
    return usual
  }
}

/** The settings, and a function that changes some of them. */
export function usePreferences(): [Preferences, (change: Partial<Preferences>) => void] {
  const [preferences, setPreferences] = useState(readPreferences)
  const change = (part: Partial<Preferences>) => {
    const next = { ...preferences, ...part }
    setPreferences(next)
    writeText(browserStore(), key, JSON.stringify(next))
  }
  return [preferences, change]
}
