import { changePassword } from '@arvand/contracts/panel/security'
import { redirect } from 'react-router'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { titled } from '../../../shell/site.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { Route } from './+types/password'
import { passwordWords as words } from './password-words.ts'
import { requireProof } from './proof.ts'
import { TaskCard } from './task-card.tsx'

export async function loader(visit: Route.LoaderArgs) {
  await requireProof(visit)
  return null
}

export const action = formAction({
  password: submitTo(changePassword, {
    places: { 'identity.password-common': 'password' },
    done: () => redirect('/panel/security?done=password'),
  }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function ChangePassword({ actionData }: Route.ComponentProps) {
  return (
    <TaskCard title={words.title} lead={words.lead}>
      <ActionForm intent="password" to={changePassword} answer={actionData} submit={words.save}>
        <PasswordField
          name="password"
          label={words.password}
          description={words.hint}
          autoComplete="new-password"
        />
      </ActionForm>
    </TaskCard>
  )
}
