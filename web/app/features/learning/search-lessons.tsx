import { textAround } from '@arvand/persian/marked-parts'
import { formatNumber } from '@arvand/persian/numbers'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { List, ListRow } from '../../ui/list.tsx'
import { Marked } from '../../ui/marked.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { SearchForm } from '../../ui/search-form.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/search-lessons'
import { clockOf } from './clock-of.ts'
import { lessonPath } from './lesson-page.ts'
import { searchWords as words } from './words.ts'

export async function loader({ context, url }: Route.LoaderArgs) {
  const q = (url.searchParams.get('q') ?? '').slice(0, 200)
  const cursor = url.searchParams.get('cursor')
  if (q.trim() === '') return { q: '', items: null, nextCursor: null, isFirst: true }
  const page = await apiOf(context).panel('transcript/search', { q, ...(cursor ? { cursor } : {}) })
  return { q, ...page, isFirst: cursor === null }
}

export const meta = () => [{ title: titled(words.title) }]

export default function SearchLessons({ loaderData }: Route.ComponentProps) {
  const { q, items, nextCursor, isFirst } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <SearchForm label={words.label} go={words.go} wish={q} />
        {items === null ? (
          <EmptyState level={2} title={words.first}>
            {words.firstText}
          </EmptyState>
        ) : items.length === 0 ? (
          <EmptyState level={2} title={words.none}>
            {words.noneText}
          </EmptyState>
        ) : (
          <List label={words.title}>
            {items.map((found) => (
              <FoundRow
                key={`${found.lesson.id} ${found.second} ${found.step} ${found.excerpt}`}
                found={found}
                wish={q}
              />
            ))}
          </List>
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ q }}
          note={words.order}
          next={words.older}
        />
      </div>
    </>
  )
}

type Found = NonNullable<Route.ComponentProps['loaderData']['items']>[number]

function FoundRow({ found, wish }: { found: Found; wish: string }) {
  const { lesson, course, second, step, excerpt } = found
  const path = lessonPath(course.slug, lesson.id)
  const to = second === null ? `${path}#step-${step ?? 1}` : `${path}?at=${Math.floor(second)}`
  return (
    <ListRow
      to={to}
      start={
        <span className="grid min-h-11 min-w-16 shrink-0 place-items-center rounded-tile bg-primary-100 px-2 text-14 font-label text-primary-700">
          {second === null ? `${words.section} ${formatNumber(step ?? 1)}` : clockOf(second)}
        </span>
      }
      title={
        <span className="bidi-plain line-clamp-3">
          <Marked text={textAround(excerpt, wish)} wish={wish} />
        </span>
      }
      note={`${course.title}، ${lesson.title}`}
    />
  )
}
