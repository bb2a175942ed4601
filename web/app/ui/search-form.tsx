import { Search } from 'lucide-react'
import type { ReactNode } from 'react'
import { Form } from 'react-router'
import { Button } from './button.tsx'
import { TextField } from './text-field.tsx'

interface SearchFormProps {
  readonly label: string
  /** The placeholder of the field; it replaces the visible label. */
  readonly hint?: string
  /** A verb: «جست‌وجو». */
  readonly go: string
  /** What was searched for. */
  readonly wish: string
  /** The query parameter of the search. */
  readonly name?: string
  readonly maxLength?: number
  /** Other filters, sent as hidden fields so that they stay as they are. */
  readonly rest?: Readonly<Record<string, string | null>>
  /** Further filters of the list. */
  readonly children?: ReactNode
}

/** Searches in the list of a page through its address (`?q=`). */
export function SearchForm(props: SearchFormProps) {
  const { label, hint, go, wish, name = 'q', maxLength = 120, rest = {}, children } = props
  return (
    <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
      {Object.entries(rest).map(([key, value]) =>
        value ? <input key={key} type="hidden" name={key} value={value} /> : null,
      )}
      <TextField
        key={wish}
        name={name}
        type="search"
        label={label}
        hideLabel={hint !== undefined}
        placeholder={hint}
        icon={Search}
        defaultValue={wish}
        maxLength={maxLength}
        className="min-w-0 flex-[1_1_11rem] md:max-w-xl"
      />
      {children}
      <Button variant="soft">{go}</Button>
    </Form>
  )
}
