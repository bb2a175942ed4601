import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('a hashtag leads to its page, is followed there, and its posts stand in the ranked feed with the reason', async ({
  page,
  browser,
  look,
}) => {
  const mark = `نشان_${Math.random().toString(36).slice(2, 8)}`
  const other = await browser.newContext({ locale: 'fa-IR' })
  const writer = await other.newPage()
  await arrive(writer, 'نسترن نویسا')
  await writer.goto('/panel/feed')
  await writer.getByLabel('چه یاد گرفته‌اید؟').fill(`کتاب خوب برای شروع؟ #${mark}`)
  await writer.getByText('افزودن نظرسنجی').click()
  await writer.getByLabel('گزینهٔ ۱').fill('داستان')
  await writer.getByLabel('گزینهٔ ۲').fill('تاریخ')
  await writer.getByRole('button', { name: 'انتشار پست' }).click()
  await expect(writer.getByText('پست شما منتشر شد.')).toBeVisible()
  await other.close()

  const stranger = await browser.newContext({ locale: 'fa-IR', javaScriptEnabled: false })
  const reading = await stranger.newPage()
  await reading.goto(`/topics/${mark}`)
  await expect(reading.getByRole('heading', { name: `#${mark}`, level: 1 })).toBeVisible()
  await expect(reading.getByRole('article')).toHaveCount(1)
  await expect(reading.getByRole('link', { name: 'ورود برای دنبال کردن' })).toBeVisible()
  await stranger.close()

  await arrive(page, 'رامین خوانا')
  await page.goto('/panel/feed?feed=everyone')
  const post = page.getByRole('article').filter({ hasText: mark })
  await post.getByRole('link', { name: `#${mark}` }).click()
  await expect(page).toHaveURL(/\/topics\//)
  await page.getByRole('button', { name: `دنبال کردن #${mark}`, exact: true }).click()
  await expect(page.getByRole('button', { name: `دنبال نکردن #${mark}` })).toBeVisible()
  await look(page)

  await page.goto('/panel/feed')
  await expect(post).toHaveCount(1)
  await page.getByRole('link', { name: 'پیشنهادی' }).click()
  await expect(post.getByText(`چون موضوع #${mark} را دنبال می‌کنید`)).toBeVisible()
  await post.getByLabel('داستان').check()
  await post.getByRole('button', { name: 'ثبت رأی' }).click()
  await expect(post.getByRole('list', { name: 'نتیجهٔ نظرسنجی' })).toContainText('رأی شما')
  await look(page)
  await post.getByRole('button', { name: 'دنبال کردن نسترن نویسا' }).click()
  await expect(post.getByText('چون نسترن نویسا را دنبال می‌کنید')).toBeVisible()

  await page.getByRole('link', { name: 'موضوع‌های دنبال‌شده' }).click()
  await expect(page.getByRole('listitem').filter({ hasText: mark })).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: `دنبال نکردن #${mark}` }).click()
  await expect(page.getByText('هنوز موضوعی را دنبال نمی‌کنید')).toBeVisible()
})
