import { useEffect, useState } from 'react'

/** What the captions of a language say now, line by line; drawn by us, so that they look and break as ours do. */
export function useCaptions(media: HTMLMediaElement | null, language: string | null): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    if (!media) return
    const tracks = Array.from(media.textTracks)
    const chosen = tracks.find((track) => track.language === language)
    for (const track of tracks) track.mode = track === chosen ? 'hidden' : 'disabled'
    if (!chosen) return
    const read = () => setLines(Array.from(chosen.activeCues ?? [], textOf))
    // An iPhone shows the whole screen by itself, and our words would stay behind it.
    const shown = () => {
      chosen.mode = 'showing'
    }
    const hidden = () => {
      chosen.mode = 'hidden'
    }
    chosen.addEventListener('cuechange', read)
    media.addEventListener('webkitbeginfullscreen', shown)
    media.addEventListener('webkitendfullscreen', hidden)
    read()
    return () => {
      chosen.removeEventListener('cuechange', read)
      media.removeEventListener('webkitbeginfullscreen', shown)
      media.removeEventListener('webkitendfullscreen', hidden)
      setLines([])
    }
  }, [media, language])
  return lines
}

function textOf(cue: TextTrackCue): string {
  return cue instanceof VTTCue ? (cue.getCueAsHTML().textContent ?? '') : ''
}
