import { answerFor } from '../../api/form-answer.ts'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/about'
import { askAbout } from './act-on-thread.ts'
import { AskForm } from './ask-form.tsx'
import { ThreadsAbout } from './threads-about.tsx'
import { askWords, discussionWords as words } from './words.ts'

const sorts = ['newest', 'open', 'liked'] as const

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { searchParams } = url
  const cursor = searchParams.get('cursor')
  const q = searchParams.get('q') ?? ''
  const sort = sorts.find((one) => one === searchParams.get('sort')) ?? 'newest'
  const page = await apiOf(context).panel('discussion/list', {
    about: { kind: 'lesson', id: params.lessonId },
    sort,
    ...(q === '' ? {} : { q: q.slice(0, 200) }),
    ...(cursor ? { cursor } : {}),
  })
  const second = Number(searchParams.get('second') ?? Number.NaN)
  return {
    ...page,
    lessonId: params.lessonId,
    sort,
    q,
    second: Number.isInteger(second) && second > 0 ? second : null,
    isFirst: cursor === null,
    now: Date.now(),
    requestId: crypto.randomUUID(),
  }
}

export const action = ({ params, ...args }: Route.ActionArgs) => askAbout(params.lessonId, args)

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData ? words.titleOf(loaderData.about.title) : words.title) },
]

export default function About({ loaderData, actionData }: Route.ComponentProps) {
  const { about, lessonId, second, requestId } = loaderData
  const answer = answerFor(actionData, 'ask')
  return (
    <>
      <PageHead title={words.titleOf(about.title)} lead={words.lead} />
      <div className="grid gap-5">
        <TextLink alone to={about.link} className="inline-flex min-h-11 items-center justify-self-start">
          {words.back}
        </TextLink>
        <Card title={askWords.open}>
          <AskForm lessonId={lessonId} requestId={requestId} second={second} answer={answer} />
        </Card>
        <ThreadsAbout page={loaderData} />
      </div>
    </>
  )
}
