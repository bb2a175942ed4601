import { expect, type Page } from '@playwright/test'
import { arrive } from '../newcomer.ts'

interface Told {
  readonly course: {
    readonly id: string
    readonly sections: readonly {
      readonly lessons: readonly { readonly id: string; readonly kind: string }[]
    }[]
  }
}

/** Enrols a newcomer in the demo's geometry course; returns the address of its video lesson. */
export async function learnGeometry(page: Page): Promise<string> {
  await arrive(page)
  const slug = 'euclidean-geometry'
  const { course } = (await (await page.request.get(`/api/home/courses/${slug}`)).json()) as Told
  await page.goto('/panel')
  await expect.poll(() => page.evaluate(() => localStorage.getItem('token'))).not.toBeNull()
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const answer = await page.request.post('/api/panel/course/enroll', {
    data: { courseId: course.id, requestId: crypto.randomUUID() },
    headers: { authorization: `Bearer ${token}` },
  })
  expect(answer.ok(), await answer.text()).toBe(true)
  const film = course.sections.flatMap(({ lessons }) => lessons).find(({ kind }) => kind === 'video')
  return `/learn/${slug}/${film?.id}`
}
