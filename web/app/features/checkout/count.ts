import { previewCheckout } from '@arvand/contracts/panel/checkout'
import type { Caller } from '../../api/client.ts'
import type { CardItem } from '../../api/client-storage.ts'
import { formText } from '../../api/form-answer.ts'
import { attempt } from '../../api/refusal.ts'
import { previewWithSentences } from './preview-sentences.ts'
import { type Preview, previewAsk, type Wish, wishOf, wishThatWorks } from './wish.ts'
import { checkoutWords as words } from './words.ts'

/** Which form was sent without JavaScript: a code's, that of another choice, or the one that pays. */
export type CheckoutIntent = 'code' | 'card' | 'count' | 'pay'

/** A code that was sent without JavaScript and cannot be used, for the error at its field. */
export interface Tried {
  readonly name: 'code' | 'card'
  readonly text: string
  readonly error: string
}

/** The wish and its prices, computed by the server; with JavaScript the browser asks for them itself. */
export interface Counted {
  readonly wish: Wish
  readonly preview: Preview
}

/**
 * Prices the cart for a form sent without JavaScript. Codes come in the body, because browsers and logs store
 * addresses.
 */
export async function count(call: Caller, items: readonly CardItem[], form: FormData) {
  const wish = wishOf(form)
  const { answer, refusal } = await attempt(
    call(previewCheckout, previewAsk(items, wish)).then(previewWithSentences),
  )
  const typed = typedOf(form)
  const wrong = refusal ? refusal.message : typed && whyNotUse(typed, wish, answer)
  const tried = typed && wrong ? { ...typed, error: wrong } : null
  const counted: Counted | null = answer ? { wish: wishThatWorks(wish, answer), preview: answer } : null
  return { counted, refusal, tried }
}

/** The newly typed code: the form repeats the accepted gift cards, so the typed one comes last. */
function typedOf(form: FormData): Omit<Tried, 'error'> | null {
  const intent = formText(form, 'intent')
  if (intent === 'code') return { name: 'code', text: formText(form, 'code').trim() }
  if (intent === 'card') return { name: 'card', text: String(form.getAll('card').at(-1) ?? '').trim() }
  return null
}

function whyNotUse({ name, text }: Omit<Tried, 'error'>, wish: Wish, preview: Preview): string | null {
  if (text.length < 3) return words.emptyCode
  if (name === 'code') return preview.offCode?.whyNot ?? null
  // The server merges a card that is typed twice.
  if (preview.giftCards.length < wish.giftCards.length) return words.cardTwice
  return preview.giftCards.at(-1)?.whyNot ?? null
}
