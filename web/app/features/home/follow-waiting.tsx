import { countWaiting } from '@arvand/contracts/panel/homes'
import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'
import { quietCall } from '../../api/browser.ts'
import { hearLive } from '../../api/live-messages.ts'
import { attempt } from '../../api/refusal.ts'
import { setWaiting } from '../../shell/waiting.ts'
import { useSession } from '../identity/index.ts'

/**
 * Keeps the counts of the menus: asks once when a panel is opened, again at each live notice, and after the person's own
 * forms, which often settle what waited. Shows nothing.
 */
export function FollowWaiting() {
  const token = useSession().data?.token
  useEffect(() => (token === undefined ? undefined : follow()), [token])
  useAfterForms()
  return null
}

async function ask(): Promise<void> {
  const { answer } = await attempt(quietCall(countWaiting, {}))
  if (answer) setWaiting(answer.items)
}

function follow(): () => void {
  void ask()
  let isFirst = true
  const again = () => {
    if (!isFirst) void ask()
    isFirst = false
  }
  const stop = hearLive('notice', () => void ask(), again)
  return () => {
    stop()
    setWaiting([])
  }
}

function useAfterForms(): void {
  const { state, formMethod } = useNavigation()
  const sent = useRef(false)
  useEffect(() => {
    if (formMethod === 'POST') sent.current = true
    else if (state === 'idle' && sent.current) {
      sent.current = false
      void ask()
    }
  }, [state, formMethod])
}
