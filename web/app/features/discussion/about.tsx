import { listThreads } from '@arvand/contracts/panel/discussion'
import { answerFor } from '../../api/form-answer.ts'
import type { Loaded } from '../../api/load-list.ts'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/about'
import { askAbout } from './act-on-thread.ts'
import { AskForm } from './ask-form.tsx'
import { ThreadList } from './thread-list.tsx'
import { askWords, discussionWords as words } from './words.ts'

const sorts = Object.entries(words.sorts).map(([value, title]) => ({ value, title }))

const ThreadsAbout = ({ page }: { page: Loaded<typeof listThreads> }) => (
  <PagedList
    page={page}
    label={words.title}
    filters={[
      { kind: 'search', name: 'q', label: words.search },
      { kind: 'sort', name: 'sort', label: words.sort, options: sorts },
    ]}
    empty={{ title: words.empty, text: words.emptyText }}
    nothing={{ title: words.nothingFound, text: words.nothingFoundText }}
    order={words.note}
  >
    {(items) => <ThreadList label={words.title} items={items} now={page.query.now} />}
  </PagedList>
)

export async function loader({ context, params: { lessonId }, url }: Route.LoaderArgs) {
  const about = { kind: 'lesson' as const, id: lessonId }
  const page = await loadList(listThreads, { context, url }, { with: { about }, start: { sort: 'newest' } })
  const second = Number(url.searchParams.get('second') ?? Number.NaN)
  return {
    ...page,
    lessonId,
    second: Number.isInteger(second) && second > 0 ? second : null,
    now: page.query.now,
  }
}

export const action = askAbout

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? words.titleOf(loaderData.about.title) : words.title) },
]

export default function About({ loaderData, actionData }: Route.ComponentProps) {
  const { about, lessonId, second } = loaderData
  const answer = answerFor(actionData, 'ask')
  return (
    <>
      <PageHead title={words.titleOf(about.title)} lead={words.lead} />
      <div className="grid gap-5">
        <TextLink alone to={about.link} className="inline-flex min-h-11 items-center justify-self-start">
          {words.back}
        </TextLink>
        <Card title={askWords.open}>
          <AskForm lessonId={lessonId} second={second} answer={answer} />
        </Card>
        <ThreadsAbout page={loaderData} />
      </div>
    </>
  )
}
