import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { enrolIn } from '../learning/learner.ts'
import { arrive } from '../newcomer.ts'

test('a new person is led to a first course, and then to its lesson', { tag: '@phone' }, async ({
  page,
  look,
}) => {
  const { name } = await arrive(page)
  await page.goto('/panel')
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(`سلام ${name}`)
  await expect(page.getByRole('heading', { level: 2, name: 'اولین دورهٔ خود را انتخاب کنید' })).toBeVisible()
  await expect(page.getByText('تا دو هفتهٔ آینده موعدی ندارید.')).toBeVisible()
  const free = page.getByRole('region', { name: 'با یک دورهٔ رایگان شروع کنید' })
  await expect(free.getByRole('listitem')).toHaveCount(3)
  await expect(page.getByRole('region', { name: 'یا با یک مسیر پیش بروید' })).toBeVisible()
  await look(page)
  const first = free.getByRole('link').nth(1)
  await first.click()
  await page.waitForURL(/\/courses\/./)
  await enrolIn(page, new URL(page.url()).pathname.split('/').pop() ?? '')
  await page.goto('/panel')
  await expect(page.getByText('کار بعدی شما')).toBeVisible()
  await expect(free).toBeHidden()
  await page.getByRole('link', { name: 'شروع درس' }).click()
  await page.waitForURL(/\/learn\/./)
})

test('what is missing in the profile is named, and its page is one press away', async ({ page }) => {
  await arrive(page)
  await page.goto('/panel')
  await page.getByRole('link', { name: 'بعدی: کامل کردن پروفایل' }).click()
  await expect(page).toHaveURL(/\/panel\/profile$/)
})

test('a weekly goal is set by the keyboard, kept, and changed', { tag: '@phone' }, async ({ page, look }) => {
  await arrive(page)
  await page.goto('/panel')
  const days = page.getByRole('list', { name: 'روزهای این هفته' }).getByRole('listitem')
  await expect(days).toHaveCount(7)
  await expect(days.first()).toContainText('شنبه')
  await expect(days.last()).toContainText('جمعه')
  await page.getByText('انتخاب هدف').focus()
  await page.keyboard.press('Enter')
  await look(page)
  await page.getByLabel('چند روز در هفته').selectOption({ label: '۴ روز در هفته' })
  await page.getByRole('button', { name: 'ذخیرهٔ هدف' }).press('Enter')
  await expect(page.getByText('هدف هفته ذخیره شد.')).toBeVisible()
  await expect(page.getByText('۰ روز از ۴ روز')).toBeVisible()
  await page.reload()
  await expect(page.getByText('۰ روز از ۴ روز')).toBeVisible()
  await page.getByText('تغییر هدف').click()
  await page.getByLabel('چند روز در هفته').selectOption({ label: '۱ روز در هفته' })
  await page.getByRole('button', { name: 'ذخیرهٔ هدف' }).click()
  await expect(page.getByText('۱ روز تا هدف هفته')).toBeVisible()

  await enrolIn(page, 'git-basics')
  await page.getByRole('button', { name: 'خواندم' }).first().click()
  await expect(page.getByText('خوانده شد').first()).toBeVisible()
  // Whoever leaves at once may be at the panel before the step is: it is sent on, past the page.
  await expect(async () => {
    await page.goto('/panel')
    await expect(page.getByText('به هدف هفته رسیدید')).toBeVisible({ timeout: 3000 })
  }).toPass()
  await expect(page.locator('[aria-current="date"]')).toContainText('یاد گرفتید')
})

test('without JavaScript the goal is set as well', async ({ page, browser, baseURL }) => {
  await arrive(page)
  const plain = await browser.newContext({
    javaScriptEnabled: false,
    storageState: await page.context().storageState(),
  })
  const there = await plain.newPage()
  await there.goto(`${baseURL}/panel`)
  await there.getByText('انتخاب هدف').click()
  await there.getByRole('button', { name: 'ذخیرهٔ هدف' }).click()
  await expect(there.getByText('۰ روز از ۳ روز')).toBeVisible()
  await plain.close()
})

test('who learns finds the next lesson, the other courses, and what waits in the cart', {
  tag: ['@phone', '@gate'],
}, async ({ page, look }) => {
  await signInAs(page, 'learner')
  await page.goto('/panel')
  await expect(page.getByText(/روز پیاپی/)).toBeVisible()
  await expect(page.getByText(/روز از ۵ روز/)).toBeVisible()
  const next = page.getByRole('region', { name: /^ادامهٔ/ }).first()
  await expect(next.getByText('کار بعدی شما')).toBeVisible()
  const others = page.getByRole('region', { name: 'ادامهٔ دوره‌ها' })
  await expect(others.getByRole('progressbar').first()).toBeVisible()
  // Nothing waits twice: the course of the next lesson does not stand among the others.
  const course = (await next.getByRole('link').first().getAttribute('href'))?.split('/')[2]
  await expect(others.locator(`a[href^="/learn/${course}"]`)).toHaveCount(0)
  await look(page)

  await page.evaluate(() =>
    localStorage.setItem(
      'card',
      JSON.stringify({ items: [{ kind: 'course', id: crypto.randomUUID(), quantity: 1 }] }),
    ),
  )
  await page.reload()
  await page.getByRole('link', { name: '۱ مورد در سبد شماست' }).click()
  await expect(page).toHaveURL(/\/cart$/)
})

test('a stranger is sent to sign in and comes back', async ({ page }) => {
  await page.goto('/panel/notices')
  await expect(page).toHaveURL(/\/auth\/sign-in\?callbackUrl=%2Fpanel%2Fnotices$/)
})
