import { isTemporary, type Outcome } from '../../../api/refusal.ts'
import type { Keeper } from '../storing/keeper.ts'

const retryMs = 3000

/**
 * Acts as soon as everything that was given is sent, and again while there is no line. Undefined: the page went on
 * meanwhile, or the attempt ended.
 */
export async function whenSent<Answer>(
  keeper: Keeper | null,
  isGone: () => boolean,
  act: () => Promise<Outcome<Answer>>,
): Promise<Outcome<Answer> | undefined> {
  while (!isGone()) {
    await keeper?.flush()
    if (isGone() || keeper?.state().ending) return undefined
    const outcome = await act()
    if (!outcome.refusal || !isTemporary(outcome.refusal)) return outcome
    await new Promise((done) => setTimeout(done, retryMs))
  }
  return undefined
}
