import { promiseOf } from '@arvand/contracts/errors/catalogue'
import { showThread } from '@arvand/contracts/panel/discussion'
import { redirect, useRevalidator } from 'react-router'
import { loadList } from '../../api/load-list.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { Pager } from '../../shell/paged-rows.tsx'
import { titled } from '../../shell/site.ts'
import { useLastAnswer } from '../../shell/use-last-answer.ts'
import { TextLink } from '../../ui/link.tsx'
import type { Route } from './+types/thread'
import { actOnThread } from './act-on-thread.ts'
import { lessonThreads } from './addresses.ts'
import { ThreadView } from './thread-view.tsx'
import { useFreshThread } from './use-fresh-thread.ts'
import { discussionWords, threadWords as words } from './words.ts'

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const shown = await loadList(showThread, { context, url }, { with: { threadId: params.threadId } })
  const { about, whyNotAnswer } = shown.thread
  // Posts of the feed have their own page.
  if (about.kind !== 'lesson') throw redirect(about.link)
  return { ...shown, whyNotAnswer: whyNotAnswer && promiseOf(whyNotAnswer).sentence, now: shown.query.now }
}

export const action = actOnThread

export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.thread.title || discussionWords.title) },
]

export default function Thread({ loaderData, ...page }: Route.ComponentProps) {
  const actionData = useLastAnswer(page.actionData)
  const { thread, answers, query } = loaderData
  const { revalidate } = useRevalidator()
  useFreshThread(thread.id, () => void revalidate())
  return (
    <>
      <PageHead title={thread.title || words.removedTitle} lead={thread.about.title} />
      <div className="grid max-w-[60rem] gap-4">
        <p className="flex flex-wrap gap-x-6">
          <TextLink alone to={thread.about.link} className="inline-flex min-h-11 items-center">
            {discussionWords.back}
          </TextLink>
          <TextLink alone to={lessonThreads(thread.about.id)} className="inline-flex min-h-11 items-center">
            {discussionWords.backToAll}
          </TextLink>
        </p>
        {/* Shows the success of a form that is no longer on the page after it was sent without JavaScript. */}
        <AnswerNews answer={actionData?.done ? actionData : undefined} />
        <ThreadView shown={loaderData} answer={actionData?.done ? undefined : actionData} titled />
        <Pager page={{ ...answers, query }} label={words.answers} order={words.note} />
      </div>
    </>
  )
}
