import { Search } from 'lucide-react'
import { useEffect, useRef, useState } from 'react'
import { Form, useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { headerWords as words } from './header-words.ts'

const Suggestions = lazyPart(() => import('./suggestions.tsx'))

/**
 * The search field of the public header: a plain form. Suggestions are loaded after it first has the focus; the field
 * itself is never replaced, so that what is typed before that stays.
 */
export function HeaderSearch() {
  const { pathname, search } = useLocation()
  const field = useRef<HTMLInputElement>(null)
  const [isWanted, setWanted] = useState(false)
  useEffect(() => {
    // The focus may have come before the page was hydrated.
    if (field.current && document.activeElement === field.current) setWanted(true)
  }, [])
  const q = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  const shown = useRef(q)
  useEffect(() => {
    // What is typed before the page was hydrated stays.
    if (field.current && shown.current !== q) field.current.value = q
    shown.current = q
  }, [q])
  return (
    <Form
      role="search"
      // Another search of the page has its own name.
      aria-label={words.search}
      action="/search"
      className="relative flex h-11 min-w-0 flex-1 items-center gap-3 rounded-control border border-edge bg-surface px-3 focus-within:border-primary-600 focus-within:ring-3 focus-within:ring-primary-100"
    >
      <Icon of={Search} className="text-muted" />
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
          className="bidi-plain h-10 w-full bg-transparent text-15 outline-none placeholder:text-muted"
        />
      </span>
      <span aria-hidden="true" className="hidden lg:[@media(scripting:enabled)]:inline">
        <kbd
          dir="ltr"
          className="rounded-small border border-line px-2 font-sans text-12 whitespace-nowrap text-muted"
        >
          Ctrl + K
        </kbd>
      </span>
      <button type="submit" className="sr-only">
        {words.find}
      </button>
      {isWanted ? <Suggestions field={field} /> : null}
    </Form>
  )
}
