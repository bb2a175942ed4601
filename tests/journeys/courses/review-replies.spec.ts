import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'

test('a teacher replies to a review, finds the reply on the course page, changes it and removes it', {
  tag: '@phone',
}, async ({ page, look }) => {
  const said = `خوشحالم که به کارتان آمد ${Math.floor(Math.random() * 1e9)}`
  await signInAs(page, 'teacher')
  await page.goto('/teach/reviews?answered=no')
  await expect(page.getByRole('heading', { level: 1, name: 'نظرها' })).toBeVisible()
  const cards = page.getByRole('article')
  // The newest may be hidden by the journey of a manager at this moment.
  const waiting = cards.nth(2)
  const words = await waiting.locator('p.whitespace-pre-line').innerText()
  const course = await waiting.getByRole('link').getAttribute('href')
  // Reviews of the demo share their words; one person wrote one of each course.
  const [person, title] = [
    await waiting.getByRole('heading').innerText(),
    await waiting.getByRole('link').innerText(),
  ]
  await waiting.locator('summary').click()
  await look(page)
  await waiting.getByRole('button', { name: 'ثبت پاسخ' }).click()
  await expect(waiting.getByRole('textbox')).toHaveAttribute('aria-invalid', 'true')
  await waiting.getByRole('textbox').fill(said)
  await waiting.getByRole('button', { name: 'ثبت پاسخ' }).click()
  await expect(page.getByText('پاسخ شما زیر نظر دیده می‌شود')).toBeVisible()
  const same = cards.filter({ hasText: words }).filter({ hasText: person }).filter({ hasText: title })
  await expect(same).toHaveCount(0)

  await page.goto(course ?? '')
  const shown = page.getByRole('listitem').filter({ hasText: said })
  await expect(shown).toContainText('مدرس دوره')
  await look(page)

  await page.goto('/teach/reviews?answered=yes')
  const replied = cards.filter({ hasText: said })
  await replied.locator('summary').click()
  await replied.getByRole('textbox').fill(`${said}. فصل تازه هم آمد.`)
  await replied.getByRole('button', { name: 'ذخیرهٔ تغییرات' }).click()
  await expect(page.getByText('پاسخ تازه زیر نظر دیده می‌شود.')).toBeVisible()
  await expect(replied).toContainText('فصل تازه هم آمد.')
  await look(page)
  await replied.getByRole('button', { name: /^حذف پاسخ به/ }).click()
  await page.getByRole('alertdialog').getByRole('button', { name: 'حذف پاسخ' }).click()
  await expect(page.getByText('پاسخ حذف شد.')).toBeVisible()
  await expect(replied).toHaveCount(0)
})

test('a teacher narrows reviews to stars and to a course', async ({ page }) => {
  await signInAs(page, 'teacher')
  await page.goto('/teach')
  const menu = page.getByRole('navigation', { name: 'فهرست پنل مدرس', exact: true })
  await menu.getByRole('button', { name: /^دانشجویان/ }).click()
  await menu.getByRole('link', { name: /^نظرها/ }).click()
  await expect(page).toHaveURL('/teach/reviews')
  const five = page.getByRole('link', { name: '۵ ستاره', exact: true })
  await five.click()
  await expect(page).toHaveURL('/teach/reviews?stars=5')
  await expect(five).toHaveAttribute('aria-current', 'true')
  const card = page.getByRole('article')
  const title = (await card.first().getByRole('link').first().textContent()) ?? ''
  await page.getByLabel('دوره', { exact: true }).selectOption({ label: title })
  await page.getByRole('button', { name: 'نمایش' }).click()
  await expect(page).toHaveURL(/stars=5&courseId=/)
  await expect(card.first()).toBeVisible()
  await expect(card.filter({ hasNotText: title })).toHaveCount(0)
})
