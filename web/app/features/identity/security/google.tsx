import { useState } from 'react'
import { titled } from '../../../shell/site.ts'
import { Button } from '../../../ui/button.tsx'
import { signIn } from '../authentication-client/sign-in.ts'
import type { Route } from './+types/google'
import { requireProof } from './proof.ts'
import { TaskCard } from './task-card.tsx'
import { googleWords as words } from './words.ts'

export async function loader(visit: Route.LoaderArgs) {
  await requireProof(visit)
  return null
}

export const meta = () => [{ title: titled(words.title) }]

/** The way to Google begins in the browser, because the authentication client's forms carry its own token. */
export default function LinkGoogle() {
  const [leaving, setLeaving] = useState(false)
  const link = async () => {
    setLeaving(true)
    await signIn('google', {
      callbackUrl: `${window.location.origin}/panel/security?done=google`,
      link: 'true',
    })
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
