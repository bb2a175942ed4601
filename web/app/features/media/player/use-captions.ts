import { useEffect, useState } from 'react'

/** The current caption of a language, line by line. The page draws it itself, so that its font and line breaks fit. */
export function useCaptions(media: HTMLMediaElement | null, language: string | null): readonly string[] {
  const [lines, setLines] = useState<readonly string[]>([])
  useEffect(() => {
    if (!media) return
    const tracks = Array.from(media.textTracks)
    const chosen = tracks.find((track) => track.language === language)
    for (const track of tracks) track.mode = track === chosen ? 'hidden' : 'disabled'
    if (!chosen) return
    const read = () => setLines(Array.from(chosen.activeCues ?? [], textOf))
    // In full screen an iPhone shows its own player, where only the browser's captions are visible.
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
