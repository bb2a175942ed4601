import { readFile } from 'node:fs/promises'
import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { aCourseToArrange } from './course-to-arrange.ts'

interface Shown {
  readonly course: { readonly slug: string }
  readonly sections: readonly { readonly id: string }[]
}

test('a film plays in its editor once it is uploaded, and the moment shown becomes its poster', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const courseId = await aCourseToArrange(browser, baseURL)
  await signInAs(page, 'teacher')
  const call = callsOf(page)
  const { course, sections } = await call<Shown>('teacher/course/show', { courseId })
  const added = {
    sectionId: sections[1]?.id,
    title: 'خط راست',
    kind: 'video',
    requestId: crypto.randomUUID(),
  }
  const { lessonId } = await call<{ lessonId: string }>('teacher/lesson/add', added)
  await page.goto(`/teach/courses/${courseId}/lessons/${lessonId}`)

  const preview = page.getByRole('region', { name: 'پخش درس' })
  await test.step('the film is uploaded, and plays', async () => {
    const buffer = await readFile(new URL('../../fixtures/media/film.mp4', import.meta.url))
    await expect(preview).toHaveCount(0)
    await page.getByLabel('فایل ویدیو').setInputFiles({ name: 'خط.mp4', mimeType: 'video/mp4', buffer })
    await expect(preview.getByText('۰۰:۰۰:۰۳')).toBeVisible()
    await preview.getByRole('button', { name: 'پخش', exact: true }).first().click()
    const place = preview.getByRole('slider', { name: 'جای پخش' })
    await expect.poll(async () => Number(await place.inputValue())).toBeGreaterThan(0)
  })

  await test.step('its captions and chapters are told', async () => {
    await page.getByLabel('سرفصل‌ها').fill('۰۰:۰۰:۰۱ آغاز خط')
    await expect(preview.getByText('۱ سرفصل')).toBeVisible()
    await expect(page.getByText('ذخیره شد، ')).toBeVisible()
  })

  const alt = 'خطی که از دو نقطه می‌گذرد'
  await test.step('the moment that is shown becomes the poster, with words for it', async () => {
    await preview.getByRole('button', { name: 'پخش', exact: true }).first().click()
    const take = page.getByRole('button', { name: 'پوستر از همین لحظهٔ ویدیو' })
    const words = page.getByLabel('پوستر چه چیزی را نشان می‌دهد؟')
    await expect(async () => {
      await take.click()
      await expect(words).toBeVisible({ timeout: 5000 })
    }).toPass()
    await words.fill(alt)
    await expect
      .poll(async () => {
        type Lesson = { playable: { posterAlt?: string; poster: string } | null; files: { id: string }[] }
        const { playable, files } = await call<Lesson>('teacher/lesson/show', { lessonId })
        return playable?.posterAlt === alt && files.some(({ id }) => playable.poster.includes(id))
      })
      .toBe(true)
  })

  await test.step('after a reload the poster is on the cover, and the learner’s player has it', async () => {
    await page.reload()
    await expect(preview.getByRole('img', { name: alt })).toBeVisible()
    await look(page)
    await page.goto(`/learn/${course.slug}/${lessonId}`)
    const film = page.locator('video')
    await expect(film).toHaveAccessibleName(`خط راست، ${alt}`)
    await expect(film).toHaveAttribute('poster', /^\/media\//)
  })
})
