import { previewCheckout } from '@arvand/contracts/panel/checkout'
import { useCallback, useEffect, useRef, useState } from 'react'
import { quietCall } from '../../api/browser.ts'
import type { CardItem } from '../../api/client-storage.ts'
import { attempt, type Refusal } from '../../api/refusal.ts'
import { previewWithSentences } from './preview-sentences.ts'
import { type Preview, previewAsk, type Wish } from './wish.ts'
import { checkoutWords as words } from './words.ts'

export interface Previewed {
  readonly preview: Preview | null
  /** A sentence; null when there is no problem. */
  readonly trouble: string | null
  readonly isAsking: boolean
  readonly askAgain: () => void
}

/** The price of the cart under a wish; asked again whenever one of them changes. */
export function usePreview(items: readonly CardItem[] | null, wish: Wish, first: Preview | null): Previewed {
  const [preview, setPreview] = useState(first)
  const [trouble, setTrouble] = useState<string | null>(null)
  const [isAsking, setAsking] = useState(false)
  const [turn, setTurn] = useState(0)
  const newest = useRef(0)
  const isAsked = useRef(first !== null)
  // biome-ignore lint/correctness/useExhaustiveDependencies: `turn` asks again for the same cart
  useEffect(() => {
    if (!items || items.length === 0) return
    // The loader sent the first answer with the page.
    if (isAsked.current) {
      isAsked.current = false
      return
    }
    newest.current += 1
    const mine = newest.current
    setAsking(true)
    void askFor(items, wish).then(({ answer, refusal }) => {
      if (mine !== newest.current) return
      setAsking(false)
      if (answer) setPreview(answer)
      setTrouble(refusal ? sentenceOf(refusal, words.failedText) : null)
    })
  }, [items, wish, turn])
  const askAgain = useCallback(() => setTurn((before) => before + 1), [])
  return { preview, trouble, isAsking, askAgain }
}

export const askFor = (items: readonly CardItem[], wish: Wish) =>
  attempt(quietCall(previewCheckout, previewAsk(items, wish)).then(previewWithSentences))

/** The refusal's sentence; without a reply (status 0) `unsaid`, since the connection may be the cause. */
export const sentenceOf = ({ status, message }: Refusal, unsaid: string): string =>
  status === 0 ? unsaid : message
