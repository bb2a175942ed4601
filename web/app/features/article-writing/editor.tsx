import { promiseOf } from '@arvand/contracts/errors/catalogue'
import {
  archiveArticle,
  removeArticle,
  saveArticle,
  showOwnArticle,
  submitArticle,
  withdrawArticle,
} from '@arvand/contracts/panel/articles'
import { publishArticle } from '@arvand/contracts/panel/manage-articles'
import { useRef } from 'react'
import { redirect } from 'react-router'
import { type ActionAnswer, formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { actionCallerOf, callerOf } from '../../api/page.ts'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { withFormulas } from '../rich-text/index.server.ts'
import { RichText } from '../rich-text/index.ts'
import type { Route } from './+types/editor'
import { askOf, draftOf } from './article-draft.ts'
import { ArticleForm, type Settle } from './article-form.tsx'
import { deskOf } from './desk.ts'
import { PublicationPanel } from './publication-panel.tsx'
import { listWords, publicationWords, editorWords as words } from './words.ts'

export async function loader({ context, params: { articleId }, url }: Route.LoaderArgs) {
  const shown = await callerOf(context)(showOwnArticle, { articleId })
  const desk = deskOf(url.pathname)
  return {
    ...shown,
    // Here and not in the browser, which would load the sentences of all errors for it.
    missingText: shown.missing.map((code) => promiseOf(code).sentence),
    text: withFormulas(shown.article.body),
    publishes: desk === 'manage' && shown.mayPublish,
  }
}

const ofThis = ({ params: { articleId = '' } }: SentForm) => ({ articleId })

export const action = formAction({
  save,
  submit: submitTo(submitArticle, { with: ofThis, done: publicationWords.submitted }),
  withdraw: submitTo(withdrawArticle, { with: ofThis, done: publicationWords.withdrawn }),
  publish: submitTo(publishArticle, {
    with: ofThis,
    places: { 'articles.wrong-time': 'day' },
    done: ({ state }) => (state === 'scheduled' ? publicationWords.scheduled : publicationWords.published),
  }),
  archive: submitTo(archiveArticle, {
    with: ofThis,
    question: () => publicationWords.archiveQuestion,
    done: publicationWords.archived,
  }),
  remove: submitTo(removeArticle, {
    with: ofThis,
    question: () => publicationWords.removeQuestion,
    done: (_, __, { url }) => redirect(`/${deskOf(url.pathname)}/articles`),
  }),
})

/** Saves without JavaScript. The text needs the editor, so it is sent back unchanged. */
async function save(sent: SentForm): Promise<ActionAnswer> {
  const { articleId } = ofThis(sent)
  const { form, text } = sent
  const { article } = await actionCallerOf(sent.context)(showOwnArticle, { articleId })
  const draft = {
    ...draftOf(article),
    ...{ title: text('title'), summary: text('summary'), topics: text('topics') },
    slug: text('slug') || article.slug,
    coverFileId: form.has('coverFileId') ? text('coverFileId') || null : article.coverFileId,
  }
  const ask = askOf(articleId, Number(text('version')) || article.version, draft)
  return submitTo(saveArticle, {
    with: () => ask,
    places: { 'articles.slug-taken': 'slug', 'articles.slug-fixed': 'slug' },
    done: words.saved,
  })(sent)
}

export const handle = {
  crumb: ({ article }: { article: { title: string } }) => article.title,
  hydrate: 'now',
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.article.title ?? listWords.title) },
]

/** An article at its author's desk. */
export default function Editor({ loaderData, actionData }: Route.ComponentProps) {
  const { article, pictures, text, publishes } = loaderData
  const { state } = article
  const settling = useRef<Settle | null>(null)
  const isLocked = state === 'inReview' || state === 'scheduled'
  return (
    <>
      <PageHead title={article.title} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        {isLocked ? (
          <div className="grid grid-cols-1 gap-5">
            <Alert>{words.locked[state]}</Alert>
            <Card>
              <div className="grid grid-cols-1 gap-5">
                <p className="text-17 text-muted">{article.summary}</p>
                <RichText text={text} files={pictures} />
              </div>
            </Card>
          </div>
        ) : (
          <ArticleForm
            key={article.id}
            shown={loaderData}
            answer={answerFor(actionData, 'save')}
            settling={settling}
          />
        )}
        <PublicationPanel
          shown={loaderData}
          publishes={publishes}
          settling={settling}
          answer={actionData?.intent === 'save' ? undefined : actionData}
        />
      </div>
    </>
  )
}
