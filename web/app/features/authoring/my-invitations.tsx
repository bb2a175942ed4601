import { promiseOf } from '@arvand/contracts/errors/catalogue'
import {
  acceptStaffInvitation,
  declineStaffInvitation,
  listMyStaffInvitations,
} from '@arvand/contracts/panel/staff'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { Alert } from '../../ui/alert.tsx'
import { TextLink } from '../../ui/link.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { EmptyState } from '../../ui/states.tsx'
import type { Route } from './+types/my-invitations'
import { rightWords, roleWords, invitationWords as words } from './staff-words.ts'

export async function loader({ context }: Route.LoaderArgs) {
  const { items, whyNotAccept } = await callerOf(context)(listMyStaffInvitations, {})
  return { items, whyNot: whyNotAccept && promiseOf(whyNotAccept).sentence }
}

export const action = formAction({
  accept: submitTo(acceptStaffInvitation, {
    done: ({ courseId }) => redirect(`/teach/courses/${courseId}`),
  }),
  decline: submitTo(declineStaffInvitation, { done: words.declined }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function MyInvitations({ loaderData, actionData }: Route.ComponentProps) {
  const { items, whyNot } = loaderData
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <div className="grid gap-5">
        <LoneNews answer={actionData} />
        {whyNot && items.length > 0 ? (
          <Alert action={<TextLink to="/panel/teach">{words.apply}</TextLink>}>{whyNot}</Alert>
        ) : null}
        {items.length === 0 ? (
          <EmptyState title={words.none} level={2}>
            {words.noneText}
          </EmptyState>
        ) : (
          <List label={words.title}>
            {items.map(({ id, course, by, role, rights, sharePercent }) => (
              <ListRow
                key={id}
                title={course.title}
                note={[
                  words.by(by, roleWords[role]),
                  role === 'assistant' ? rights.map((right) => rightWords[right]).join('، ') : '',
                  sharePercent > 0 ? words.share(formatNumber(sharePercent)) : '',
                ]
                  .filter(Boolean)
                  .join('، ')}
                end={
                  <div className="flex flex-wrap items-start gap-3">
                    {whyNot ? null : (
                      <ActionForm
                        intent="accept"
                        to={acceptStaffInvitation}
                        carry={{ invitationId: id }}
                        submit={words.accept}
                        button={{ size: 'compact' }}
                      />
                    )}
                    <ActionForm
                      intent="decline"
                      to={declineStaffInvitation}
                      carry={{ invitationId: id }}
                      submit={words.decline}
                      button={{ size: 'compact', variant: 'outline' }}
                    />
                  </div>
                }
              />
            ))}
          </List>
        )}
      </div>
    </>
  )
}
