import {
  listAnyIssuedOfWebinar,
  renewAnyCertificate,
  revokeAnyCertificate,
} from '@arvand/contracts/panel/manage-certificates'
import { formAction, submitTo } from '../../api/form-action.ts'
import { loadList } from '../../api/load-list.ts'
import { AnswerNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import type { Route } from './+types/any-webinar-issued'
import { IssuedList } from './issued-list.tsx'
import { webinarMeta } from './webinar-head.ts'
import { anyWebinarIssuedWords, issuingWords as words } from './words.ts'

export const loader = ({ context, url, params: { webinarId } }: Route.LoaderArgs) =>
  loadList(listAnyIssuedOfWebinar, { context, url }, { with: { webinarId } })

export const action = formAction({
  revoke: submitTo(revokeAnyCertificate, { question: () => words.revokeAsk, done: words.revoked }),
  renew: submitTo(renewAnyCertificate, { done: ({ code }) => words.renewed(code) }),
})

export const handle = { crumb: words.title }
export const meta = ({ loaderData }: Route.MetaArgs) => webinarMeta(words.title, loaderData?.webinar)

/** The certificates of any webinar, for managers of the exams. */
export default function AnyWebinarIssued({ loaderData, actionData }: Route.ComponentProps) {
  return (
    <>
      <PageHead title={words.title} lead={anyWebinarIssuedWords.lead(loaderData.webinar.title)} />
      <div className="grid grid-cols-1 gap-5">
        <AnswerNews answer={actionData?.done ? actionData : undefined} />
        <IssuedList page={loaderData} answer={actionData} />
      </div>
    </>
  )
}
