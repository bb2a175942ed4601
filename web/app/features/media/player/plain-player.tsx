import { playerWords as words } from '../words.ts'
import type { LessonPlayerProps } from './player-props.ts'

/** The browser's own player, where there is no JavaScript. */
export function PlainPlayer({ playable, title }: Pick<LessonPlayerProps, 'playable' | 'title'>) {
  const { kind, file, poster, captions } = playable
  const tracks = captions.map(({ src, language, label }) => (
    <track key={src} kind="captions" src={src} srcLang={language} label={label} />
  ))
  if (kind === 'audio')
    return (
      // biome-ignore lint/a11y/useMediaCaption: its captions are the tracks that the lesson has
      <audio src={file} controls preload="none" aria-label={title ?? words.audio} className="w-full">
        {tracks}
      </audio>
    )
  return (
    // biome-ignore lint/a11y/useMediaCaption: its captions are the tracks that the lesson has
    <video
      src={file}
      poster={poster ?? undefined}
      controls
      preload="none"
      aria-label={title ?? words.video}
      className="aspect-video w-full rounded-card bg-deep"
    >
      {tracks}
    </video>
  )
}
