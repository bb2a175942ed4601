import {
  acceptCompanyInvitation,
  declineCompanyInvitation,
  listMyCompanies,
  listMyCompanyInvitations,
  proposeCompany,
} from '@arvand/contracts/panel/companies'
import { formatNumber } from '@arvand/persian/numbers'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { loadList } from '../../api/load-list.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { PagedList } from '../../shell/paged-list.tsx'
import { titled } from '../../shell/site.ts'
import { Badge } from '../../ui/badge.tsx'
import { Card } from '../../ui/card.tsx'
import { Fold } from '../../ui/fold.tsx'
import { ListRow } from '../../ui/list.tsx'
import { companyStateTones, companyStateWords, roleWords } from '../careers/index.ts'
import type { Route } from './+types/companies'
import { CompanyFields } from './company-fields.tsx'
import { MyInvitations } from './my-invitations.tsx'
import { invitationWords, companiesWords as words } from './words.ts'

export async function loader(args: Route.LoaderArgs) {
  const [page, { items: invitations }] = await Promise.all([
    loadList(listMyCompanies, args),
    callerOf(args.context)(listMyCompanyInvitations, {}),
  ])
  return { ...page, invitations }
}

export const action = formAction({
  propose: submitTo(proposeCompany, { done: ({ companyId }) => redirect(`/panel/companies/${companyId}`) }),
  accept: submitTo(acceptCompanyInvitation, {
    done: ({ companyId }) => redirect(`/panel/companies/${companyId}`),
  }),
  decline: submitTo(declineCompanyInvitation, { done: invitationWords.declined }),
})

export const meta = () => [{ title: titled(words.title) }]

/** The companies that a person runs, and the form for another. */
export default function Companies({ loaderData, actionData }: Route.ComponentProps) {
  const form = (
    <ActionForm
      intent="propose"
      to={proposeCompany}
      answer={answerFor(actionData, 'propose')}
      submit={words.submit}
    >
      <CompanyFields />
    </ActionForm>
  )
  const isFirst = loaderData.items.length === 0 && loaderData.query.cursor === null
  return (
    <>
      <PageHead title={words.title} lead={words.lead} />
      <LoneNews answer={answerFor(actionData, 'accept')} />
      <LoneNews answer={answerFor(actionData, 'decline')} />
      <div className="grid grid-cols-1 gap-5">
        {loaderData.invitations.length > 0 ? <MyInvitations invitations={loaderData.invitations} /> : null}
        <PagedList
          page={loaderData}
          label={words.list}
          empty={{ title: words.none, text: words.noneText }}
          row={({ id, name, field, state, role, waiting }) => (
            <ListRow
              key={id}
              to={`/panel/companies/${id}`}
              title={name}
              note={`${field}، ${roleWords[role]}`}
              end={
                <>
                  {waiting > 0 ? <Badge tone="accent">{words.waiting(formatNumber(waiting))}</Badge> : null}
                  <Badge tone={companyStateTones[state]}>{companyStateWords[state]}</Badge>
                </>
              }
            />
          )}
        />
        {isFirst ? (
          <Card title={words.propose}>{form}</Card>
        ) : (
          <Fold label={words.propose} open={answerFor(actionData, 'propose') !== undefined}>
            {form}
          </Fold>
        )}
      </div>
    </>
  )
}
