import { useEffect, useEffectEvent } from 'react'
import { keepWatermark } from './keep-watermark.ts'

/** Floats the viewer's words over the picture; `onHidden` when somebody made them invisible. */
export function useWatermark(frame: HTMLElement | null, text: string | null, onHidden: () => void): void {
  const tell = useEffectEvent(onHidden)
  useEffect(() => (frame && text ? keepWatermark(frame, text, () => tell()) : undefined), [frame, text])
}
