import {
  archiveArticleByManager,
  publishArticle,
  returnArticle,
  showManagedArticle,
} from '@arvand/contracts/panel/manage-articles'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { callerOf } from '../../api/page.ts'
import { LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Card } from '../../ui/card.tsx'
import { Chip, Chips } from '../../ui/chips.tsx'
import { ArticleCover } from '../articles/index.ts'
import { withFormulas } from '../rich-text/index.server.ts'
import { RichText } from '../rich-text/index.ts'
import type { Route } from './+types/review'
import { reviewWords as words } from './review-words.ts'
import { TurnList, Verdict } from './verdict.tsx'
import { editorWords, publicationWords } from './words.ts'

export async function loader({ context, params: { articleId } }: Route.LoaderArgs) {
  const shown = await callerOf(context)(showManagedArticle, { articleId })
  return { ...shown, text: withFormulas(shown.article.body), now: Date.now() }
}

const ofThis = ({ params: { articleId = '' } }: SentForm) => ({ articleId })

export const action = formAction({
  publish: submitTo(publishArticle, {
    with: ofThis,
    places: { 'articles.wrong-time': 'day' },
    done: ({ state }) => (state === 'scheduled' ? publicationWords.scheduled : publicationWords.published),
  }),
  // A returned article is its author's again, so the manager goes on with the list.
  return: submitTo(returnArticle, { with: ofThis, done: () => redirect('/manage/articles?returned=yes') }),
  archive: submitTo(archiveArticleByManager, {
    with: ofThis,
    question: ({ text }) => words.archiveQuestion(text('title')),
    done: words.archived,
  }),
})

export const handle = { crumb: ({ article }: { article: { title: string } }) => article.title }
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.article.title ?? words.title) },
]

/** An article as it will be read, and what a manager decides of it. */
export default function Review({ loaderData, actionData }: Route.ComponentProps) {
  const { article, pictures, text, turns, now } = loaderData
  const { title, summary, topics, author, minutes, slug, cover } = article
  return (
    <>
      <PageHead title={title} lead={author.name} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid grid-cols-1 gap-5">
          <LoneNews answer={actionData?.done ? actionData : undefined} />
          <Card>
            <div className="grid grid-cols-1 gap-5">
              <div className="grid grid-cols-1 items-start gap-5 md:grid-cols-[14rem_minmax(0,1fr)]">
                <span className="overflow-clip rounded-option border border-line">
                  <ArticleCover article={{ slug, cover }} sizes="14rem" />
                </span>
                <div className="grid gap-2">
                  <p className="text-17">{summary}</p>
                  <p className="text-15 text-muted">{words.minutes(formatNumber(minutes))}</p>
                  {topics.length > 0 ? (
                    <Chips label={editorWords.topics}>
                      {topics.map((topic) => (
                        <Chip key={topic} to={`/articles?topic=${encodeURIComponent(topic)}`}>
                          {topic}
                        </Chip>
                      ))}
                    </Chips>
                  ) : null}
                </div>
              </div>
              <RichText text={text} files={pictures} className="max-w-[46rem] text-16 leading-loose" />
            </div>
          </Card>
        </div>
        <div className="grid grid-cols-1 gap-5">
          <Verdict shown={loaderData} answer={actionData?.done ? undefined : actionData} />
          <TurnList turns={turns} now={now} />
        </div>
      </div>
    </>
  )
}
