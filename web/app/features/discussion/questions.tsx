import type { Answer } from '@arvand/contracts/endpoint'
import { answer, listQuestions } from '@arvand/contracts/panel/discussion'
import { formatNumber } from '@arvand/persian/numbers'
import { loadList } from '../../api/load-list.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Avatar } from '../../ui/avatar.tsx'
import { CountBadge } from '../../ui/badge.tsx'
import { Fold } from '../../ui/fold.tsx'
import { TextLink } from '../../ui/link.tsx'
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

export const loader = (args: Route.LoaderArgs) => loadList(listQuestions, args, { start: { state: 'open' } })

export const action = actOnThread

export const meta = () => [{ title: titled(words.title) }]

export default function Questions({ loaderData }: Route.ComponentProps) {
  const { open, query } = loaderData
  const { state } = query.chosen
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid max-w-[60rem] gap-5">
        <PagedList
          page={loaderData}
          label={words.title}
          filters={[
            {
              kind: 'tabs',
              name: 'state',
              label: words.tabs,
              options: states.map((value) => ({
                value,
                title: (
                  <>
                    {words.states[value]}
                    {value === 'open' && open > 0 ? (
                      <CountBadge count={formatNumber(open)} words={words.states.open} />
                    ) : null}
                  </>
                ),
              })),
            },
          ]}
          empty={{ title: words.empty[state], text: words.emptyText[state] }}
          order={words.note[state]}
        >
          {(items) => items.map((thread) => <Question key={thread.id} thread={thread} now={query.now} />)}
        </PagedList>
      </div>
    </>
  )
}

interface QuestionProps {
  readonly thread: Answer<typeof listQuestions>['items'][number]
  readonly now: number
}

/** One question, with a form that answers it on the spot. */
function Question({ thread, now }: QuestionProps) {
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
            <TimeAgo at={at} now={now} />
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
          <Fold label={words.answer} variant="soft">
            <PostForm
              page={pagePath}
              intent="answer"
              to={answer}
              carry={{ threadId: id }}
              submit={threadWords.send}
            >
              <TextArea name="body" label={threadWords.replyTo(author.name)} />
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
