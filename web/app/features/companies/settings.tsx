import type { Answer } from '@arvand/contracts/endpoint'
import {
  inviteCompanyMember,
  listCompanyMembers,
  listMemberInvitations,
  removeCompanyMember,
  saveCompany,
  showMyCompany,
  withdrawMemberInvitation,
} from '@arvand/contracts/panel/companies'
import type { ReactNode } from 'react'
import { redirect } from 'react-router'
import { formAction, type SentForm, submitTo } from '../../api/form-action.ts'
import { answerFor } from '../../api/form-answer.ts'
import { callerOf } from '../../api/page.ts'
import { ActionForm, LoneNews } from '../../shell/action-form.tsx'
import { ConfirmedForm } from '../../shell/confirmed-form.tsx'
import { PageHead } from '../../shell/page-head.tsx'
import { titled } from '../../shell/site.ts'
import { useVisitor } from '../../shell/use-root.ts'
import { Alert } from '../../ui/alert.tsx'
import { Card } from '../../ui/card.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { roleWords } from '../careers/index.ts'
import type { Route } from './+types/settings'
import { CompanyFields } from './company-fields.tsx'
import { MemberInvitations } from './member-invitations.tsx'
import { settingsWords as words } from './words.ts'

export async function loader({ context, params: { companyId } }: Route.LoaderArgs) {
  const call = callerOf(context)
  const [{ company }, { items: members }] = await Promise.all([
    call(showMyCompany, { companyId }),
    call(listCompanyMembers, { companyId }),
  ])
  const isOwner = company.role === 'owner'
  const invitations = isOwner ? (await call(listMemberInvitations, { companyId })).items : []
  return { company, members, invitations }
}

const ofCompany = ({ params: { companyId = '' } }: SentForm) => ({ companyId })
const question = {
  title: words.removeTitle,
  text: words.removeText,
  confirm: words.remove,
  danger: true,
} as const

export const action = formAction({
  save: submitTo(saveCompany, { with: ofCompany, done: words.saved }),
  invite: submitTo(inviteCompanyMember, {
    with: ofCompany,
    places: { 'careers.already-invited': 'mobile' },
    done: words.invited,
  }),
  uninvite: submitTo(withdrawMemberInvitation, { with: ofCompany, done: words.uninvited }),
  remove: submitTo(removeCompanyMember, {
    with: ofCompany,
    question: () => question,
    done: (_, __, { text }) => (text('isOwn') === 'yes' ? redirect('/panel/companies') : words.removed),
  }),
})

export const handle = {
  crumb: ({ company }: Route.ComponentProps['loaderData']) => [
    { label: company.name, to: `/panel/companies/${company.id}` },
    { label: words.title },
  ],
}
export const meta = () => [{ title: titled(words.title) }]

/** What a company says of itself, and who runs it. */
export default function Settings({ loaderData, actionData }: Route.ComponentProps) {
  const { company, members, invitations } = loaderData
  const isOwner = company.role === 'owner'
  return (
    <>
      <PageHead title={words.title} lead={company.name} />
      <LoneNews answer={answerFor(actionData, 'remove')} />
      <LoneNews answer={answerFor(actionData, 'uninvite')} />
      <div className="grid grid-cols-1 items-start gap-5 xl:grid-cols-[minmax(0,1fr)_24rem]">
        <Card title={words.text}>
          {isOwner ? (
            <ActionForm
              intent="save"
              to={saveCompany}
              answer={answerFor(actionData, 'save')}
              submit={words.save}
            >
              {company.change ? <Alert>{words.changeWaits(company.name)}</Alert> : null}
              <CompanyFields company={company} />
            </ActionForm>
          ) : (
            <div className="grid gap-3">
              <p className="text-15 text-muted">{words.locked}</p>
              <p className="text-15 whitespace-pre-line">{company.about}</p>
            </div>
          )}
        </Card>
        <Members members={members} isOwner={isOwner}>
          {!isOwner ? null : company.state === 'accepted' ? (
            <MemberInvitations invitations={invitations} answer={answerFor(actionData, 'invite')} />
          ) : (
            <p className="text-15 text-muted">{words.inviteLater}</p>
          )}
        </Members>
      </div>
    </>
  )
}

interface MembersProps {
  readonly members: Answer<typeof listCompanyMembers>['items']
  readonly isOwner: boolean
  readonly children: ReactNode
}

function Members({ members, isOwner, children }: MembersProps) {
  const me = useVisitor()?.id
  return (
    <Card title={words.members}>
      <div className="grid grid-cols-1 gap-5">
        <List label={words.members}>
          {members.map(({ personId, name, role }) => {
            const isOwn = personId === me
            return (
              <ListRow
                key={personId}
                title={name}
                note={roleWords[role]}
                end={
                  isOwner || isOwn ? (
                    <ConfirmedForm
                      intent="remove"
                      to={removeCompanyMember}
                      question={() => question}
                      carry={{ personId, isOwn: isOwn ? 'yes' : null }}
                      submit={isOwn ? words.leave : words.remove}
                      button={{
                        ...{ variant: 'quiet', size: 'compact' },
                        ...(isOwn ? {} : { 'aria-label': words.removeName(name) }),
                      }}
                      className="contents"
                    />
                  ) : null
                }
              />
            )
          })}
        </List>
        {children}
      </div>
    </Card>
  )
}
