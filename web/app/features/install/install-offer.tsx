import { useEffect, useState, useSyncExternalStore } from 'react'
import { heldInstallPrompt, onInstallPrompt } from '../../shell/install-prompt.ts'
import { isOnIos } from '../../shell/on-ios.ts'
import { lazyPart } from '../../ui/lazy-part.tsx'
import { isOfferDue, noteFinished, noteOffered } from './install-store.ts'

const InstallCard = lazyPart(() => import('./install-card.tsx'))

interface InstallOfferProps {
  /** The lesson that was finished just now. */
  readonly finished?: string
  /** The page is about to leave by itself: the lesson counts, and the offer waits for another page. */
  readonly waits?: boolean
}

/** Offers once, after the second finished lesson, to install Arvand on this device. Draws nothing otherwise. */
export function InstallOffer({ finished, waits = false }: InstallOfferProps) {
  const [isDue, setDue] = useState(false)
  const prompt = useSyncExternalStore(onInstallPrompt, heldInstallPrompt, () => null)
  const [isShown, setShown] = useState(false)
  useEffect(() => {
    if (finished) noteFinished(finished)
    setDue(isOfferDue() && !isInstalled() && !waits)
  }, [finished, waits])
  const canInstall = prompt !== null || (isDue && isSafariOfIos())
  useEffect(() => {
    if (!isDue || !canInstall) return
    noteOffered()
    setShown(true)
  }, [isDue, canInstall])
  return isShown ? <InstallCard prompt={prompt} onDone={() => setShown(false)} /> : null
}

const isInstalled = (): boolean => matchMedia('(display-mode: standalone)').matches

/** Other browsers there have no way to the home screen that they all share. */
const isSafariOfIos = (): boolean =>
  isOnIos() && /Safari/.test(navigator.userAgent) && !/CriOS|FxiOS|EdgiOS|OPiOS/.test(navigator.userAgent)
