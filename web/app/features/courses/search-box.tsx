import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Icon } from '../../ui/icon.tsx'
import { cardWords as words } from './card-words.ts'

interface SearchBoxProps {
  readonly q?: string
  /** The filters already chosen, sent along so that they stay chosen. */
  readonly rest?: Readonly<Record<string, string | null | undefined>>
}

/** The search field for courses; a plain form, so it works before any script. */
export function SearchBox({ q = '', rest = {} }: SearchBoxProps) {
  return (
    <Form
      role="search"
      action="/courses"
      className="flex items-center gap-2 rounded-card border border-edge bg-surface p-1.5 ps-4 focus-within:border-primary-600 focus-within:ring-3 focus-within:ring-primary-100"
    >
      {Object.entries(rest).map(([name, value]) =>
        value ? <input key={name} type="hidden" name={name} value={value} /> : null,
      )}
      <Icon of={Search} size={24} className="text-muted" />
      <input
        key={q}
        type="search"
        name="q"
        defaultValue={q}
        aria-label={words.search}
        placeholder={words.searchHint}
        maxLength={120}
        autoComplete="off"
        className="bidi-plain h-12 w-0 min-w-0 flex-1 bg-transparent text-16 outline-none placeholder:text-muted"
      />
      <button
        type="submit"
        className="min-h-12 rounded-control bg-primary-600 px-5 text-16 font-label text-on-primary hover:bg-primary-700"
      >
        {words.find}
      </button>
    </Form>
  )
}
