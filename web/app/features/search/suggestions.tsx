import { formatNumber } from '@arvand/persian/numbers'
import { isEnoughToSearch } from '@arvand/persian/text'
import { type RefObject, useEffect, useId, useLayoutEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { completionOf } from './completion.ts'
import { clearSearches, recentSearches, removeSearch } from './recent-searches.ts'
import { groupsOf, type Option } from './suggestion-groups.tsx'
import { Column, Foot, Rest } from './suggestion-list.tsx'
import type { SuggestionsPlace } from './suggestion-places.ts'
import { suggestionWords as words } from './suggestion-words.ts'
import { useFound } from './use-found.ts'

interface SuggestionsProps {
  readonly field: RefObject<HTMLInputElement | null>
  readonly place: SuggestionsPlace
}

const mostRecent = 3

/** What is suggested under a search field, which stays the person's own: it is only watched from here. */
export default function Suggestions({ field, place }: SuggestionsProps) {
  const id = useId()
  const navigate = useNavigate()
  const [typed, setTyped] = useState(() => field.current?.value ?? '')
  const [isOpen, setOpen] = useState(() => document.activeElement === field.current)
  const [at, setAt] = useState(-1)
  const [recent, setRecent] = useState(recentSearches)
  const found = useFound(typed)
  const q = typed.trim()
  const answer = isEnoughToSearch(q) ? found?.answer : null
  const groups = groupsOf(answer ?? null, q === '' || found ? recent.slice(0, mostRecent) : [])
  const options = groups.flatMap(({ options: held }) => held)
  const isShown = isOpen && (options.length > 0 || (found?.q === q && isEnoughToSearch(q)))
  const active = isShown ? options[at] : undefined
  const rest =
    isShown && answer
      ? completionOf(
          typed,
          answer.items.map(({ title }) => title),
        )
      : ''
  const forget = (searched: string) => {
    removeSearch(searched)
    setRecent(recentSearches())
  }

  function onKey(event: KeyboardEvent) {
    const input = field.current
    if (!input || event.isComposing) return
    const last = options.length - 1
    const moves: Record<string, number> = {
      ArrowDown: at >= last ? 0 : at + 1,
      ArrowUp: at <= 0 ? last : at - 1,
      ...(active ? { Home: 0, End: last } : {}),
    }
    const to = moves[event.key]
    if (to !== undefined && last >= 0) {
      event.preventDefault()
      setOpen(true)
      setAt(to)
    } else if (event.key === 'Escape' && isShown) {
      event.preventDefault()
      setOpen(false)
    } else if (event.key === 'Enter' && active) {
      event.preventDefault()
      follow(active, event.ctrlKey || event.metaKey)
    } else if (event.key === 'Delete' && active?.recent) {
      event.preventDefault()
      forget(active.recent)
    } else if (event.key === 'Tab' && !event.shiftKey && rest && input.selectionStart === typed.length) {
      event.preventDefault()
      input.value = typed + rest
      setTyped(input.value)
    }
  }

  function follow({ to }: Option, isApart: boolean) {
    setOpen(false)
    if (isApart) window.open(to, '_blank', 'noopener')
    else void navigate(to)
  }

  useWatched(field, {
    input: (input) => {
      setTyped(input.value)
      setOpen(true)
      setAt(-1)
    },
    focus: (input) => {
      setTyped(input.value)
      setRecent(recentSearches())
      setOpen(true)
    },
    close: () => setOpen(false),
    onKey,
  })
  useEffect(() => {
    // Letters may have come between the first drawing and the listening above.
    setTyped((known) => field.current?.value ?? known)
  }, [field])
  useCombobox(field, { list: `${id}list`, isShown, active: active ? `${id}${active.key}` : null })
  useEffect(() => {
    if (active) void document.getElementById(`${id}${active.key}`)?.scrollIntoView({ block: 'nearest' })
  }, [active, id])

  if (!isShown) return null
  const isWide = new Set(groups.map(({ column }) => column)).size === 2
  const count = answer?.kinds.reduce((sum, one) => sum + one.count, 0) ?? 0
  return (
    <>
      {rest ? <Rest typed={typed} rest={rest} className={place.rest} /> : null}
      <div
        // The focus stays in the field.
        onPointerDown={(event) => event.preventDefault()}
        className={`absolute start-0 top-[calc(100%+0.5rem)] z-40 flex flex-col max-md:w-full ${place.box} md:max-h-[min(520px,calc(100dvh-6rem))] overflow-clip rounded-card border border-line bg-raised text-ink shadow-float ${isWide ? 'md:w-[min(800px,calc(100vw-21rem))]' : 'md:w-[min(500px,calc(100vw-21rem))]'}`}
      >
        <div className="min-h-0 flex-1 overflow-y-auto">
          {found?.answer.corrected ? (
            <p className="px-4 pt-3 text-14 text-muted">{words.corrected(found.q, found.answer.corrected)}</p>
          ) : null}
          <div
            id={`${id}list`}
            role="listbox"
            aria-label={words.list}
            className={`grid grid-cols-1 content-start ${isWide ? 'lg:grid-cols-[minmax(0,1fr)_300px]' : ''}`}
          >
            {[0, 1].map((column) => (
              <Column
                key={column}
                groups={groups.filter((group) => group.column === column)}
                {...{ id, active, onPick: follow, onForget: forget }}
              />
            ))}
          </div>
          {answer?.items.length === 0 ? <p className="p-4 text-15 text-muted">{words.none(q)}</p> : null}
        </div>
        <Foot count={count} q={found?.answer.corrected ?? q} hasRecent={q === '' && recent.length > 0}>
          <button
            type="button"
            tabIndex={-1}
            onClick={() => {
              clearSearches()
              setRecent([])
            }}
            className="min-h-11 text-14 font-label text-primary-700 hover:underline"
          >
            {words.clear}
          </button>
        </Foot>
      </div>
      <p role="status" className="sr-only">
        {options.length > 0 ? words.count(formatNumber(options.length)) : ''}
      </p>
    </>
  )
}

interface Watched {
  readonly input: (input: HTMLInputElement) => void
  readonly focus: (input: HTMLInputElement) => void
  readonly close: () => void
  readonly onKey: (event: KeyboardEvent) => void
}

/** Hears the field, whose handlers may not be React's: it stands in a page that may hydrate later. */
function useWatched(field: RefObject<HTMLInputElement | null>, watched: Watched): void {
  // Before the list is painted: a key that is pressed at the sight of it would otherwise be lost on a slow device.
  useLayoutEffect(() => {
    const input = field.current
    if (!input) return
    const stop = new AbortController()
    const { signal } = stop
    input.addEventListener('input', () => watched.input(input), { signal })
    input.addEventListener('focus', () => watched.focus(input), { signal })
    input.addEventListener('blur', watched.close, { signal })
    input.addEventListener('keydown', watched.onKey, { signal })
    // At the window, after the form's own handler: the button that submitted may be one of the suggestions'.
    window.addEventListener('submit', ({ target }) => target === input.form && watched.close(), { signal })
    return () => stop.abort()
  })
}

interface Combobox {
  readonly list: string
  readonly isShown: boolean
  readonly active: string | null
}

/** Says to screen readers that the field has suggestions; React does not know of these attributes, so it leaves them. */
function useCombobox(field: RefObject<HTMLInputElement | null>, { list, isShown, active }: Combobox): void {
  useEffect(() => {
    const input = field.current
    if (!input) return
    const said: Record<string, string | null> = {
      role: 'combobox',
      'aria-autocomplete': 'both',
      'aria-expanded': String(isShown),
      'aria-controls': isShown ? list : null,
      'aria-activedescendant': active,
    }
    for (const [name, value] of Object.entries(said))
      if (value === null) input.removeAttribute(name)
      else input.setAttribute(name, value)
  }, [field, list, isShown, active])
}
