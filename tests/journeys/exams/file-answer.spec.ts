import { signInAs } from '../demo-people.ts'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { anExamWith, capital, mapToDraw } from './set-exam.ts'

const picture = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
)

test('a candidate hands in a photograph and a document, takes one back, and the teacher opens and marks what is left', {
  tag: '@phone',
}, async ({ page, browser, baseURL: origin, look }) => {
  const baseURL = origin ?? ''
  const newcomer = await arrive(page, 'مانی کریمی')
  const { examId } = await anExamWith([mapToDraw, capital], {
    ...{ browser, page, mobile: newcomer.mobile, baseURL },
  })
  await page.goto(`/panel/exams/${examId}`)
  await hydrated(page)
  await page.getByRole('button', { name: 'شروع آزمون' }).click()
  const files = page.getByRole('list', { name: 'فایل‌های شما' })
  await test.step('files are uploaded while another question is answered', async () => {
    await expect(page.getByText('نقشهٔ ایران را بکشید')).toBeVisible()
    const field = page.getByLabel('افزودن فایل')
    await field.setInputFiles([
      { name: 'naghshe.png', mimeType: 'image/png', buffer: picture },
      { name: 'tozih.txt', mimeType: 'text/plain', buffer: Buffer.from('شمال بالای برگه است.') },
    ])
    await page.getByRole('button', { name: 'بعدی', exact: true }).click()
    await page.getByRole('radio', { name: /تهران/ }).check()
    await page.getByRole('button', { name: 'قبلی', exact: true }).click()
    await expect(files.getByText('naghshe.png')).toBeVisible()
    await expect(files.getByText('tozih.txt')).toBeVisible()
    await look(page)
  })
  await test.step('one is taken back, and the page opened again shows what is saved', async () => {
    const saving = page.waitForResponse((reply) => reply.url().endsWith('/examSave') && reply.ok())
    await files.getByRole('button', { name: 'حذف tozih.txt' }).click()
    await saving
    await page.reload()
    await expect(files.getByText('naghshe.png')).toBeVisible()
    await expect(files.getByRole('listitem')).toHaveCount(1)
  })
  await test.step('the attempt is handed in', async () => {
    await page.getByRole('button', { name: 'پایان و تحویل آزمون' }).last().click()
    await page.getByRole('button', { name: 'تحویل آزمون', exact: true }).click()
    await page.waitForURL(/\/panel\/exams\/attempts\//)
  })

  const desk = await browser.newContext({
    ...{ baseURL, ...(page.viewportSize() && { viewport: page.viewportSize() }) },
  })
  const teacher = await desk.newPage()
  await signInAs(teacher, 'teacher')
  await teacher.goto(`/teach/exams/${examId}/marking`)
  await teacher.getByRole('link', { name: 'نقشهٔ ایران را بکشید و عکسش را بفرستید.' }).click()
  await teacher.getByRole('link', { name: 'شروع نمره‌دهی' }).click()
  const answer = teacher.getByRole('link', { name: /naghshe\.png/ })
  await expect(answer).toBeVisible()
  await look(teacher)
  const href = (await answer.getAttribute('href')) ?? ''
  expect((await teacher.request.get(href)).status()).toBe(200)
  await teacher.getByRole('textbox', { name: /^نمره/ }).fill('۳')
  await teacher.keyboard.press('Control+Enter')
  await expect(teacher.getByText('نمره ثبت شد. پاسخ دیگری از این سؤال در انتظار نیست.')).toBeVisible()
  await desk.close()
})
