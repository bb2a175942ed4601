import { randomUUID } from 'node:crypto'
import type { Page } from '@playwright/test'

/** Enrols whoever is signed in here, by a call of their own. */
export async function learnIn(page: Page, courseId: string): Promise<void> {
  const session = await page.request.get('/api/auth/session')
  const { token } = (await session.json()) as { token: string }
  const answer = await page.request.post('/api/panel/course/enroll', {
    headers: { authorization: `Bearer ${token}` },
    data: { courseId, requestId: randomUUID() },
  })
  if (!answer.ok()) throw new Error(`not enrolled: ${await answer.text()}`)
}
