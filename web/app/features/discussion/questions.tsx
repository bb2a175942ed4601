import type { Answer } from '@arvand/contracts/endpoint'
import type { listQuestions } from '@arvand/contracts/panel/discussion'
import { formatNumber } from '@arvand/persian/numbers'
import { apiOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { CountBadge } from '../../ui/badge.tsx'
import { Fold } from '../../ui/fold.tsx'
import { TextLink } from '../../ui/link.tsx'
import { CursorPager } from '../../ui/pagination.tsx'
import { EmptyState } from '../../ui/states.tsx'
import { TabLinks } from '../../ui/tab-links.tsx'
import { TextArea } from '../../ui/text-area.tsx'
import { TimeAgo } from '../../ui/time-ago.tsx'
import type { Route } from './+types/questions'
import { actOnThread } from './act-on-thread.ts'
import { threadPage } from './addresses.ts'
import { PostBody } from './post-body.tsx'
import { PostForm } from './post-form.tsx'
import { ThreadMarks } from './thread-list.tsx'
import { threadWords, questionsWords as words } from './words.ts'

const states = ['open', 'all'] as const
const pagePath = '/teach/questions'

export async function loader({ context, url }: Route.LoaderArgs) {
  const state = states.find((one) => one === url.searchParams.get('state')) ?? 'open'
  const cursor = url.searchParams.get('cursor')
  const page = await apiOf(context).panel('discussion/questions', { state, ...(cursor ? { cursor } : {}) })
  return { ...page, state, isFirst: cursor === null, now: Date.now(), requestId: crypto.randomUUID() }
}

export const action = (args: Route.ActionArgs) => actOnThread(args)

export const meta = () => [{ title: titled(words.title) }]

export default function Questions({ loaderData }: Route.ComponentProps) {
  const { items, nextCursor, open, state, isFirst } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[60rem] gap-5">
        <TabLinks
          label={words.tabs}
          links={states.map((one) => ({
            to: `${pagePath}?state=${one}`,
            here: one === state,
            title: (
              <>
                {words.states[one]}
                {one === 'open' && open > 0 ? (
                  <CountBadge count={formatNumber(open)} words={words.states.open} />
                ) : null}
              </>
            ),
          }))}
        />
        {items.length === 0 ? (
          <EmptyState title={words.empty[state]} level={2}>
            {words.emptyText[state]}
          </EmptyState>
        ) : (
          items.map((thread) => <Question key={thread.id} thread={thread} page={loaderData} />)
        )}
        <CursorPager
          isFirst={isFirst}
          nextCursor={nextCursor}
          filter={{ state }}
          note={words.note[state]}
          next={words.next}
        />
      </div>
    </>
  )
}

interface QuestionProps {
  readonly thread: Answer<typeof listQuestions>['items'][number]
  readonly page: { readonly now: number; readonly requestId: string }
}

/** One question with a place to answer it at once. */
function Question({ thread, page }: QuestionProps) {
  const { id, title, body, author, about, at } = thread
  return (
    <article className="grid gap-3 rounded-card border border-line bg-surface px-4.5 py-4 md:px-6">
      <header className="flex flex-wrap items-center gap-x-3 gap-y-1">
        <Avatar name={author.name} seed={author.id} photo={author.photo} size={44} />
        <div className="min-w-0 flex-1 basis-60">
          <h2 className="text-17 font-title wrap-anywhere">
            <TextLink alone to={threadPage(id)}>
              {title}
            </TextLink>
          </h2>
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-14 text-muted">
            <span>{author.name}</span>
            <TimeAgo at={at} now={page.now} />
            <TextLink alone to={about.link}>
              {about.title}
            </TextLink>
            <ThreadMarks thread={thread} />
          </p>
        </div>
      </header>
      <PostBody text={body} />
      <footer className="flex flex-wrap items-start gap-3">
        {thread.locked ? null : (
          <Fold label={words.answer} look="soft">
            <PostForm
              to={pagePath}
              intent="answer"
              carry={{ threadId: id, requestId: page.requestId }}
              submit={threadWords.send}
              pending={threadWords.sending}
            >
              {(said) => (
                <TextArea
                  name="body"
                  label={threadWords.replyTo(author.name)}
                  error={said?.fields?.body}
                  defaultValue={said?.values?.body}
                  maxLength={8000}
                  required
                />
              )}
            </PostForm>
          </Fold>
        )}
        <TextLink alone to={threadPage(id)} className="inline-flex min-h-11 items-center text-15">
          {words.whole}
        </TextLink>
      </footer>
    </article>
  )
}
