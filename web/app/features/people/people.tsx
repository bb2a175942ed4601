import { listPeople } from '@arvand/contracts/panel/people'
import { loadList } from '../../api/load-list.ts'
import { ChosenDays } from '../../shell/chosen-days.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
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
          news={
            <>
              <ChosenDays filter={query.filter} lead={words.joinedIn} />
              <ChosenDays filter={query.filter} names={['activeFrom', 'activeTo']} lead={words.activeIn} />
            </>
          }
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

const whyNobody = ({ q, role, from, to }: Shown['chosen']): string =>
  q ? words.nobodyText : role && !from && !to ? words.nobodyWithRole : words.nobodyThen
