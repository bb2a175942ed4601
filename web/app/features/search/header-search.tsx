import { Search } from 'lucide-react'
import { Form, useLocation } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { headerWords as words } from './header-words.ts'
import { SuggestedInput } from './suggested-input.tsx'

/** The search field of the public header: a plain form that works before any script. */
export function HeaderSearch() {
  const { pathname, search } = useLocation()
  const q = pathname === '/search' ? (new URLSearchParams(search).get('q') ?? '') : ''
  return (
    <Form
      role="search"
      // Another search of the page has its own name.
      aria-label={words.search}
      action="/search"
      className="relative flex h-11 min-w-0 flex-1 items-center gap-3 rounded-control border border-edge bg-surface px-3 focus-within:border-primary-600 focus-within:ring-3 focus-within:ring-primary-100"
    >
      <Icon of={Search} className="text-muted" />
      <SuggestedInput q={q} place="header" />
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
    </Form>
  )
}
