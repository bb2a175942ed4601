import type { PublicExam } from '@arvand/contracts/home/exams'
import { listPublicExams } from '@arvand/contracts/home/exams'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../../api/load-list.ts'
import { serverContext } from '../../../contexts.ts'
import type { Handle } from '../../../handle.ts'
import { PagedList } from '../../../shell/paged-list.tsx'
import { newestFirst } from '../../../shell/paged-rows.tsx'
import { titled } from '../../../shell/site.ts'
import { Badge } from '../../../ui/badge.tsx'
import { ButtonLink, Link } from '../../../ui/link.tsx'
import { CoursePrice } from '../../courses/index.ts'
import { publicExamsWords as words } from '../words/public-exams-words.ts'
import type { Route } from './+types/exams'

// A scheduled exam opens by itself, so the page is not kept long.
export const handle = {
  cache: { tags: ['exams', 'courses'], query: ['q', 'category', 'cursor'], seconds: 60 },
} satisfies Handle

export const loader = async (args: Route.LoaderArgs) => ({
  ...(await loadList(listPublicExams, args)),
  publicUrl: serverContext(args.context).settings.publicUrl,
})

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(words.title) },
  { name: 'description', content: words.description },
  ...(loaderData
    ? [{ tagName: 'link' as const, rel: 'canonical', href: `${loaderData.publicUrl}/exams` }]
    : []),
]

/** Exams that everybody may take. */
export default function PublicExams({ loaderData }: Route.ComponentProps) {
  return (
    <div className="page grid gap-6 py-7 md:py-10">
      <header>
        <h1 className="text-28 font-display md:text-32">{words.title}</h1>
        <p className="pt-1 text-16 text-muted">{words.lead}</p>
      </header>
      <PagedList
        page={loaderData}
        label={words.list}
        filters={[
          { kind: 'search', name: 'q', label: words.search, hint: words.searchHint },
          {
            ...{ kind: 'select', name: 'category', label: words.field, all: words.everyField },
            options: loaderData.fields.map(({ slug, title }) => ({ value: slug, label: title })),
          },
        ]}
        empty={{
          title: words.empty,
          text: words.emptyText,
          action: (
            <ButtonLink to="/courses" variant="outline" size="compact">
              {words.courses}
            </ButtonLink>
          ),
        }}
        nothing={{ title: words.nothing }}
        order={newestFirst}
      >
        {(exams) => (
          <ul aria-label={words.list} className="grid grid-cols-1 gap-4 md:grid-cols-2 xl:grid-cols-3">
            {exams.map((exam) => (
              <li key={exam.id} className="grid">
                <ExamCard exam={exam} />
              </li>
            ))}
          </ul>
        )}
      </PagedList>
    </div>
  )
}

const tones = { draft: 'neutral', scheduled: 'primary', open: 'success', closed: 'neutral' } as const

/** «۲۰ سؤال، ۴۰ دقیقه» */
const aboutExam = ({ questions, minutes }: Pick<PublicExam, 'questions' | 'minutes'>): string =>
  [words.questions(formatNumber(questions)), minutes === null ? null : words.minutes(formatNumber(minutes))]
    .filter(Boolean)
    .join('، ')

function ExamCard({ exam }: { exam: PublicExam }) {
  const { slug, title, summary, category, state, opensAt, closesAt, teacher, price } = exam
  const when =
    state === 'scheduled' && opensAt
      ? words.opens(formatDateTime(opensAt))
      : state === 'open' && closesAt
        ? words.closes(formatDateTime(closesAt))
        : null
  return (
    <article className="group relative flex flex-col gap-2 rounded-card border border-line bg-surface p-4.5 hover:border-edge has-focus-visible:outline-2 has-focus-visible:outline-offset-2 has-focus-visible:outline-primary-600 md:p-5">
      <div className="flex items-center justify-between gap-3">
        <p className="text-14 text-muted">{category.title}</p>
        <Badge tone={tones[state]}>{words.state[state]}</Badge>
      </div>
      <h2 className="text-17 font-title wrap-anywhere">
        <Link
          to={`/exams/${slug}`}
          className="outline-hidden after:absolute after:inset-0 group-hover:text-primary-700"
        >
          {title}
        </Link>
      </h2>
      {summary ? <p className="line-clamp-2 text-15">{summary}</p> : null}
      <p className="text-14 text-muted">{[aboutExam(exam), teacher.name].join(' · ')}</p>
      {when ? <p className="text-14 text-muted">{when}</p> : null}
      <div className="mt-auto pt-2">
        <CoursePrice course={{ price, listPrice: price }} />
      </div>
    </article>
  )
}
