import { searchTranscripts } from '@arvand/contracts/panel/transcripts'
import { directionOf } from '@arvand/persian/direction'
import { formatDuration } from '@arvand/persian/duration'
import { textAround } from '@arvand/persian/marked-parts'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { ListRow } from '../../ui/list.tsx'
import { Marked } from '../../ui/marked.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/search-lessons'
import { lessonPath } from './lesson-page.ts'
import { searchWords as words } from './words.ts'

export const loader = async (args: Route.LoaderArgs) =>
  args.url.searchParams.get('q')?.trim() ? loadList(searchTranscripts, args) : null

export const meta = () => [{ title: titled(words.title) }]

const searchFilter = { kind: 'search', name: 'q', label: words.label } as const

export default function SearchLessons({ loaderData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        {loaderData ? (
          <PagedList
            page={loaderData}
            label={words.title}
            filters={[searchFilter]}
            empty={null}
            nothing={{ title: words.none, text: words.noneText }}
            order={words.order}
            row={(found) => (
              <FoundRow
                key={`${found.lesson.id} ${found.second} ${found.step} ${found.excerpt}`}
                found={found}
                wish={loaderData.query.chosen.q ?? ''}
              />
            )}
          />
        ) : (
          <>
            <SearchForm label={words.label} go={words.go} wish="" />
            <EmptyState level={2} title={words.first}>
              {words.firstText}
            </EmptyState>
          </>
        )}
      </div>
    </>
  )
}

type Found = NonNullable<Route.ComponentProps['loaderData']>['items'][number]

function FoundRow({ found, wish }: { found: Found; wish: string }) {
  const { lesson, course, second, step, excerpt } = found
  const path = lessonPath(course.slug, lesson.id)
  const to = second === null ? `${path}#step-${step ?? 1}` : `${path}?at=${Math.floor(second)}`
  return (
    <ListRow
      to={to}
      start={
        <span className="grid min-h-11 min-w-16 shrink-0 place-items-center rounded-tile bg-primary-100 px-2 text-14 font-label text-primary-700">
          {second === null ? `${words.section} ${formatNumber(step ?? 1)}` : formatDuration(second)}
        </span>
      }
      title={
        <span dir={directionOf(excerpt)} className="line-clamp-3 aligned-as-page">
          <Marked text={textAround(excerpt, wish)} wish={wish} />
        </span>
      }
      note={`${course.title}، ${lesson.title}`}
    />
  )
}
