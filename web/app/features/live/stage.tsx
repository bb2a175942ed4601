import { useVisitor } from '../../shell/use-root.ts'
import { type Arrangement, tilesOf } from './media/tiles.ts'
import { mediaWords as words } from './media-words.ts'
import type { Shown } from './shown.ts'
import { type ClassPerson, Tile } from './tile.tsx'
import type { ClassMediaView } from './use-class-media.ts'

interface StageProps {
  readonly shown: Shown
  readonly view: ClassMediaView
  readonly arrangement: Arrangement
}

/** The pictures of a class: beside each other, or one large and the others below. */
export function Stage({ shown, view, arrangement }: StageProps) {
  const { state, media } = view
  const me = useVisitor()?.id
  const { main, others } = tilesOf(shown.people, state, {
    arrangement,
    onlySpeakers: shown.kind === 'webinar',
  })
  const videoOf = ({ id }: ClassPerson) =>
    id === me ? (media?.ownTrack('camera') ?? null) : (media?.pictureOf(id) ?? null)
  const tile = (person: ClassPerson, large = false) => {
    const sent = state.people[person.id]
    return (
      <Tile
        key={person.id}
        person={person}
        video={videoOf(person)}
        isMuted={sent ? !sent.audio : null}
        isSpeaking={state.speaking.includes(person.id)}
        large={large}
      />
    )
  }
  if (!main)
    return (
      <ul aria-label={words.stage} className={`grid content-start gap-3 ${columnsOf(others.length)}`}>
        {others.map((person) => tile(person, others.length === 1))}
      </ul>
    )
  return (
    <div className="grid content-start gap-3">
      <ul aria-label={words.stage} className="grid">
        {main.isScreen ? (
          <Tile
            person={main.person}
            video={media?.screenOf(main.person.id) ?? null}
            isMuted={null}
            isSpeaking={false}
            isScreen
            large
          />
        ) : (
          tile(main.person, true)
        )}
      </ul>
      <ul
        aria-label={words.strip}
        // Focusable, so that keys scroll it.
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a strip that scrolls must be reachable by keys
        tabIndex={0}
        className="grid auto-cols-[9rem] grid-flow-col gap-3 overflow-x-auto pb-1"
      >
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
