import { useEffect, useState } from 'react'
import { isOnIos } from '../../../shell/on-ios.ts'

/** Whether notices can be turned on here: by a press, only in the browser's settings, or not at all. */
export type PushReach = 'ready' | 'denied' | 'ios' | 'unknown'

interface Here {
  /** Null until the page lives. */
  readonly reach: PushReach | null
  /** The browser has no subscription, whatever the server believes: its data was cleared. */
  readonly isLost: boolean
}

/** `subscriptionId` is what the server holds of this browser: only then is it asked whether it still has its own. */
export function usePushHere(subscriptionId: string | undefined): Here {
  const [here, setHere] = useState<Here>({ reach: null, isLost: false })
  useEffect(() => {
    const reach = reachOf()
    setHere({ reach, isLost: reach !== 'ready' })
    if (reach !== 'ready' || subscriptionId === undefined) return
    let isAway = false
    void hasSubscription().then((has) => {
      if (!isAway) setHere({ reach, isLost: !has })
    })
    return () => {
      isAway = true
    }
  }, [subscriptionId])
  return here
}

function reachOf(): PushReach {
  if ('PushManager' in window && 'Notification' in window && 'serviceWorker' in navigator)
    return Notification.permission === 'denied' ? 'denied' : 'ready'
  // Safari on iPhone and iPad has notices only in an app on the home screen.
  return isOnIos() ? 'ios' : 'unknown'
}

async function hasSubscription(): Promise<boolean> {
  const registration = await navigator.serviceWorker.getRegistration()
  return Boolean(await registration?.pushManager.getSubscription())
}
