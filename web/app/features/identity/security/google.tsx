import { useState } from 'react'
import { redirect } from 'react-router'
import { refusedForm } from '../../../api/form-answer.ts'
import { actionApiOf, apiOf } from '../../../api/page.ts'
import { attempt } from '../../../api/refusal.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { titled } from '../../../shell/site.ts'
import { Button } from '../../../ui/button.tsx'
import { signIn } from '../authentication-client/sign-in.ts'
import type { Route } from './+types/google'
import { proveFirst, requireProof } from './proof.ts'
import { TaskCard } from './task-card.tsx'
import { googleWords as words } from './words.ts'

export async function loader(visit: Route.LoaderArgs) {
  await requireProof(visit)
  const { items } = await apiOf(visit.context).panel('linkedAccount/list', {})
  return { isLinked: items.some(({ provider }) => provider === 'google') }
}

export async function action({ request, context, url }: Route.ActionArgs) {
  const form = await request.formData()
  const { refusal } = await attempt(
    actionApiOf(context).panel('linkedAccount/unlink', { provider: 'google' }),
  )
  if (!refusal) return redirect('/panel/security?done=unlinked')
  if (refusal.code === 'identity.reauthentication-wrong') return proveFirst(url)
  return refusedForm(url, form, refusal)
}

export const meta = () => [{ title: titled(words.title) }]

export default function Google({ loaderData: { isLinked }, actionData }: Route.ComponentProps) {
  if (!isLinked) return <LinkGoogle />
  return (
    <TaskCard title={words.linkedTitle} lead={words.linkedLead}>
      <ActionForm
        intent="unlink"
        answer={actionData}
        submit={words.unlink}
        pending={words.unlinking}
        button={{ look: 'danger' }}
      />
    </TaskCard>
  )
}

/** The way to Google begins in the browser, because the authentication client's forms carry its own token. */
function LinkGoogle() {
  const [leaving, setLeaving] = useState(false)
  const link = async () => {
    setLeaving(true)
    const callbackUrl = `${window.location.origin}/panel/security?done=google`
    await signIn('google', { callbackUrl, link: 'true' })
    setLeaving(false)
  }
  return (
    <TaskCard title={words.title} lead={words.lead}>
      <Button type="button" pending={leaving} pendingText={words.going} onClick={() => void link()}>
        {words.go}
      </Button>
    </TaskCard>
  )
}
