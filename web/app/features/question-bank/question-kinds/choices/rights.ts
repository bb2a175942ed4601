import type { QuestionOption } from '@arvand/contracts/questions'

/** Shares of a hundred have five decimals, so that three thirds are a whole. */
const shareOf = (count: number): number => Math.round(10_000_000 / count) / 100_000

/** The options with one that is right. What others take away or are worth in part stays. */
export const withRight = (options: readonly QuestionOption[], id: string): QuestionOption[] =>
  options.map((one) => ({
    ...one,
    percent: one.id === id ? 100 : one.percent === 100 ? 0 : one.percent,
  }))

/** The options with one ticked or not; the right ones share the marks equally. */
export function withTicked(
  options: readonly QuestionOption[],
  id: string,
  isRight: boolean,
): QuestionOption[] {
  const ticked = options.map((one) => ({ ...one, isRight: one.id === id ? isRight : one.percent > 0 }))
  const count = ticked.filter((one) => one.isRight).length
  return ticked.map(({ isRight: right, ...one }) => ({
    ...one,
    percent: right ? shareOf(count) : Math.min(0, one.percent),
  }))
}

/** The options without one of them; of several right ones the rest share the marks. */
export function withoutOption(
  options: readonly QuestionOption[],
  id: string,
  isMultiple: boolean,
): QuestionOption[] {
  const removed = options.find((one) => one.id === id)
  const rest = options.filter((one) => one.id !== id)
  const right = rest.find(({ percent }) => percent > 0)
  if (!isMultiple || !right || (removed?.percent ?? 0) <= 0 || !isPlain(options, true)) return rest
  return withTicked(rest, right.id, true)
}

/** Whether ticks say all about the marks, so that percents need not be shown. */
export function isPlain(options: readonly QuestionOption[], isMultiple: boolean): boolean {
  const rights = options.filter(({ percent }) => percent !== 0)
  const whole = isMultiple && rights.length > 0 ? shareOf(rights.length) : 100
  return rights.every(({ percent }) => Math.abs(percent - whole) < 0.01)
}
