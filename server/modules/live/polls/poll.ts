/** The rules of polls: pure. */

interface Poll {
  readonly choices: readonly string[]
  readonly is_multiple: boolean
  readonly ended_at: Date | null
}

/** Why these choices, by their places from 1, are no answer. */
export function whyNotAnswer({ choices, is_multiple, ended_at }: Poll, chosen: readonly number[]) {
  if (ended_at) return 'live.poll-over' as const
  const isKnown = chosen.every((place) => place >= 1 && place <= choices.length)
  const isOnce = new Set(chosen).size === chosen.length
  return isKnown && isOnce && (is_multiple || chosen.length === 1) ? null : ('live.wrong-choice' as const)
}

/** Whether somebody sees what came out so far. */
export const seesResult = (isHost: boolean, showsResult: boolean): boolean => isHost || showsResult

/** No class asks more. */
const most = 100

export const whyNotAsk = (asked: number) => (asked < most ? null : ('live.too-many-polls' as const))

interface InWords {
  readonly text: string
  readonly choices: readonly string[]
}

/** Why a question of the bank is no poll: as long, and of as many choices, as one that is written here. */
export function whyNotAskQuestion({ text, choices }: InWords) {
  const fits = choices.length >= 2 && choices.length <= 6 && new Set(choices).size === choices.length
  const isShort = text.length <= 300 && choices.every(({ length }) => length >= 1 && length <= 120)
  return fits && isShort ? null : ('live.question-not-in-words' as const)
}
