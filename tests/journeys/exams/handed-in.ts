import type { Page } from '@playwright/test'
import { callsOf } from '../calls.ts'

export const written = 'چون هر نسل خودش را در داستان‌های آن پیدا می‌کند و زبانش هنوز زنده است.'

/** The candidate on `page` hands in an essay; the screens of that are another journey’s. */
export async function handIn(page: Page, examId: string): Promise<string> {
  const call = callsOf(page)
  const begun = { examId, requestId: crypto.randomUUID() }
  const { attempt } = await call<{ attempt: { id: string; questions: { id: string }[] } }>(
    'panel/exam/start',
    begun,
  )
  const answers = attempt.questions.map(({ id }) => ({ questionId: id, value: written }))
  await call('panel/examSave', { attemptId: attempt.id, sequence: 1, answers })
  await call('panel/exam/submit', { attemptId: attempt.id, requestId: crypto.randomUUID() })
  return attempt.id
}
