import type { Answer } from '@arvand/contracts/endpoint'
import { type listStaffInvitations, withdrawStaffInvitation } from '@arvand/contracts/teacher/staff'
import { formatMobile, parsePhone } from '@arvand/persian/mobile'
import { ActionForm } from '../../shell/action-form.tsx'
import { Badge } from '../../ui/badge.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { roleWords, staffWords as words } from './staff-words.ts'

interface StaffInvitationsProps {
  readonly invitations: Answer<typeof listStaffInvitations>['items']
}

/** Invitations without an answer. For a mobile number only what was typed is shown, never whose number it is. */
export const StaffInvitations = ({ invitations }: StaffInvitationsProps) => (
  <section aria-labelledby="invited" className="grid gap-3">
    <h2 id="invited" className="text-18 font-title">
      {words.invitations}
    </h2>
    <List label={words.invitations}>
      {invitations.map(({ id, who, role }) => {
        const mobile = parsePhone(who)
        const named = mobile ? formatMobile(mobile) : `@${who}`
        return (
          <ListRow
            key={id}
            title={
              <span className="flex flex-wrap items-center gap-2">
                <bdi dir="ltr">{named}</bdi>
                <Badge tone="neutral">{roleWords[role]}</Badge>
              </span>
            }
            note={words.sent}
            end={
              <ActionForm
                intent="uninvite"
                to={withdrawStaffInvitation}
                carry={{ invitationId: id }}
                submit={words.uninvite}
                button={{ variant: 'quiet', size: 'compact', 'aria-label': words.uninviteOf(named) }}
              />
            }
          />
        )
      })}
    </List>
  </section>
)
