import type { CardItem } from '../../api/client-storage.ts'
import type { Api } from '../../api/endpoints.ts'
import { formText } from '../../api/form-answer.ts'
import { attempt } from '../../api/refusal.ts'
import { previewWithSentences } from './preview-sentences.ts'
import { type Preview, previewAsk, type Wish, wishOf, wishThatWorks } from './wish.ts'
import { checkoutWords as words } from './words.ts'

/** Which plain form was sent: one of a code, one of the other choices, or the receipt's own. */
export type CheckoutIntent = 'code' | 'card' | 'count' | 'pay'

/** A code that a plain form brought and that cannot be used, for its own field. */
export interface Tried {
  readonly name: 'code' | 'card'
  readonly text: string
  readonly error: string
}

/** What a plain form asked for, counted by the server; a page with scripts counts by itself. */
export interface Counted {
  readonly wish: Wish
  readonly preview: Preview
}

/** Counts anew what a plain form asks for. Its codes come in its body: an address is kept by browsers and logs. */
export async function count(api: Api, items: readonly CardItem[], form: FormData) {
  const wish = wishOf(form)
  const { answer, refusal } = await attempt(
    api.panel('checkout/preview', previewAsk(items, wish)).then(previewWithSentences),
  )
  const typed = typedOf(form)
  const wrong = refusal ? refusal.message : typed && whyNotUse(typed, wish, answer)
  const tried = typed && wrong ? { ...typed, error: wrong } : null
  const counted: Counted | null = answer ? { wish: wishThatWorks(wish, answer), preview: answer } : null
  return { counted, refusal, tried }
}

/** The form carries the cards that work; the one that is typed comes after them. */
function typedOf(form: FormData): Omit<Tried, 'error'> | null {
  const intent = formText(form, 'intent')
  if (intent === 'code') return { name: 'code', text: formText(form, 'code').trim() }
  if (intent === 'card') return { name: 'card', text: String(form.getAll('card').at(-1) ?? '').trim() }
  return null
}

function whyNotUse({ name, text }: Omit<Tried, 'error'>, wish: Wish, preview: Preview): string | null {
  if (text.length < 3) return words.emptyCode
  if (name === 'code') return preview.offCode?.whyNot ?? null
  // The server takes a card that is typed twice for one.
  if (preview.giftCards.length < wish.giftCards.length) return words.cardTwice
  return preview.giftCards.at(-1)?.whyNot ?? null
}
