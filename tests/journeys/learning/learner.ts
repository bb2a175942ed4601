import { expect, type Page } from '@playwright/test'

/** Enrols the signed-in person by the button of the course's page, which leads to the first lesson. */
export async function enrolIn(page: Page, slug: string): Promise<void> {
  await page.goto(`/courses/${slug}`)
  await page.getByRole('button', { name: 'ثبت‌نام رایگان' }).filter({ visible: true }).first().click()
  await page.waitForURL(new RegExp(`/learn/${slug}/`))
  // The address changes a little before the screen does, so wait for the screen.
  await expect(page.getByRole('link', { name: 'بازگشت به دوره‌های من' })).toBeVisible()
  await expect(page.getByRole('progressbar', { name: 'در حال باز کردن صفحه' })).toHaveCount(0)
}

interface CourseShape {
  readonly sections: readonly {
    readonly lessons: readonly {
      readonly id: string
      readonly title: string
      readonly kind: string
      readonly steps: number
    }[]
  }[]
}

/** The lessons of a course in order, as anyone sees them. */
export async function lessonsOf(page: Page, slug: string) {
  const answer = await page.request.get(`/api/home/courses/${slug}`)
  const { course } = (await answer.json()) as { course: CourseShape }
  return course.sections.flatMap(({ lessons }) => lessons)
}

/** «۱۲٪», rounded down as the screens show it. */
export const percentText = (done: number, most: number): string =>
  `${new Intl.NumberFormat('fa', { useGrouping: false }).format(Math.floor((done * 100) / most))}٪`

/** Checks the progress of a course in the list of the person's courses. */
export async function expectProgress(page: Page, text: string, slug: string): Promise<void> {
  await page.goto('/panel/courses')
  const row = page.getByRole('listitem').filter({ has: page.locator(`a[href^="/learn/${slug}"]`) })
  await expect(row.getByRole('progressbar').first()).toHaveAttribute('aria-valuetext', text)
}
