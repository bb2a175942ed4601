import { useEffect, useEffectEvent } from 'react'

interface Session {
  readonly title: string | undefined
  readonly artist: string | undefined
  readonly poster: string | null
  readonly play: () => void
  readonly pause: () => void
  readonly skip: (seconds: number) => void
  readonly seek: (second: number) => void
}

/** Connects the media controls of phone, watch and headset. */
export function useMediaSession(session: Session): void {
  const { title, artist, poster } = session
  const act = useEffectEvent(({ action, seekTime, seekOffset }: MediaSessionActionDetails) => {
    if (action === 'play') session.play()
    if (action === 'pause') session.pause()
    if (action === 'seekbackward') session.skip(-(seekOffset ?? 10))
    if (action === 'seekforward') session.skip(seekOffset ?? 10)
    if (action === 'seekto' && seekTime !== undefined) session.seek(seekTime)
  })
  useEffect(() => {
    if (!('mediaSession' in navigator) || !title) return
    const { mediaSession } = navigator
    mediaSession.metadata = new MediaMetadata({
      title,
      ...(artist ? { artist } : {}),
      artwork: poster ? [{ src: poster }] : [],
    })
    const actions = ['play', 'pause', 'seekbackward', 'seekforward', 'seekto'] as const
    const take = (handler: MediaSessionActionHandler | null) => {
      for (const action of actions)
        try {
          mediaSession.setActionHandler(action, handler)
        } catch {
          // Older browsers do not know every action.
        }
    }
    take((details) => act(details))
    return () => {
      take(null)
      mediaSession.metadata = null
    }
  }, [title, artist, poster])
}
