import type { Factor } from '@arvand/contracts/commerce'
import { useEffect } from 'react'
import { kept } from '../../api/kept.ts'
import { keyOf, takeOut } from '../cart/index.ts'
import { dropAttempt, readAttempt } from './attempt.ts'

/** What a paid factor holds leaves the cart; the attempt that made it is over. */
export function useBought(factor: Factor | null): void {
  useEffect(() => {
    if (!factor || factor.paidAt === null) return
    if (readAttempt()?.factorId === factor.id) dropAttempt()
    const bought = new Set(factor.lines.map(({ kind, itemId }) => `${kind} ${itemId}`))
    const gone = kept.card.get().items.filter(({ kind, id }) => bought.has(`${kind} ${id}`))
    if (gone.length > 0) takeOut(gone.map(keyOf))
  }, [factor])
}
