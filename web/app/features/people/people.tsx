import { Search } from 'lucide-react'
import { Form } from 'react-router'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Button } from '../../ui/button.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TextField } from '../../ui/text-field.tsx'
import type { Route } from './+types/people'
import { addressWith } from './address-with.ts'
import { PeopleTable } from './people-table.tsx'
import { type GivenRole, peopleWords as words } from './words.ts'

const roles: readonly (GivenRole | null)[] = [null, 'teacher', 'manager']
const roleTitles = { teacher: words.teachers, manager: words.managers }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const q = searchParams.get('q')?.slice(0, 120).trim() ?? ''
  const role = roles.find((one) => one === searchParams.get('role')) ?? null
  const cursor = searchParams.get('cursor')
  const ask = { ...(q ? { q } : {}), ...(role ? { role } : {}), ...(cursor ? { cursor } : {}) }
  const page = await apiOf(context).panel('manage/people/list', ask)
  return { ...page, q, role, isFirst: cursor === null }
}

export const meta = () => [{ title: titled(words.title) }]

export default function People({ loaderData }: Route.ComponentProps) {
  const { items, nextCursor, q, role, isFirst } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <SearchForm q={q} role={role} />
        <Chips label={words.roles}>
          {roles.map((one) => (
            <Chip key={one} to={addressWith({ q, role: one })} chosen={one === role}>
              {one === null ? words.everyone : roleTitles[one]}
            </Chip>
          ))}
        </Chips>
        {items.length === 0 ? <Nobody isSearched={q !== ''} /> : <PeopleTable people={items} />}
        {isFirst && nextCursor === null ? null : (
          <CursorPager
            note={words.note}
            previous={isFirst ? null : { to: addressWith({ q, role }), label: words.first }}
            next={nextCursor ? { to: addressWith({ q, role, cursor: nextCursor }), label: words.next } : null}
          />
        )}
      </div>
    </>
  )
}

function SearchForm({ q, role }: { q: string; role: GivenRole | null }) {
  return (
    <Form role="search" className="flex flex-wrap items-end gap-3">
      {role ? <input type="hidden" name="role" value={role} /> : null}
      <TextField
        key={q}
        name="q"
        type="search"
        label={words.search}
        hideLabel
        placeholder={words.searchHint}
        defaultValue={q}
        icon={Search}
        maxLength={120}
        className="flex-[1_1_11rem] md:max-w-xl"
      />
      <Button look="soft">{words.find}</Button>
    </Form>
  )
}

function Nobody({ isSearched }: { isSearched: boolean }) {
  return (
    <EmptyState
      title={words.nobody}
      level={2}
      action={
        <ButtonLink to="/manage/people" look="outline" size="compact">
          {words.clear}
        </ButtonLink>
      }
    >
      {isSearched ? words.nobodyText : words.nobodyWithRole}
    </EmptyState>
  )
}
