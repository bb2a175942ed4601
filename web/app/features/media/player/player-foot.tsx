import { useState } from 'react'
import { playerWords as words } from '../words.ts'
import { ChapterList } from './chapter-list.tsx'
import { ControlBar, type PanelName } from './control-bar.tsx'
import { PlayerPanel } from './player-panel.tsx'
import { qualitiesOf, qualityName } from './quality.ts'
import { SeekBar } from './seek-bar.tsx'
import { SettingsChoices } from './settings-choices.tsx'
import { speedName } from './speeds.ts'
import type { PlayerState } from './use-player.ts'

interface PlayerFootProps {
  readonly player: PlayerState
  readonly media: HTMLMediaElement | null
  /** Hidden while a video plays and nobody touches it; keyboard focus shows it again. */
  readonly shown: boolean
  readonly onPanel: (open: boolean) => void
}

/** The seek bar, the controls below it, and the panels that open above them. */
export function PlayerFoot({ player, media, shown, onPanel }: PlayerFootProps) {
  const { held, playback, source, screen, preferences, second, duration } = player
  const [panel, setPanel] = useState<PanelName | null>(null)
  const open = (name: PanelName | null) => {
    setPanel(name)
    onPanel(name !== null)
  }
  const isVideo = held.kind === 'video'
  const hasChoice =
    qualitiesOf({ rungs: source.rungs, audioOnly: held.audioOnly !== null && isVideo }).length > 0
  const visible = shown ? 'opacity-100' : 'opacity-0 focus-within:opacity-100'
  return (
    <>
      <div
        data-shown={shown || undefined}
        className={`z-10 px-2 pb-1 transition-opacity duration-150 sm:px-4 sm:pb-2 ${isVideo ? `absolute inset-x-0 bottom-0 ${visible}` : ''}`}
      >
        <SeekBar
          second={second}
          duration={duration}
          buffered={playback.buffered}
          chapters={held.chapters}
          onSeek={player.seek}
        />
        <ControlBar
          playing={playback.playing}
          ended={playback.ended}
          second={second}
          duration={duration}
          volume={preferences.volume}
          muted={preferences.muted}
          isWhole={screen.isWhole}
          pills={{
            speed: speedName(preferences.speed),
            quality: hasChoice ? qualityName(preferences.quality) : null,
            captions: held.captions.length > 0 ? player.isCaptioned : null,
          }}
          hasChapters={held.chapters.length > 0}
          open={panel}
          onPlay={player.toggle}
          onPanel={(name) => open(panel === name ? null : name)}
          onVolume={player.setVolume}
          onMute={() => player.change({ muted: !preferences.muted })}
          onWindow={isVideo && held.watermark === null ? windowOf(media) : null}
          onScreen={isVideo ? screen.toggle : null}
        />
      </div>
      {panel ? (
        <PlayerPanel
          label={panel === 'chapters' ? words.chapters : words.settings}
          onClose={() => open(null)}
        >
          {panel === 'chapters' ? (
            <ChapterList
              chapters={held.chapters}
              second={second}
              onSeek={(to) => {
                player.seek(to)
                open(null)
              }}
            />
          ) : (
            <SettingsChoices
              part={panel}
              playable={held}
              preferences={preferences}
              source={source}
              onChange={player.change}
            />
          )}
        </PlayerPanel>
      ) : null}
    </>
  )
}

/**
 * Opens picture-in-picture; null where the browser cannot. Callers skip it for watermarked videos, because the
 * watermark would not be in the floating window.
 */
function windowOf(media: HTMLMediaElement | null): (() => void) | null {
  if (!(media instanceof HTMLVideoElement) || !document.pictureInPictureEnabled) return null
  return () => {
    const change = document.pictureInPictureElement
      ? document.exitPictureInPicture()
      : media.requestPictureInPicture()
    void change.catch(() => undefined)
  }
}
