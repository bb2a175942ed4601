import type { Cue } from '@arvand/contracts/panel/transcripts'
import { directionOf } from '@arvand/persian/direction'
import { formatDuration } from '@arvand/persian/duration'
import { formatNumber } from '@arvand/persian/numbers'
import { searchKey } from '@arvand/persian/text'
import { Search } from 'lucide-react'
import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { Icon } from '../../../ui/icon.tsx'
import { Marked } from '../../../ui/marked.tsx'
import { type Playhead, useFollowing } from '../playhead.ts'
import { transcriptWords as words } from '../words.ts'

interface TranscriptProps {
  readonly cues: readonly Cue[]
  readonly playhead: Playhead
  readonly onSeek: (second: number) => void
}

/** The transcript line by line, with a search: the current line is highlighted, and a click moves the player there. */
export function Transcript({ cues, playhead, onSeek }: TranscriptProps) {
  const titleId = useId()
  const [wish, setWish] = useState('')
  const keys = useMemo(() => cues.map(({ text }) => searchKey(text)), [cues])
  const key = searchKey(wish)
  const shown = cues.map((cue, at) => ({ cue, at })).filter(({ at }) => key === '' || keys[at]?.includes(key))
  const here = useFollowing(playhead, (second) => cues.findLastIndex((cue) => cue.second <= second + 0.2))
  return (
    <section aria-labelledby={titleId} className="overflow-clip rounded-card border border-line bg-surface">
      <header className="flex flex-wrap items-center gap-x-4 gap-y-2 px-4.5 pt-4 md:px-5">
        <h2 id={titleId} className="me-auto text-16 font-title">
          {words.title}
        </h2>
        <label className="relative block min-w-0 flex-[0_1_15rem] [@media(scripting:none)]:hidden">
          <span className="sr-only">{words.search}</span>
          <Icon
            of={Search}
            size={18}
            className="pointer-events-none absolute inset-y-0 start-3 my-auto text-muted"
          />
          <input
            type="search"
            value={wish}
            onChange={(event) => setWish(event.target.value)}
            placeholder={words.search}
            className="h-11 w-full rounded-control border border-edge bg-surface ps-10 pe-3 text-15"
          />
        </label>
      </header>
      {key === '' ? null : (
        <p role="status" className="px-5 pt-2 text-14 text-muted">
          {shown.length > 0 ? `${formatNumber(shown.length)} ${words.found}` : words.notFound}
        </p>
      )}
      <Lines shown={shown} here={here} wish={wish} onSeek={onSeek} />
    </section>
  )
}

interface LinesProps {
  readonly shown: readonly { readonly cue: Cue; readonly at: number }[]
  readonly here: number
  /** The searched text; while it is empty, the list scrolls along with the player. */
  readonly wish: string
  readonly onSeek: (second: number) => void
}

function Lines({ shown, here, wish, onSeek }: LinesProps) {
  const follows = searchKey(wish) === ''
  const list = useRef<HTMLOListElement>(null)
  useEffect(() => {
    const line = follows ? list.current?.querySelector<HTMLElement>(`[data-line="${here}"]`) : null
    // Scrolls the list alone, never the page.
    if (line && list.current) list.current.scrollTop = line.offsetTop - list.current.clientHeight / 3
  }, [here, follows])
  return (
    <ol
      ref={list}
      aria-label={words.title}
      className="relative grid max-h-[24rem] gap-0.5 overflow-y-auto p-2 [@media(scripting:none)]:max-h-none"
    >
      {shown.map(({ cue: { second, text, by }, at }) => (
        <li key={at} data-line={at}>
          <button
            type="button"
            onClick={() => onSeek(second)}
            aria-current={at === here ? 'true' : undefined}
            title={`${words.goTo} ${formatDuration(second)}`}
            className="grid w-full grid-cols-[4.5rem_minmax(0,1fr)] gap-x-2 rounded-control px-2.5 py-2 text-start text-muted hover:bg-sunken aria-[current=true]:bg-primary-100 aria-[current=true]:font-label aria-[current=true]:text-primary-700"
          >
            <span className="text-14 whitespace-nowrap">
              <span className="sr-only">{words.goTo} </span>
              {formatDuration(second)}
            </span>
            <span>
              {by ? <span className="block text-14 font-normal text-muted">{by}</span> : null}
              <span dir={directionOf(text)} className="aligned-as-page block text-15">
                <Marked text={text} wish={wish} />
              </span>
            </span>
          </button>
        </li>
      ))}
    </ol>
  )
}
