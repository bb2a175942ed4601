import { companyRole } from '@arvand/contracts/careers'
import type { Answer } from '@arvand/contracts/endpoint'
import {
  inviteCompanyMember,
  type listMemberInvitations,
  withdrawMemberInvitation,
} from '@arvand/contracts/panel/companies'
import { formatMobile, parsePhone } from '@arvand/persian/mobile'
import type { FormAnswer } from '../../api/form-answer.ts'
import { ActionForm } from '../../shell/action-form.tsx'
import { MobileField } from '../../ui/digits-field.tsx'
import { List, ListRow } from '../../ui/list.tsx'
import { SelectField } from '../../ui/select-field.tsx'
import { roleWords } from '../careers/index.ts'
import { settingsWords as words } from './words.ts'

interface MemberInvitationsProps {
  readonly invitations: Answer<typeof listMemberInvitations>['items']
  readonly answer: FormAnswer | undefined
}

/** Invitations without an answer, and the form for another. Of each only the mobile is shown, never whose it is. */
export const MemberInvitations = ({ invitations, answer }: MemberInvitationsProps) => (
  <>
    {invitations.length === 0 ? null : (
      <List label={words.invitations}>
        {invitations.map(({ id, mobile, role }) => {
          const parsed = parsePhone(mobile)
          const shown = parsed ? formatMobile(parsed) : mobile
          return (
            <ListRow
              key={id}
              title={<bdi dir="ltr">{shown}</bdi>}
              note={words.unanswered(roleWords[role])}
              end={
                <ActionForm
                  intent="uninvite"
                  to={withdrawMemberInvitation}
                  carry={{ invitationId: id }}
                  submit={words.uninvite}
                  button={{ variant: 'quiet', size: 'compact', 'aria-label': words.uninviteOf(shown) }}
                />
              }
            />
          )
        })}
      </List>
    )}
    <ActionForm
      intent="invite"
      to={inviteCompanyMember}
      answer={answer}
      clears
      submit={words.invite}
      button={{ variant: 'soft' }}
    >
      <MobileField name="mobile" label={words.mobile} description={words.mobileHint} />
      <SelectField
        name="role"
        label={words.role}
        options={companyRole.options.map((value) => ({ value, label: roleWords[value] }))}
        defaultValue="recruiter"
      />
    </ActionForm>
  </>
)
