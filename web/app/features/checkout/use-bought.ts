import type { Factor } from '@arvand/contracts/commerce'
import { showFactor } from '@arvand/contracts/panel/factors'
import { useEffect } from 'react'
import { quietCall } from '../../api/browser.ts'
import { clientStorage } from '../../api/client-storage.ts'
import { attempt as attemptCall } from '../../api/refusal.ts'
import { showToast } from '../../ui/toasts.ts'
import { keyOf, takeOut } from '../cart/index.ts'
import { dropAttempt, readAttempt } from './attempt.ts'
import { boughtOf } from './bought.ts'
import { checkoutWords as words } from './words.ts'

/** Removes what a paid factor holds from the cart and ends the attempt that made the factor. */
export function useBought(factor: Factor | null): void {
  useEffect(() => {
    if (factor) takeOutBought(factor)
  }, [factor])
}

/**
 * Checks how the last attempt of this tab ended: after a payment whose result page was left before it hydrated, the
 * gifts, seats and cards would still be in the cart and be bought a second time.
 */
export function useBoughtBefore(): void {
  useEffect(() => {
    const factorId = readAttempt()?.factorId
    if (!factorId) return
    void attemptCall(quietCall(showFactor, { factorId })).then(({ answer }) => {
      if (answer && takeOutBought(answer.factor)) showToast({ tone: 'info', text: words.boughtBefore })
    })
  }, [])
}

/** Whether anything was removed from the cart. */
function takeOutBought(factor: Factor): boolean {
  if (factor.paidAt === null) return false
  if (readAttempt()?.factorId === factor.id) dropAttempt()
  const gone = boughtOf(clientStorage.card.get().items, factor.lines)
  if (gone.length > 0) takeOut(gone.map(keyOf))
  return gone.length > 0
}
