import { isIsoDay } from '@arvand/persian/days'
import { formatDay } from '@arvand/persian/format-date'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { addressWith } from '../../ui/address-with.ts'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ButtonLink, TextLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/people'
import { PeopleTable } from './people-table.tsx'
import { type GivenRole, peopleWords as words } from './words.ts'

const roles: readonly (GivenRole | null)[] = [null, 'teacher', 'manager']
const roleTitles = { teacher: words.teachers, manager: words.managers }

export async function loader({ context, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const q = searchParams.get('q')?.slice(0, 120).trim() ?? ''
  const role = roles.find((one) => one === searchParams.get('role')) ?? null
  const cursor = searchParams.get('cursor')
  const [from, to] = [dayIn(searchParams, 'from'), dayIn(searchParams, 'to')]
  const page = await apiOf(context).panel('manage/people/list', {
    ...(q ? { q } : {}),
    ...(role ? { role } : {}),
    ...(from ? { from } : {}),
    ...(to ? { to } : {}),
    ...(cursor ? { cursor } : {}),
  })
  return { ...page, chosen: { q, role, from, to }, isFirst: cursor === null }
}

function dayIn(searchParams: URLSearchParams, name: string): string | null {
  const day = searchParams.get(name)
  return day !== null && isIsoDay(day) ? day : null
}

export const meta = () => [{ title: titled(words.title) }]

export default function People({ loaderData }: Route.ComponentProps) {
  const { items, nextCursor, chosen, isFirst } = loaderData
  const { q, ...rest } = chosen
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <SearchForm label={words.search} hint={words.searchHint} go={words.find} wish={q} rest={rest} />
        <Chips label={words.roles}>
          {roles.map((role) => (
            <Chip key={role} to={addressWith({ ...chosen, role })} chosen={role === chosen.role}>
              {role === null ? words.everyone : roleTitles[role]}
            </Chip>
          ))}
        </Chips>
        <Joined {...chosen} />
        {items.length === 0 ? <Nobody {...chosen} /> : <PeopleTable people={items} />}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={chosen}
          note={words.note}
          next={words.next}
        />
      </div>
    </>
  )
}

type Chosen = Route.ComponentProps['loaderData']['chosen']

/** Which days of joining are shown, when a figure led here. */
function Joined({ from, to, ...rest }: Chosen) {
  if (!from && !to) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-15">
      <span>{words.joinedIn(from && formatDay(from, 'long'), to && formatDay(to, 'long'))}</span>
      <TextLink to={addressWith(rest)} className="inline-flex min-h-11 items-center">
        {words.everyDay}
      </TextLink>
    </p>
  )
}

function Nobody({ q, role, from, to }: Chosen) {
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
      {q ? words.nobodyText : role && !from && !to ? words.nobodyWithRole : words.nobodyThen}
    </EmptyState>
  )
}
