import { type Arrangement, tilesOf } from './media/tiles.ts'
import { mediaWords as words } from './media-words.ts'
import type { ShownReaction } from './reactions/use-reactions.ts'
import type { Shown } from './shown.ts'
import { type ClassPerson, Tile } from './tile.tsx'
import type { ClassMediaView } from './use-class-media.ts'

interface StageProps {
  readonly shown: Shown
  readonly view: ClassMediaView
  readonly arrangement: Arrangement
  /** Beside a board: all in one row. */
  readonly isSmall: boolean
  readonly reactions: readonly ShownReaction[]
}

/** The pictures of a class: beside each other, or one large and the others below. */
export function Stage({ shown, view, arrangement, isSmall, reactions }: StageProps) {
  const { state, media } = view
  // In a group its people alone are seen.
  const group = shown.people.find(({ isMe }) => isMe)?.groupId ?? null
  const people = shown.people.filter(({ groupId }) => groupId === group)
  const { main, others } = tilesOf(people, state, {
    arrangement,
    onlySpeakers: shown.kind === 'webinar',
    spotlight: shown.spotlight,
  })
  const videoOf = ({ id }: ClassPerson) =>
    id === shown.me ? (media?.ownTrack('camera') ?? null) : (media?.pictureOf(id) ?? null)
  const tile = (person: ClassPerson, large = false) => {
    const sent = state.people[person.id]
    return (
      <Tile
        key={person.id}
        person={person}
        video={videoOf(person)}
        media={media}
        isMuted={sent ? !sent.audio : null}
        isSpeaking={state.speaking.includes(person.id)}
        reactions={reactions.filter(({ personId }) => personId === person.id)}
        large={large}
      />
    )
  }
  const screen = main?.isScreen ? (
    <Tile
      key="screen"
      person={main.person}
      video={media?.screenOf(main.person.id) ?? null}
      media={null}
      isMuted={null}
      isSpeaking={false}
      isScreen
      large={!isSmall}
    />
  ) : null
  if (!main && !isSmall)
    return (
      <ul aria-label={words.stage} className={`grid content-start gap-3 ${columnsOf(others.length)}`}>
        {others.map((person) => tile(person, others.length === 1))}
      </ul>
    )
  return (
    <div className="grid content-start gap-3">
      {main && !isSmall ? (
        <ul aria-label={words.stage} className="grid">
          {screen ?? tile(main.person, true)}
        </ul>
      ) : null}
      <ul
        aria-label={words.strip}
        // Focusable, so that keys scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keys
        tabIndex={0}
        className="grid auto-cols-[9rem] grid-flow-col gap-3 overflow-x-auto pb-1"
      >
        {main && isSmall ? (screen ?? tile(main.person)) : null}
        {others.map((person) => tile(person))}
      </ul>
    </div>
  )
}

function columnsOf(count: number): string {
  if (count <= 1) return ''
  if (count === 2) return 'sm:grid-cols-2'
  if (count <= 4) return 'grid-cols-2'
  return count <= 9 ? 'grid-cols-2 sm:grid-cols-3' : 'grid-cols-3 sm:grid-cols-4'
}
