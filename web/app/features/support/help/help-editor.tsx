import * as contract from '@arvand/contracts/support/help'
import { useRef } from 'react'
import { redirect } from 'react-router'
import { type ActionAnswer, formAction, type SentForm, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { actionCallerOf, callerOf } from '../../../api/page.ts'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import type { Route } from './+types/help-editor'
import { draftOf, type HelpDraft } from './help-draft.ts'
import { HelpForm, type Settle } from './help-form.tsx'
import { HelpPanel } from './help-panel.tsx'
import { manageWords, editorWords as words } from './help-words.ts'

export const loader = ({ context, params: { articleId } }: Route.LoaderArgs) =>
  callerOf(context)(contract.showHelpArticle, { articleId })

const ofThis = ({ params: { articleId = '' } }: SentForm) => ({ articleId })

export const action = formAction({
  save,
  publish: submitTo(contract.publishHelpArticle, { with: ofThis, done: words.published }),
  hide: submitTo(contract.hideHelpArticle, {
    with: ofThis,
    question: () => words.hideQuestion,
    done: words.hidden,
  }),
  remove: submitTo(contract.removeHelpArticle, {
    with: ofThis,
    question: () => words.removeQuestion,
    done: () => redirect('/manage/help'),
  }),
})

/** Saves without JavaScript. The text needs the editor, so it is sent back unchanged. */
async function save(sent: SentForm): Promise<ActionAnswer> {
  const { articleId } = ofThis(sent)
  const { text } = sent
  const { article } = await actionCallerOf(sent.context)(contract.showHelpArticle, { articleId })
  const draft = {
    ...draftOf(article),
    ...{ title: text('title'), summary: text('summary') },
    category: text('category') as HelpDraft['category'],
    slug: text('slug') || article.slug,
  }
  return submitTo(contract.saveHelpArticle, {
    with: () => ({ articleId, version: Number(text('version')) || article.version, ...draft }),
    places: { 'support.help-slug-taken': 'slug', 'support.help-slug-fixed': 'slug' },
    done: words.saved,
  })(sent)
}

export const handle = {
  crumb: ({ article }: { article: { title: string } }) => article.title,
  hydrate: 'now',
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.article.title ?? manageWords.title) },
]

/** A help article as the staff writes it. */
export default function HelpEditor({ loaderData, actionData }: Route.ComponentProps) {
  const { article } = loaderData
  const settling = useRef<Settle | null>(null)
  return (
    <>
      <PageHead title={article.title} />
      <div className="grid grid-cols-1 items-start gap-6 xl:grid-cols-[minmax(0,1fr)_20rem]">
        <HelpForm
          key={article.id}
          article={article}
          answer={answerFor(actionData, 'save')}
          settling={settling}
        />
        <HelpPanel
          shown={loaderData}
          settling={settling}
          answer={actionData?.intent === 'save' ? undefined : actionData}
        />
      </div>
    </>
  )
}
