import type { Page } from '@playwright/test'
import { callsOf } from '../calls.ts'
import { aGiftCard, aPaidCourse } from '../commerce/at-bank.ts'
import { expect, test } from '../journey.ts'
import { lessonsOf } from '../learning/learner.ts'
import { arrive } from '../newcomer.ts'
import { countedTasks } from './counted.ts'

const free = 'git-basics'
const requestId = () => crypto.randomUUID()

/** A newcomer with a course, a wish and a full wallet. */
async function aLearner(page: Page): Promise<void> {
  await arrive(page)
  const call = callsOf(page)
  const answer = await page.request.get(`/api/home/courses/${free}`)
  const { course } = (await answer.json()) as { course: { id: string } }
  await call('panel/course/enroll', { courseId: course.id, requestId: requestId() })
  await call('panel/wish/add', { courseId: course.id })
  await call('panel/giftCard/redeem', { code: await aGiftCard(page, 5_000_000), requestId: requestId() })
}

const menu = (page: Page) => page.getByRole('navigation', { name: 'فهرست پنل دانشجو', exact: true })
const openLesson = (page: Page) => page.getByRole('link', { name: /^(?:ادامهٔ|شروع) درس$/ }).click()

/** A page of the menu's last group, which is folded. */
async function openBuying(page: Page, name: string): Promise<void> {
  await menu(page).getByRole('button', { name: 'خرید و مالی' }).click()
  await menu(page).getByRole('link', { name, exact: true }).click()
}

test('what a learner does again and again takes few presses', async ({ page }) => {
  test.setTimeout(300_000)
  await aLearner(page)
  const task = await countedTasks(page, 'learner')
  const lessons = await lessonsOf(page, free)
  const title = (name = '') => page.getByRole('heading', { level: 1, name, exact: true })

  await task('open the next lesson', async () => {
    await openLesson(page)
    await expect(title(lessons[0]?.title)).toBeVisible()
  })

  await task('write a note', async () => {
    await openLesson(page)
    await page.getByRole('textbox', { name: 'یادداشت تازه' }).fill('کلید را پشت در بگذارم')
    await page.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click()
    await expect(page.getByText('یادداشت ذخیره شد.')).toBeVisible()
  })

  await task('ask a question below a lesson', async () => {
    await openLesson(page)
    await page.getByRole('link', { name: 'گفت‌وگو', exact: true }).click()
    await page.getByText('پرسیدن از مدرس و هم‌درس‌ها').click()
    await page.getByLabel('عنوان پرسش').fill('شاخه را کی بسازم؟')
    await page.getByLabel('شرح پرسش').fill('برای هر کار یک شاخه، یا برای هر روز؟')
    await page.getByRole('button', { name: 'ارسال پرسش' }).click()
    await expect(page.getByRole('heading', { name: 'شاخه را کی بسازم؟' })).toBeVisible()
  })

  await task('finish a text lesson', async () => {
    await openLesson(page)
    // Reading counts by itself; to scroll is no press.
    for (let step = 1; step <= (lessons[0]?.steps ?? 0); step += 1) {
      const section = page.locator(`#step-${step}`)
      await section.evaluate((element) => element.scrollIntoView({ block: 'end' }))
      await expect(section.getByText('خوانده شد')).toBeVisible()
    }
    await page.getByRole('link', { name: 'رفتن به درس بعدی' }).click()
    await expect(title(lessons[1]?.title)).toBeVisible()
  })

  await task('withdraw a wish', async () => {
    await menu(page).getByRole('link', { name: 'علاقه‌مندی‌ها' }).click()
    await page.getByRole('button', { name: /^حذف از علاقه‌مندی‌ها/ }).click()
    await expect(page.getByRole('button', { name: /^حذف از علاقه‌مندی‌ها/ })).toHaveCount(0)
  })

  const { title: paid } = await aPaidCourse(page, 2)
  await task('find and buy a course with the wallet', async () => {
    await page.getByRole('button', { name: /^جست‌وجوی دوره/ }).click()
    await page.getByRole('combobox').fill(paid)
    await page.getByRole('option', { name: paid }).first().click()
    await page.getByRole('button', { name: 'افزودن به سبد' }).first().click()
    await page.getByRole('button', { name: 'مشاهدهٔ سبد' }).click()
    await page.getByRole('link', { name: 'تکمیل خرید' }).click()
    await page.getByRole('button', { name: /^پرداخت/ }).click()
    await expect(page).toHaveURL(/\/panel\/factors\/.*new/)
  })

  await task('ask for a refund', async () => {
    await openBuying(page, 'فاکتورها')
    // The news of the payment, which may come only now, names the course too.
    await expect(page).toHaveURL(/\/panel\/factors$/)
    await page.getByRole('main').getByRole('link', { name: paid }).click()
    await page.getByText('درخواست بازپرداخت').first().click()
    await page.getByLabel('دلیل شما').fill('با برنامهٔ کارم جور درنیامد.')
    await page.getByRole('button', { name: 'درخواست بازپرداخت' }).click()
    await page.getByRole('alertdialog').getByRole('button', { name: 'درخواست بازپرداخت' }).click()
    // It was paid from the wallet, which has it back at once.
    await expect(page.getByText('بازپرداخت‌شده', { exact: true })).toBeVisible()
  })

  await task('change what one is told by SMS', async () => {
    await page.getByRole('link', { name: /^اعلان‌ها/ }).click()
    await page.getByRole('link', { name: 'تنظیمات اعلان‌ها' }).click()
    // The switch itself is drawn by its label.
    const ofLearning = page.getByRole('group', { name: 'یادگیری', exact: true })
    await ofLearning.locator('label').filter({ hasText: 'پیامک' }).click()
    await page.getByRole('button', { name: 'ذخیرهٔ تنظیمات' }).click()
    await expect(page.getByText('تنظیمات اعلان‌ها ذخیره شد.')).toBeVisible()
  })

  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await task('copy the referral link', async () => {
    await openBuying(page, 'دعوت از دوستان')
    await page.getByRole('button', { name: 'کپی لینک' }).click()
    await expect.poll(() => page.evaluate(() => navigator.clipboard.readText())).toMatch(/\?ref=/)
  })

  await task('write to support', async () => {
    await page.getByRole('link', { name: 'راهنما و پشتیبانی' }).click()
    await page.getByLabel('دربارهٔ').selectOption({ label: 'چیز دیگر' })
    await page.getByLabel('موضوع').fill('یک پیشنهاد')
    await page.getByLabel('متن پیام').fill('کاش دورهٔ خوشنویسی هم داشتید.')
    await page.getByRole('button', { name: 'ارسال پیام' }).click()
    await expect(page.getByText('پیام شما رسید. شمارهٔ پیگیری: ')).toBeVisible()
  })
})
