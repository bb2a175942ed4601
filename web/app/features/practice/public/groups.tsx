import type { PublicGroup } from '@arvand/contracts/home/exams'
import { listPublicGroups } from '@arvand/contracts/home/exams'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../../api/load-list.ts'
import { serverContext } from '../../../contexts.ts'
import type { Handle } from '../../../handle.ts'
import { PagedList } from '../../../shell/paged-list.tsx'
import { newestFirst } from '../../../shell/paged-rows.tsx'
import { titled } from '../../../shell/site.ts'
import { ButtonLink, Link } from '../../../ui/link.tsx'
import { CoursePrice } from '../../courses/index.ts'
import { gradeOptions } from '../grades.ts'
import { aboutGroup } from '../group-card.tsx'
import { groupsWords, publicGroupsWords as words } from '../words.ts'
import type { Route } from './+types/groups'

export const handle = {
  cache: { tags: ['sample-questions', 'courses'], query: ['q', 'field', 'grade', 'cursor'] },
} satisfies Handle

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await loadList(listPublicGroups, args)),
  publicUrl: serverContext(args.context).settings.publicUrl,
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(words.title) },
  { name: 'description', content: words.lead },
  ...(loaderData
    ? [{ tagName: 'link' as const, rel: 'canonical', href: `${loaderData.publicUrl}/sample-questions` }]
    : []),
]

/** Groups of sample questions, for anyone. */
export default function PublicGroups({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page grid gap-6 py-7 md:py-10">
      <header>
        <h1 className="text-28 font-display md:text-32">{words.title}</h1>
        <p className="pt-1 text-16 text-muted">{words.lead}</p>
      </header>
      <PagedList
        page={loaderData}
        label={groupsWords.list}
        filters={[
          { kind: 'search', name: 'q', label: groupsWords.search, hint: groupsWords.searchHint },
          {
            ...{ kind: 'select', name: 'field', label: groupsWords.field, all: groupsWords.everyField },
            options: loaderData.fields.map(({ slug, title }) => ({ value: slug, label: title })),
          },
          {
            ...{ kind: 'select', name: 'grade', label: groupsWords.grade, all: groupsWords.everyGrade },
            options: gradeOptions,
          },
        ]}
        empty={{
          title: groupsWords.empty,
          text: words.emptyText,
          action: (
            <ButtonLink to="/courses" variant="outline" size="compact">
              {words.courses}
            </ButtonLink>
          ),
        }}
        nothing={{ title: groupsWords.nothing }}
        order={newestFirst}
      >
        {(groups) => (
          <ul aria-label={groupsWords.list} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {groups.map((group) => (
              <li key={group.id} className="grid">
                <GroupCard group={group} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

function GroupCard({ group }: { group: PublicGroup }) {
  const { slug, title, description, questions, teacher, price } = group
  return (
    <article className="group relative flex flex-col gap-2 rounded-card border border-line bg-surface p-4.5 hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 md:p-5">
      <h2 className="text-17 font-title wrap-anywhere">
        <Link
          to={`/sample-questions/${slug}`}
          className="outline-hidden after:absolute after:inset-0 group-hover:text-primary-700"
        >
          {title}
        </Link>
      </h2>
      <p className="text-14 text-muted">{aboutGroup(group)}</p>
      {description ? <p className="line-clamp-2 text-15">{description}</p> : null}
      <p className="mt-auto pt-2 text-14 font-label">
        {[groupsWords.questions(formatNumber(questions)), groupsWords.by(teacher)].join(' · ')}
      </p>
      <CoursePrice course={{ price, listPrice: price }} />
    </article>
  )
}
