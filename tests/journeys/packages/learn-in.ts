import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Enrols the person who is signed in in this browser, by a call. */
export async function learnIn(page: Page, courseId: string): Promise<void> {
  const session = await page.request.get('/api/auth/session')
  const { token } = (await session.json()) as { token: string }
  const answer = await page.request.post('/api/panel/course/enroll', {
    headers: { authorization: `Bearer ${token}` },
    data: { courseId, requestId: randomUUID() },
  })
  if (!answer.ok()) throw new Error(`not enrolled: ${await answer.text()}`)
}
