import { checkedQuestion } from './checked-question.ts'
import { BadQuestion, type FoundQuestion } from './found-question.ts'
import type { Texts } from './texts.ts'

type Read =
  | { readonly checked: ReturnType<typeof checkedQuestion> }
  | { readonly unread: Pick<BadQuestion, 'reason' | 'subject'> }

/** A question of a file as ours, or why it does not come in. */
export async function readFound(found: FoundQuestion, texts: Texts): Promise<Read> {
  try {
    return { checked: checkedQuestion(await found.draft(texts), found, texts) }
  } catch (error) {
    if (error instanceof BadQuestion)
      return { unread: { reason: error.reason, subject: error.subject.slice(0, 200) } }
    // Tags that are nested as nobody writes them.
    if (error instanceof RangeError) return { unread: { reason: 'damaged', subject: '' } }
    throw error
  }
}
