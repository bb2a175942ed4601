import type { ReactNode } from 'react'
import { Form, useLocation } from 'react-router'
import type { ListQuery } from '../api/load-list.ts'
import { pathWith } from '../ui/address-with.ts'
import { Button } from '../ui/button.tsx'
import { Chip, Chips } from '../ui/chips.tsx'
import { SearchForm } from '../ui/search-form.tsx'
import { type Option, SelectField } from '../ui/select-field.tsx'
import { TabLinks } from '../ui/tab-links.tsx'

interface NamedFilter {
  /** The endpoint's own name of the field. */
  readonly name: string
  readonly label: string
}

interface Choices extends NamedFilter {
  readonly options: readonly { readonly value: string; readonly title: ReactNode }[]
}

/** One filter or sort control of a list. */
export type ListFilter =
  | (NamedFilter & { readonly kind: 'search'; readonly hint?: string })
  | (NamedFilter & { readonly kind: 'select'; readonly all: string; readonly options: readonly Option[] })
  /** Links in one line; `all` is the label of the link that clears the filter. */
  | (Choices & { readonly kind: 'chips'; readonly all: ReactNode })
  /** Parts of a list, of which one is always open. */
  | (Choices & { readonly kind: 'tabs' })
  | (Choices & { readonly kind: 'sort' })

/** Whether the list is filtered by something that can be cleared; an order and a tab do not count. */
export function isNarrowed({ filter }: ListQuery, filters: readonly ListFilter[]): boolean {
  const notNarrowing = new Set(
    filters.flatMap(({ kind, name }) => (kind === 'tabs' || kind === 'sort' ? [name] : [])),
  )
  return Object.keys(filter).some((name) => !notNarrowing.has(name))
}

interface FilterBarProps {
  readonly query: ListQuery
  readonly filters: readonly ListFilter[]
}

/** The filters and the order of a list. Changing one of them leaves the values of the others. */
export function FilterBar({ query, filters }: FilterBarProps) {
  const typed = filters.filter((one) => one.kind === 'search' || one.kind === 'select')
  return (
    <>
      {filters.map((one) =>
        one.kind === 'tabs' ? <FilterLinks key={one.name} filter={one} query={query} /> : null,
      )}
      {typed.length > 0 ? <FilterForm query={query} fields={typed} /> : null}
      {filters.map((one) =>
        one.kind === 'chips' || one.kind === 'sort' ? (
          <FilterLinks key={one.name} filter={one} query={query} />
        ) : null,
      )}
    </>
  )
}

/** The value of a filter, or its default when the address has none. */
const valueIn = ({ filter, chosen }: ListQuery, name: string): string =>
  filter[name] ?? String(Object.hasOwn(chosen, name) ? chosen[name as keyof typeof chosen] : '')

type LinkFilter = Extract<ListFilter, { kind: 'tabs' | 'chips' | 'sort' }>

function FilterLinks({ filter, query }: { filter: LinkFilter; query: ListQuery }) {
  const { pathname } = useLocation()
  const { kind, name, label, options } = filter
  const value = valueIn(query, name)
  const to = (chosen: string | null) => pathWith(pathname, { ...query.filter, [name]: chosen })
  if (kind === 'tabs') {
    const links = options.map((one) => ({ to: to(one.value), title: one.title, here: one.value === value }))
    return <TabLinks label={label} links={links} still />
  }
  return (
    <Chips label={label}>
      {kind === 'chips' ? (
        // A list without this filter may have a name for it: «all».
        <Chip to={to(null)} chosen={options.every((one) => one.value !== value)} preventScrollReset>
          {filter.all}
        </Chip>
      ) : null}
      {options.map((one) => (
        <Chip key={one.value} to={to(one.value)} chosen={one.value === value} preventScrollReset>
          {one.title}
        </Chip>
      ))}
    </Chips>
  )
}

type TypedFilter = Extract<ListFilter, { kind: 'search' | 'select' }>

/** A plain GET form for text fields and selects, so that it works without JavaScript. */
function FilterForm({ query, fields }: { query: ListQuery; fields: readonly TypedFilter[] }) {
  const names = new Set(fields.map(({ name }) => name))
  const rest = Object.fromEntries(Object.entries(query.filter).filter(([name]) => !names.has(name)))
  const selects = fields.map((field) =>
    field.kind === 'select' ? (
      <FilterSelect key={field.name} field={field} value={valueIn(query, field.name)} />
    ) : null,
  )
  const search = fields.find((field) => field.kind === 'search')
  if (search)
    return (
      <SearchForm {...search} go="جست‌وجو" wish={valueIn(query, search.name)} rest={rest}>
        {selects}
      </SearchForm>
    )
  return (
    <Form method="get" className="flex flex-wrap items-end gap-3">
      {Object.entries(rest).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {selects}
      <Button variant="soft">نمایش</Button>
    </Form>
  )
}

type SelectFilter = Extract<ListFilter, { kind: 'select' }>

const FilterSelect = ({
  field: { name, label, all, options },
  value,
}: {
  field: SelectFilter
  value: string
}) => (
  <SelectField
    key={value}
    name={name}
    label={label}
    hideLabel
    placeholder={all}
    defaultValue={value}
    options={options}
    className="flex-[1_1_9rem] md:max-w-56"
  />
)
