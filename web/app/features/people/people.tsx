import { listPeople } from '@arvand/contracts/panel/people'
import { formatDay } from '@arvand/persian/format-date'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { addressWith } from '../../ui/address-with.ts'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/people'
import { PeopleTable } from './people-table.tsx'
import { type GivenRole, peopleWords as words } from './words.ts'

const roles: readonly GivenRole[] = ['teacher', 'manager']
const roleTitles = { teacher: words.teachers, manager: words.managers }

export const loader = (args: Route.LoaderArgs) => loadList(listPeople, args)

export const meta = () => [{ title: titled(words.title) }]

export default function People({ loaderData }: Route.ComponentProps) {
  const { query } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
            {
              kind: 'chips',
              name: 'role',
              label: words.roles,
              all: words.everyone,
              options: roles.map((value) => ({ value, title: roleTitles[value] })),
            },
          ]}
          news={<Joined query={query} />}
          empty={{ title: words.nobody }}
          nothing={{ title: words.nobody, text: whyNobody(query.chosen) }}
          order={newestFirst}
        >
          {(people) => <PeopleTable people={people} />}
        </PagedList>
      </div>
    </>
  )
}

type Shown = Route.ComponentProps['loaderData']['query']

/** The range of sign-up days, when the page was opened from a figure; with a link that removes it. */
function Joined({ query: { filter, chosen } }: { query: Shown }) {
  const { from, to } = chosen
  if (!from && !to) return null
  return (
    <p className="flex flex-wrap items-center gap-x-4 text-15">
      <span>{words.joinedIn(from ? formatDay(from) : null, to ? formatDay(to) : null)}</span>
      <TextLink
        to={addressWith({ ...filter, from: null, to: null })}
        className="inline-flex min-h-11 items-center"
      >
        {words.everyDay}
      </TextLink>
    </p>
  )
}

const whyNobody = ({ q, role, from, to }: Shown['chosen']): string =>
  q ? words.nobodyText : role && !from && !to ? words.nobodyWithRole : words.nobodyThen
