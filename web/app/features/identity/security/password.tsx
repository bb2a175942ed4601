import { redirect } from 'react-router'
import { formText, refusedForm } from '../../../api/form-answer.ts'
import { actionApiOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { titled } from '../../../shell/site.ts'
import { PasswordField } from '../../../ui/password-field.tsx'
import type { Route } from './+types/password'
import { proveFirst, requireProof } from './proof.ts'
import { TaskCard } from './task-card.tsx'
import { passwordWords as words } from './words.ts'

export async function loader(visit: Route.LoaderArgs) {
  await requireProof(visit)
  return null
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const password = formText(form, 'password')
  const { refusal } = await attempt(actionApiOf(context).panel('password/change', { password }))
  if (!refusal) return redirect('/panel/security?done=password')
  if (refusal.code === 'identity.reauthentication-wrong') return proveFirst(url)
  return refusedForm(url, form, refusal, { 'identity.password-common': 'password' })
}

export const meta = () => [{ title: titled(words.title) }]

export default function ChangePassword({ actionData }: Route.ComponentProps) {
  return (
    <TaskCard title={words.title} lead={words.lead}>
      <ActionForm intent="password" answer={actionData} submit={words.save} pending={words.saving}>
        <PasswordField
          name="password"
          label={words.password}
          description={words.hint}
          error={actionData?.fields?.password}
          autoComplete="new-password"
          required
        />
      </ActionForm>
    </TaskCard>
  )
}
