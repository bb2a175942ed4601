import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { headerWords as words } from './header-words.ts'
import { SuggestedInput } from './suggested-input.tsx'

/** The large search of the front page. */
export const FrontSearch = () => (
  <Form
    role="search"
    aria-label={words.front}
    action="/search"
    className="relative z-10 flex items-center gap-2 rounded-card border border-edge bg-surface p-1.5 ps-4 focus-within:border-primary-600 focus-within:ring-3 focus-within:ring-primary-100"
  >
    <Icon of={Search} size={24} className="text-muted" />
    <SuggestedInput q="" place="front" />
    <button
      type="submit"
      className="min-h-12 rounded-control bg-primary-600 px-5 text-16 font-label text-on-primary hover:bg-primary-700"
    >
      {words.find}
    </button>
  </Form>
)
