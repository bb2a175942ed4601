import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { anExamWith, capital } from './set-exam.ts'

test('a teacher makes a lesson of an exam, its learner takes it from there, and the gradebook has the mark', async ({
  page,
  browser,
  baseURL,
  look,
}) => {
  const name = 'پریسا نوری'
  const { mobile } = await arrive(page, name)
  const { course } = await anExamWith([capital], { browser, page, mobile, baseURL: baseURL ?? '' })
  const desk = await browser.newContext({ ...(baseURL && { baseURL }) })
  const teacher = await desk.newPage()
  await signInAs(teacher, 'teacher')

  const lessonId = await test.step('the lesson is made and leads to the exam', async () => {
    await teacher.goto(`/teach/courses/${course.id}/curriculum`)
    await hydrated(teacher)
    const section = teacher.getByRole('region', { name: 'هفتهٔ اول' })
    await section.getByText('درس', { exact: true }).press('Enter')
    await section.getByRole('button', { name: 'آزمون', exact: true }).click()
    await expect(section.getByRole('textbox', { name: 'نام درس' })).toBeFocused()
    await teacher.keyboard.type('آزمون پایان هفته')
    await teacher.keyboard.press('Enter')
    await section.getByRole('link', { name: 'آزمون پایان هفته' }).click()
    await expect(teacher.getByText('هنوز مشخص نیست این درس به کدام فعالیت می‌رسد')).toBeVisible()
    await teacher
      .getByRole('combobox', { name: 'کدام آزمون؟' })
      .selectOption({ label: `آزمون ${course.title}` })
    await expect(teacher.getByText('ذخیره شد، ')).toBeVisible()
    await look(teacher)
    await teacher.getByRole('button', { name: 'انتشار درس', exact: true }).click()
    await expect(teacher.getByText('درس منتشر شد.')).toBeVisible()
    return new URL(teacher.url()).pathname.split('/').at(-1)
  })

  await test.step('its learner takes the exam, and the lesson is done', async () => {
    await page.goto(`/learn/${course.slug}/${lessonId}`)
    await expect(page.getByRole('heading', { name: 'این آزمون چطور است' })).toBeVisible()
    await look(page)
    await page.getByRole('link', { name: 'رفتن به آزمون' }).click()
    await hydrated(page)
    await page.getByRole('button', { name: 'شروع آزمون' }).click()
    await page.getByRole('radio', { name: 'تهران' }).check()
    await expect(page.getByText(/^همهٔ پاسخ‌ها ذخیره شد/)).toBeVisible()
    await page.getByRole('button', { name: 'پایان و تحویل آزمون' }).last().click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'تحویل آزمون' }).click()
    await page.waitForURL(/\/panel\/exams\/attempts\//)
    await page.goto(`/learn/${course.slug}/${lessonId}`)
    await expect(page.getByText('تحویل ', { exact: false }).first()).toBeVisible()
    const here = page.getByRole('link', { name: /آزمون پایان هفته/ }).and(page.locator('[aria-current=page]'))
    await expect(here.filter({ hasText: 'تمام شد' }).first()).toBeAttached()
    await look(page)
  })

  await test.step('the mark stands in the gradebook', async () => {
    await teacher.goto(`/teach/courses/${course.id}/gradebook`)
    const row = teacher.getByRole('row', { name })
    await expect(row.getByRole('gridcell', { name: '۱ از ۱' })).toBeVisible()
    await look(teacher)
  })
  await desk.close()
})
