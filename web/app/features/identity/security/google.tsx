import { listLinkedAccounts, unlinkAccount } from '@arvand/contracts/panel/linked-accounts'
import { useState } from 'react'
import { redirect } from 'react-router'
import { meetCatalogue } from '../../../api/error-catalogue.ts'
import { formAction, submitTo } from '../../../api/form-action.ts'
import { callerOf } from '../../../api/page.ts'
import { ActionForm } from '../../../shell/action-form.tsx'
import { titled } from '../../../shell/site.ts'
import { Button } from '../../../ui/button.tsx'
import { signIn } from '../authentication-client/sign-in.ts'
import type { Route } from './+types/google'
import { googleWords as words } from './google-words.ts'
import { requireProof } from './proof.ts'
import { TaskCard } from './task-card.tsx'

export async function loader(visit: Route.LoaderArgs) {
  await requireProof(visit)
  const { items } = await callerOf(visit.context)(listLinkedAccounts, {})
  return { isLinked: items.some(({ provider }) => provider === 'google') }
}

export const action = formAction({
  unlink: submitTo(unlinkAccount, { done: () => redirect('/panel/security?done=unlinked') }),
})

export const meta = () => [{ title: titled(words.title) }]

export default function Google({ loaderData: { isLinked }, actionData }: Route.ComponentProps) {
  if (!isLinked) return <LinkGoogle />
  return (
    <TaskCard title={words.linkedTitle} lead={words.linkedLead}>
      <ActionForm
        intent="unlink"
        to={unlinkAccount}
        carry={{ provider: 'google' }}
        answer={actionData}
        submit={words.unlink}
        button={{ variant: 'danger' }}
      />
    </TaskCard>
  )
}

/** Linking starts in the browser, because the authentication client's forms need its own CSRF token. */
function LinkGoogle() {
  const [leaving, setLeaving] = useState(false)
  const link = async () => {
    setLeaving(true)
    const callbackUrl = `${window.location.origin}/panel/security?done=google`
    const refused = await signIn('google', { callbackUrl, link: 'true' })
    setLeaving(false)
    if (refused) meetCatalogue(refused)
  }
  return (
    <TaskCard title={words.title} lead={words.lead}>
      <Button type="button" pending={leaving} onClick={() => void link()}>
        {words.go}
      </Button>
    </TaskCard>
  )
}
