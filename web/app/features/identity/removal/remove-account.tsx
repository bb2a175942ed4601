import { removeAccount } from '@arvand/contracts/panel/personal-data'
import { redirectDocument } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { titled } from '../../../shell/site.ts'
import { Alert } from '../../../ui/alert.tsx'
import { Checkbox } from '../../../ui/checkbox.tsx'
import { TextLink } from '../../../ui/link.tsx'
import { requireProof } from '../security/proof.ts'
import { TaskCard } from '../security/task-card.tsx'
import type { Route } from './+types/remove-account'
import { removalWords as words } from './words.ts'

export async function loader(visit: Route.LoaderArgs) {
  await requireProof(visit)
  return null
}

export const action = formAction({
  remove: submitTo(removeAccount, {
    // Loads a new document, so that nothing of the person stays in memory.
    done: () => redirectDocument('/account-removed'),
  }),
})

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
          to={removeAccount}
          answer={actionData}
          submit={words.remove}
          button={{ variant: 'danger' }}
        >
          <Checkbox name="confirm" value="yes" required>
            {words.confirm}
          </Checkbox>
        </ActionForm>
      </div>
    </TaskCard>
  )
}
