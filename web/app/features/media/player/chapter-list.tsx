import type { Playable } from '@arvand/contracts/playable'
import { clockOf } from './clock.ts'

interface ChapterListProps {
  readonly chapters: Playable['chapters']
  readonly second: number
  readonly onSeek: (second: number) => void
}

/** The chapters of the lesson; the current one is marked. */
export function ChapterList({ chapters, second, onSeek }: ChapterListProps) {
  const current = chapters.findLast(({ at }) => at <= second)
  return (
    <ol>
      {chapters.map((chapter) => (
        <li key={`${chapter.at} ${chapter.title}`}>
          <button
            type="button"
            aria-current={chapter === current ? 'true' : undefined}
            onClick={() => onSeek(chapter.at)}
            className="flex min-h-11 w-full items-baseline gap-3 rounded-control px-3 py-2 text-start text-15 hover:bg-sunken aria-[current=true]:bg-primary-100 aria-[current=true]:text-primary-700"
          >
            <span className="min-w-0 flex-1">{chapter.title}</span>
            <span className="text-14 text-muted">{clockOf(chapter.at)}</span>
          </button>
        </li>
      ))}
    </ol>
  )
}
