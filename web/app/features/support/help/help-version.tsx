import { bringBackHelpVersion, showHelpVersion } from '@arvand/contracts/support/help'
import { formatDateTime } from '@arvand/persian/format-date'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { answerFor } from '../../../api/form-answer.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { PageHead } from '../../../shell/page-head.tsx'
import { titled } from '../../../shell/site.ts'
import { Card } from '../../../ui/card.tsx'
import { ButtonLink } from '../../../ui/link.tsx'
import { withFormulas } from '../../rich-text/index.server.ts'
import { RichText } from '../../rich-text/index.ts'
import type { Route } from './+types/help-version'
import { editorWords as words } from './help-words.ts'

export async function loader({ context, params }: Route.LoaderArgs) {
  const number = Number(params.number)
  const { articleId } = params
  const version = await callerOf(context)(showHelpVersion, { articleId, number })
  return { ...version, number, articleId, text: withFormulas(version.body) }
}

export const action = formAction({
  bringBack: submitTo(bringBackHelpVersion, {
    with: ({ params: { articleId = '', number } }) => ({ articleId, number: Number(number) }),
    done: (_, { articleId }) => redirect(`/manage/help/${articleId}`),
  }),
})

export const handle = {
  crumb: ({ number }: { number: number }) => words.version(formatNumber(number)),
}
export const meta: Route.MetaFunction = ({ loaderData }) => [
  { title: titled(loaderData?.title ?? words.versions) },
]

/** An earlier version of a help article, which may be brought back. */
export default function HelpVersion({ loaderData, actionData }: Route.ComponentProps) {
  const { title, summary, text, at, number, articleId } = loaderData
  return (
    <>
      <PageHead title={title} lead={`${words.version(formatNumber(number))} · ${formatDateTime(at)}`} />
      <div className="grid max-w-[46rem] grid-cols-1 gap-5">
        <Card>
          <div className="grid grid-cols-1 gap-5">
            <p className="text-17 text-muted wrap-anywhere">{summary}</p>
            <RichText text={text} files={{}} />
          </div>
        </Card>
        <ActionForm
          intent="bringBack"
          to={bringBackHelpVersion}
          answer={answerFor(actionData, 'bringBack')}
          submit={words.bringBack}
          beside={
            <ButtonLink to={`/manage/help/${articleId}`} variant="outline">
              {words.backToEditor}
            </ButtonLink>
          }
        />
      </div>
    </>
  )
}
