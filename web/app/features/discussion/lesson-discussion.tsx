import { ArrowRight } from 'lucide-react'
import { useEffect, useState } from 'react'
import { hasMore } from '../../api/load-list.ts'
import { useAside } from '../../shell/aside.ts'
import { FailedList } from '../../shell/browser-list.tsx'
import { Button } from '../../ui/button.tsx'
import { buttonClasses } from '../../ui/button-variant.ts'
import { TextLink } from '../../ui/link.tsx'
import { Loading, RowsSkeleton } from '../../ui/skeleton.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { loader as loadAbout } from './about.tsx'
import { askInFeed, lessonThreads, threadPage } from './addresses.ts'
import { AskForm } from './ask-form.tsx'
import type { loader as loadThread } from './thread.tsx'
import { ThreadList } from './thread-list.tsx'
import { ThreadView } from './thread-view.tsx'
import { useFreshThread } from './use-fresh-thread.ts'
import { askWords, discussionWords as words } from './words.ts'

interface LessonDiscussionProps {
  readonly lessonId: string
  /** The current second of the player; null when the lesson has no timeline. */
  readonly second: number | null
}

/** The discussion beside a lesson: its list of threads, one opened thread, and the form that asks. */
export function LessonDiscussion({ lessonId, second }: LessonDiscussionProps) {
  const [threadId, setThreadId] = useState<string | null>(null)
  if (threadId) return <OpenThread threadId={threadId} onBack={() => setThreadId(null)} />
  return <LessonThreads lessonId={lessonId} second={second} onOpen={setThreadId} />
}

function LessonThreads({
  lessonId,
  second,
  onOpen,
}: LessonDiscussionProps & { readonly onOpen: (threadId: string) => void }) {
  const { data, failed, load } = useAside<typeof loadAbout>()
  const page = lessonThreads(lessonId)
  useEffect(() => void load(page), [load, page])
  const list = data?.lessonId === lessonId ? data : undefined
  return (
    <section aria-label={words.title} className="grid gap-4">
      {list ? (
        <details suppressHydrationWarning>
          <summary className={`${buttonClasses({ variant: 'soft' })} cursor-pointer list-none`}>
            {askWords.open}
          </summary>
          <div className="pt-4">
            <AskForm lessonId={lessonId} second={second} onAsked={onOpen} />
          </div>
        </details>
      ) : null}
      {list ? (
        list.items.length > 0 ? (
          <ThreadList label={words.title} items={list.items} now={list.now} onOpen={onOpen} />
        ) : (
          <EmptyState title={words.empty}>{words.emptyText}</EmptyState>
        )
      ) : failed ? (
        <FailedList onRetry={() => void load(page)} />
      ) : (
        <Loading>
          <RowsSkeleton rows={3} />
        </Loading>
      )}
      <div className="flex flex-wrap gap-x-5 text-15">
        <TextLink alone to={page} className="inline-flex min-h-11 items-center">
          {words.whole}
        </TextLink>
        <TextLink alone to={askInFeed(lessonId)} className="inline-flex min-h-11 items-center">
          {words.askInFeed}
        </TextLink>
      </div>
    </section>
  )
}

function OpenThread({ threadId, onBack }: { readonly threadId: string; readonly onBack: () => void }) {
  const { data, failed, load } = useAside<typeof loadThread>()
  const page = threadPage(threadId)
  useEffect(() => void load(page), [load, page])
  useFreshThread(threadId, () => void load(page))
  return (
    <section aria-label={words.title} className="grid gap-4">
      <div>
        <Button type="button" variant="quiet" size="compact" icon={ArrowRight} onClick={onBack}>
          {words.backToAll}
        </Button>
      </div>
      {data ? (
        <ThreadView shown={data} />
      ) : failed ? (
        <FailedList onRetry={() => void load(page)} />
      ) : (
        <Loading>
          <RowsSkeleton rows={3} />
        </Loading>
      )}
      {data && hasMore(data.answers) ? (
        <TextLink alone to={page} className="inline-flex min-h-11 items-center justify-self-start text-15">
          {words.whole}
        </TextLink>
      ) : null}
    </section>
  )
}
