import { listPracticeGroups } from '@arvand/contracts/panel/sample-questions'
import { jalaliYearText } from '@arvand/persian/calendar'
import { Timer, TrainFront } from 'lucide-react'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { newestFirst } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { ButtonLink } from '../../ui/link.tsx'
import type { Route } from './+types/groups'
import { gradeOptions } from './grades.ts'
import { GroupCard } from './group-card.tsx'
import { TodayCard } from './today-card.tsx'
import { groupsWords as words } from './words.ts'

export const loader = (args: Route.LoaderArgs) => loadList(listPracticeGroups, args)

export const meta = () => [{ title: titled(words.title) }]

/** Groups of sample questions to be practised, and what comes back today. */
export default function Groups({ loaderData }: Route.ComponentProps) {
  const { today, fields, years, sources } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid grid-cols-1 gap-5">
        <TodayCard today={today} />
        <div className="flex flex-wrap gap-3">
          <ButtonLink to="/panel/practice/today" variant="outline" size="compact" icon={TrainFront}>
            {words.takeAlong}
          </ButtonLink>
          <ButtonLink to="/panel/practice/trials" variant="outline" size="compact" icon={Timer}>
            {words.trials}
          </ButtonLink>
        </div>
        <PagedList
          page={loaderData}
          label={words.list}
          filters={[
            { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
            {
              ...{ kind: 'select', name: 'category', label: words.field, all: words.everyField },
              options: fields.map(({ slug, title }) => ({ value: slug, label: title })),
            },
            {
              ...{ kind: 'select', name: 'grade', label: words.grade, all: words.everyGrade },
              options: gradeOptions,
            },
            {
              ...{ kind: 'select', name: 'year', label: words.year, all: words.everyYear },
              options: years.map((year) => ({ value: String(year), label: jalaliYearText(year) })),
            },
            {
              ...{ kind: 'select', name: 'source', label: words.source, all: words.everySource },
              options: sources.map((source) => ({ value: source, label: source })),
            },
            {
              ...{ kind: 'chips', name: 'mine', label: words.whose, all: words.all },
              options: [{ value: 'mine', title: words.mine }],
            },
          ]}
          empty={{
            title: words.empty,
            text: words.emptyText,
            action: (
              <ButtonLink to="/panel/exams" variant="outline" size="compact">
                {words.exams}
              </ButtonLink>
            ),
          }}
          nothing={{ title: words.nothing }}
          order={newestFirst}
        >
          {(groups) => (
            <ul aria-label={words.list} className="grid grid-cols-1 gap-4 md:grid-cols-2 2xl:grid-cols-3">
              {groups.map((group) => (
                <li key={group.id} className="grid">
                  <GroupCard group={group} />
                </li>
              ))}
            </ul>
          )}
        </PagedList>
      </div>
    </>
  )
}
