import { redirectDocument } from 'react-router'
import { formText, refusedForm, wrongFields } from '../../../api/form-answer.ts'
import { actionApiOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { proveFirst, requireProof } from '../security/proof.ts'
import { TaskCard } from '../security/task-card.tsx'
import type { Route } from './+types/remove-account'
import { removalWords as words } from './words.ts'

export async function loader(visit: Route.LoaderArgs) {
  await requireProof(visit)
  return null
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  if (formText(form, 'confirm') !== 'yes') return wrongFields(form, { confirm: words.confirmFirst })
  const { refusal } = await attempt(actionApiOf(context).panel('account/remove', { confirm: true }))
  // A whole new page, so that nothing of the person stays in this one.
  if (!refusal) return redirectDocument('/account-removed')
  if (refusal.code === 'identity.reauthentication-wrong') return proveFirst(url)
  return refusedForm(url, form, refusal)
}

export const meta = () => [{ title: titled(words.title) }]

export default function RemoveAccount({ actionData }: Route.ComponentProps) {
  return (
    <TaskCard title={words.title} lead={words.lead}>
      <div className="grid gap-5">
        <Alert
          tone="warning"
          action={
            <TextLink to="/panel/security/data" className="shrink-0">
              {words.getData}
            </TextLink>
          }
        >
          {words.warning}
        </Alert>
        <ActionForm
          intent="remove"
          answer={actionData}
          submit={words.remove}
          pending={words.removing}
          button={{ look: 'danger' }}
        >
          <Checkbox name="confirm" value="yes" error={actionData?.fields?.confirm} required>
            {words.confirm}
          </Checkbox>
        </ActionForm>
      </div>
    </TaskCard>
  )
}
