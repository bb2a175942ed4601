import { exportAllCourses, listAllCourses } from '@arvand/contracts/panel/all-courses'
import { redirectDocument, useLocation } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { ExportForms } from '../../shell/export-forms.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { pathWith } from '../../ui/address-with.ts'
import { Chip, Chips } from '../../ui/chips.tsx'
import { TextLink } from '../../ui/link.tsx'
import { stateWords } from '../authoring/index.ts'
import { levelWords } from '../courses/index.ts'
import type { Route } from './+types/all-courses'
import { CoursesTable } from './courses-table.tsx'
import { allCoursesWords as words } from './words.ts'

const states = ['inReview', 'published', 'draft', 'archived'] as const
const levels = ['everyone', 'beginner', 'intermediate', 'advanced'] as const
const prices = ['free', 'paid', 'plus'] as const
const orders = ['changed', 'newest', 'title', 'learners', 'dearest'] as const

export const loader = (args: Route.LoaderArgs) =>
  loadList(listAllCourses, args, { start: { order: 'changed' } })

// The file is not a page of this app, so the browser must load it as a document.
export const action = formAction({
  download: submitTo(exportAllCourses, { done: ({ url }) => redirectDocument(url) }),
})

export const handle = { crumb: words.title }
export const meta = () => [{ title: titled(words.title) }]

export default function AllCourses({ loaderData, actionData }: Route.ComponentProps) {
  const { query, categories, teacher } = loaderData
  const { order } = query.chosen
  return (
    <>
      <PageHead title={words.title} lead={words.lead}>
        <TextLink alone to="/manage/catalogue/paths" className="ms-auto inline-flex min-h-11 items-center">
          {words.paths}
        </TextLink>
      </PageHead>
      <div className="grid gap-5">
        <PagedList
          page={loaderData}
          label={words.list}
          filters={[
            { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
            {
              kind: 'select',
              name: 'category',
              label: words.field,
              all: words.everyField,
              options: categories.map(({ slug, title }) => ({ value: slug, label: title })),
            },
            {
              kind: 'select',
              name: 'level',
              label: words.level,
              all: words.everyLevel,
              options: levels.map((value) => ({ value, label: levelWords[value] })),
            },
            {
              kind: 'select',
              name: 'price',
              label: words.price,
              all: words.everyPrice,
              options: prices.map((value) => ({ value, label: words.prices[value] })),
            },
            {
              kind: 'chips',
              name: 'state',
              label: words.state,
              all: words.everyState,
              options: states.map((value) => ({ value, title: stateWords[value] })),
            },
            {
              kind: 'sort',
              name: 'order',
              label: words.order,
              options: orders.map((value) => ({ value, title: words.orders[value] })),
            },
          ]}
          news={teacher ? <OnlyTeacher name={teacher.name} filter={query.filter} /> : null}
          empty={{ title: words.none, text: words.noneText }}
          nothing={{ title: words.nothing, text: words.nothingText }}
          order={words.orderNotes[order]}
        >
          {(courses) => <CoursesTable courses={courses} filter={query.filter} now={query.now} />}
        </PagedList>
        {loaderData.items.length > 0 ? (
          <ExportForms intent="download" to={exportAllCourses} answer={actionData} carry={query.filter} />
        ) : null}
      </div>
    </>
  )
}

/** The teacher whose courses alone are listed, with the way back to all. */
function OnlyTeacher({ name, filter }: { name: string; filter: Readonly<Record<string, string>> }) {
  const { pathname } = useLocation()
  return (
    <Chips label={words.teacher}>
      <Chip to={pathWith(pathname, { ...filter, teacherId: null })} chosen={false} preventScrollReset>
        {words.everyTeacher}
      </Chip>
      <Chip to={pathWith(pathname, filter)} chosen preventScrollReset>
        {words.ofTeacher(name)}
      </Chip>
    </Chips>
  )
}
