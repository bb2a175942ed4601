import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { Button } from './button.tsx'
import type { ButtonShape } from './button-look.ts'
import { TextField } from './text-field.tsx'

interface SearchFormProps {
  readonly label: string
  /** A verb: «جست‌وجو». */
  readonly go: string
  /** What was searched for. */
  readonly wish: string
  readonly look?: ButtonShape['look']
}

/** Searches in what a page lists, by its address (`?q=`). */
export function SearchForm({ label, go, wish, look }: SearchFormProps) {
  return (
    <Form method="get" role="search" className="flex flex-wrap items-end gap-3">
      <TextField
        name="q"
        type="search"
        label={label}
        icon={Search}
        defaultValue={wish}
        className="min-w-0 flex-[1_1_18rem]"
      />
      <Button look={look}>{go}</Button>
    </Form>
  )
}
