import { useEffect, useState } from 'react'

type PhoneVideo = HTMLVideoElement & { webkitEnterFullscreen?: () => void }

/** Whether the player fills the screen, and a function that changes it; null where the browser cannot. */
export function useWholeScreen(
  frame: HTMLElement | null,
  media: HTMLMediaElement | null,
): { readonly isWhole: boolean; readonly toggle: (() => void) | null } {
  const [isWhole, setWhole] = useState(false)
  useEffect(() => {
    const read = () => setWhole(frame !== null && document.fullscreenElement === frame)
    document.addEventListener('fullscreenchange', read)
    return () => document.removeEventListener('fullscreenchange', read)
  }, [frame])
  const byPhone = (media as PhoneVideo | null)?.webkitEnterFullscreen
  if (!frame || (!document.fullscreenEnabled && !byPhone)) return { isWhole, toggle: null }
  return {
    isWhole,
    toggle() {
      if (isWhole) void document.exitFullscreen().catch(() => undefined)
      else if (document.fullscreenEnabled)
        frame.requestFullscreen().then(turnPhone, () => byPhone?.call(media))
      else byPhone?.call(media)
    },
  }
}

type Turns = ScreenOrientation & { lock?: (orientation: 'landscape') => Promise<void> }

/** Turns a phone to landscape, where the browser allows it. */
async function turnPhone(): Promise<void> {
  await (screen.orientation as Turns | undefined)?.lock?.('landscape').catch(() => undefined)
}
