import type { Answer } from '@arvand/contracts/endpoint'
import {
  acceptCompanyInvitation,
  declineCompanyInvitation,
  type listMyCompanyInvitations,
} from '@arvand/contracts/panel/companies'
import { ActionForm } from '../../shell/action-form.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { roleWords } from '../careers/index.ts'
import { invitationWords as words } from './words.ts'

interface MyInvitationsProps {
  readonly invitations: Answer<typeof listMyCompanyInvitations>['items']
}

/** The companies that asked the visitor to join them. */
export const MyInvitations = ({ invitations }: MyInvitationsProps) => (
  <section aria-labelledby="invitations" className="grid gap-3">
    <h2 id="invitations" className="text-18 font-title">
      {words.title}
    </h2>
    <p className="text-15 text-muted">{words.lead}</p>
    <List label={words.title}>
      {invitations.map(({ id, company, by, role }) => (
        <ListRow
          key={id}
          title={company}
          note={words.by(by, roleWords[role])}
          end={
            <div className="flex flex-wrap items-start gap-3">
              <ActionForm
                intent="accept"
                to={acceptCompanyInvitation}
                carry={{ invitationId: id }}
                submit={words.accept}
                button={{ size: 'compact', 'aria-label': words.acceptOf(company) }}
              />
              <ActionForm
                intent="decline"
                to={declineCompanyInvitation}
                carry={{ invitationId: id }}
                submit={words.decline}
                button={{ size: 'compact', variant: 'outline', 'aria-label': words.declineOf(company) }}
              />
            </div>
          }
        />
      ))}
    </List>
  </section>
)
