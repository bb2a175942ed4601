import { useEffect, useRef, useState } from 'react'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { headerWords as words } from './header-words.ts'
import { places } from './suggestion-places.ts'

const Suggestions = lazyPart(() => import('./suggestions.tsx'))

interface SuggestedInputProps {
  /** What was searched. */
  readonly q: string
  /** The form in which it stands, which is `relative`. */
  readonly place: keyof typeof places
}

/**
 * The input of a search for everything. Suggestions are loaded after it first has the focus; the input itself is never
 * replaced, so that what is typed before that stays.
 */
export function SuggestedInput({ q, place }: SuggestedInputProps) {
  const field = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    // The focus may have come before the page was hydrated.
    if (field.current && document.activeElement === field.current) setWanted(true)
  }, [])
  const shown = useRef(q)
  useEffect(() => {
    // What is typed before the page was hydrated stays.
    if (field.current && shown.current !== q) field.current.value = q
    shown.current = q
  }, [q])
  return (
    <span className="contents">
      <span className="relative min-w-0 flex-1">
        {/* biome-ignore lint/a11y/useSemanticElements: a field of that type may not become a combobox */}
        <input
          ref={field}
          type="text"
          role="searchbox"
          enterKeyHint="search"
          name="q"
          defaultValue={q}
          aria-label={words.search}
          placeholder={words.hint}
          maxLength={120}
          autoComplete="off"
          onFocus={() => setWanted(true)}
          className={`bidi-plain w-full bg-transparent outline-none placeholder:text-muted ${places[place].input}`}
        />
      </span>
      {isWanted ? <Suggestions field={field} place={places[place]} /> : null}
    </span>
  )
}
