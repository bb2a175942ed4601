import { formatNumber } from '@arvand/persian/numbers'
import { Hand, MicOff } from 'lucide-react'
import { Avatar } from '../../ui/avatar.tsx'
import { Icon } from '../../ui/icon.tsx'
import { photoOf } from '../../ui/photo.ts'
import { guestWords } from './guests/guest-words.ts'
import type { ClassMedia } from './media/class-media.ts'
import { mediaWords as words } from './media-words.ts'
import { TileReaction } from './reactions/reactions.tsx'
import type { ShownReaction } from './reactions/use-reactions.ts'
import type { Shown } from './shown.ts'
import { TrackVideo } from './track-video.tsx'
import { useLook } from './use-look.ts'

export type ClassPerson = Shown['people'][number]

interface TileProps {
  readonly person: ClassPerson
  readonly video: MediaStreamTrack | null
  /** Hears whether the picture is on the screen; null: it is not of a connection. */
  readonly media: Pick<ClassMedia, 'look'> | null
  /** Null: they are not connected to sound and picture. */
  readonly isMuted: boolean | null
  readonly isSpeaking: boolean
  readonly reactions?: readonly ShownReaction[]
  readonly isScreen?: boolean
  readonly large?: boolean
}

/** One person: their picture, or their portrait; name, microphone and hand over its foot. */
export function Tile(props: TileProps) {
  const { person, video, media, isMuted, isSpeaking, reactions = [], isScreen = false, large = false } = props
  const { name, picture, isMe, isGuest, hand } = person
  const place = useLook(media, isMe || isScreen ? null : person.id)
  const label = isScreen ? words.screenOf(name) : name
  const edge = isSpeaking && !isScreen ? 'border-primary-600' : 'border-line'
  return (
    <li
      ref={place}
      className={`relative grid place-items-center overflow-clip rounded-card border-[3px] bg-deep text-on-deep ${edge} ${
        large
          ? 'aspect-video w-full lg:aspect-auto lg:h-[calc(100dvh-20rem)] lg:min-h-60'
          : 'aspect-video min-w-0'
      }`}
    >
      {video ? (
        <TrackVideo track={video} label={label} mirror={isMe && !isScreen} whole={isScreen} />
      ) : (
        <Avatar name={name} seed={name} photo={photoOf(picture)} size={large ? 112 : 64} />
      )}
      <TileReaction shown={reactions} />
      <div className="absolute inset-x-0 bottom-0 flex items-center gap-2 bg-deep/80 px-3 py-1 text-14">
        <span className="min-w-0 flex-1 truncate">{isScreen ? label : isMe ? words.you(name) : name}</span>
        {isGuest ? <span className="text-deep-muted">{guestWords.guest}</span> : null}
        {isSpeaking && !isScreen ? <SpeakingBars /> : null}
        {hand !== null && !isScreen ? (
          <span className="flex items-center gap-1 text-star">
            <Icon of={Hand} size={16} />
            <span aria-hidden="true">{formatNumber(hand)}</span>
            <span className="sr-only">{words.hand(formatNumber(hand))}</span>
          </span>
        ) : null}
        {isMuted && !isScreen ? (
          <>
            <Icon of={MicOff} size={16} className="text-deep-muted" />
            <span className="sr-only">{words.isMuted}</span>
          </>
        ) : null}
      </div>
    </li>
  )
}

const SpeakingBars = () => (
  <span className="flex items-center gap-0.5">
    <span className="sr-only">{words.isSpeaking}</span>
    {['h-2', 'h-4', 'h-3'].map((height) => (
      <span key={height} aria-hidden="true" className={`w-1 rounded-full bg-primary-600 ${height}`} />
    ))}
  </span>
)
