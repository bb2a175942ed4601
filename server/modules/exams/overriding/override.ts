import type { Override } from '../overridden.ts'

/** Pure: why somebody gets no such rules in an exam. */
export function whyNotOverride(
  exam: { readonly opens_at: Date | null; readonly closes_at: Date | null },
  override: Override,
): 'exams.override-empty' | 'exams.exam-ends-before' | null {
  if (Object.values(override).every((value) => value === null)) return 'exams.override-empty'
  const opens = override.opens_at ?? exam.opens_at
  const closes = override.closes_at ?? exam.closes_at
  return opens !== null && closes !== null && opens >= closes ? 'exams.exam-ends-before' : null
}
