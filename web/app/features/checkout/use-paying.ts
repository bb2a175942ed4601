import { cancelFactor } from '@arvand/contracts/panel/factors'
import { useCallback, useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { quietCall } from '../../api/browser.ts'
import type { CardItem } from '../../api/client-storage.ts'
import { attempt as attemptCall } from '../../api/refusal.ts'
import { attemptFor, isSame, readAttempt, saveAttempt } from './attempt.ts'
import { type Paid, payCart } from './pay.ts'
import { makingOf, payingOf, type Wish } from './wish.ts'

export interface Paying {
  readonly isPaying: boolean
  /** The result, when it did not lead to another page. */
  readonly outcome: Extract<Paid, { at: 'totalChanged' | 'refused' }> | null
  readonly pay: (items: readonly CardItem[], wish: Wish, shown: number) => void
}

/** Pays in the browser, then opens the bank or the paid factor. */
export function usePaying(): Paying {
  const navigate = useNavigate()
  const [isPaying, setPaying] = useState(false)
  const [outcome, setOutcome] = useState<Paying['outcome']>(null)
  useEffect(() => {
    // The browser's back button may restore this page as it was left, with the button still busy.
    const woken = ({ persisted }: PageTransitionEvent) => {
      if (persisted) setPaying(false)
    }
    window.addEventListener('pageshow', woken)
    return () => window.removeEventListener('pageshow', woken)
  }, [])
  const pay = useCallback(
    (items: readonly CardItem[], wish: Wish, shown: number) => {
      setPaying(true)
      setOutcome(null)
      void go(items, wish, shown).then((paid) => {
        if (paid.at === 'bank') return window.location.assign(paid.redirect)
        if (paid.at === 'paid') return void navigate(`/panel/factors/${paid.factorId}?new`)
        setPaying(false)
        setOutcome(paid)
      })
    },
    [navigate],
  )
  return { isPaying, outcome, pay }
}

async function go(items: readonly CardItem[], wish: Wish, shown: number): Promise<Paid> {
  const before = readAttempt()
  const wished = {
    making: JSON.stringify(makingOf(items, wish)),
    paying: JSON.stringify(payingOf(wish)),
    shown,
  }
  const attempt = attemptFor(before, wished)
  // The cart has changed since: cancelling the old factor releases the off code and the wallet sum that it reserved.
  if (before?.factorId && !isSame(before, wished))
    await attemptCall(quietCall(cancelFactor, { factorId: before.factorId }))
  return payCart(quietCall, { items, wish, shown, attempt, keep: saveAttempt })
}
