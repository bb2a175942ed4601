import type { Page } from '@playwright/test'
import { hydrated } from '../hydrated.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

const picture = 'demo/courses/media/star-of-eight.png'
const idOf = (page: Page) => /[0-9a-f-]{36}/.exec(page.url())?.[0] ?? ''

test('a post with a picture and a formula reaches a follower, and its answer is marked right', {
  tag: ['@phone', '@gate'],
}, async ({ page, browser, look }) => {
  const mark = Math.random().toString(36).slice(2, 8)
  await arrive(page, 'شهرزاد دانا')
  await page.goto('/panel/feed')
  await page.getByLabel('چه یاد گرفته‌اید؟').fill(`چرا $x^2 \\ge 0$ است؟ ${mark} #برسنجه`)
  await page.getByText('افزودن عکس').click()
  await page.locator('input[type=file]').first().setInputFiles(picture)
  await expect(page.locator('input[name=fileIds]').first()).toHaveValue(/[0-9a-f-]{36}/)
  await page.getByRole('button', { name: 'انتشار پست' }).click()
  await expect(page.getByText('پست شما منتشر شد.')).toBeVisible()
  const post = page.getByRole('article').filter({ hasText: mark })
  await expect(post.locator('math')).toBeVisible()
  await expect(post.getByRole('img', { name: /عکس ۱ از ۱/ })).toBeVisible()
  await look(page)
  await post.getByRole('link', { name: /دیدن پست و پاسخ‌ها/ }).click()
  await expect(page).toHaveURL(/\/posts\//)

  const other = await browser.newContext({ locale: 'fa-IR' })
  const reader = await other.newPage()
  await arrive(reader, 'بهمن پیگیر')
  await reader.goto('/panel/feed?feed=everyone')
  const found = reader.getByRole('article').filter({ hasText: mark })
  await found.getByRole('button', { name: 'دنبال کردن شهرزاد دانا' }).click()
  await expect(found.getByRole('button', { name: 'دنبال کردن شهرزاد دانا' })).toHaveCount(0)
  await reader.goto('/panel/feed')
  await found.getByRole('button', { name: /پسندیدن/ }).click()
  await expect(found.getByRole('button', { name: /پس گرفتن پسند/ })).toBeVisible()
  await found.getByRole('link', { name: /دیدن پست و پاسخ‌ها/ }).click()
  await expect(reader).toHaveURL(/\/posts\//)
  await reader.getByLabel('پاسخ شما').fill('چون مربع هر عدد نامنفی است.')
  await reader.getByRole('button', { name: 'ارسال پاسخ' }).click()
  await expect(reader.getByRole('article').filter({ hasText: 'نامنفی' })).toBeVisible()

  // Open pages show the answer and its mark without a reload: the author's, and another browser of the follower.
  const answer = page.getByRole('article').filter({ hasText: 'نامنفی' })
  await expect(answer).toBeVisible()
  const elsewhere = await browser.newContext({ locale: 'fa-IR', storageState: await other.storageState() })
  const open = await elsewhere.newPage()
  await open.goto(`/posts/${idOf(page)}`)
  await expect(open.getByRole('article').filter({ hasText: 'نامنفی' })).toBeVisible()
  await hydrated(open)
  await answer.getByRole('button', { name: 'پاسخ درست همین است' }).click()
  await expect(answer.getByText('پاسخی که پرسنده انتخاب کرد')).toBeVisible()
  await expect(open.getByText('پاسخی که پرسنده انتخاب کرد')).toBeVisible()
  await elsewhere.close()
  await look(page)

  const stranger = await browser.newContext({ locale: 'fa-IR', javaScriptEnabled: false })
  const reading = await stranger.newPage()
  await reading.goto(`/posts/${idOf(page)}`)
  await expect(reading.getByText(mark)).toBeVisible()
  await expect(reading.getByText('برای پسندیدن و پاسخ دادن وارد شوید.')).toBeVisible()
  await stranger.close()
  await other.close()

  await page.getByRole('article').filter({ hasText: mark }).getByText('حذف', { exact: true }).first().click()
  await page.getByRole('button', { name: 'حذف این نوشته' }).first().click()
  await expect(page).toHaveURL('/panel/feed')
  await expect(page.getByRole('article').filter({ hasText: mark })).toHaveCount(0)
})

test('posts that come while a feed is open are counted above it, and come in when that is pressed', {
  tag: '@phone',
}, async ({ page, browser, look }) => {
  const mark = Math.random().toString(36).slice(2, 8)
  const other = await browser.newContext({ locale: 'fa-IR' })
  const writer = await other.newPage()
  await arrive(writer, 'گلنار پرنویس')
  const write = async (text: string) => {
    await writer.goto('/panel/feed')
    await writer.getByLabel('چه یاد گرفته‌اید؟').fill(`${text} ${mark}`)
    await writer.getByRole('button', { name: 'انتشار پست' }).click()
    await expect(writer.getByText('پست شما منتشر شد.')).toBeVisible()
  }
  await write('پست نخست')

  await arrive(page, 'مهران پیگیر')
  await page.goto('/panel/feed?feed=everyone')
  const posts = page.getByRole('article').filter({ hasText: mark })
  await posts.getByRole('button', { name: 'دنبال کردن گلنار پرنویس' }).click()
  await expect(posts.getByRole('button', { name: 'دنبال کردن گلنار پرنویس' })).toHaveCount(0)
  const isFollowed = page
    .waitForEvent('websocket')
    .then((line) => line.waitForEvent('framereceived', ({ payload }) => String(payload).includes('"missed"')))
  await page.goto('/panel/feed')
  await isFollowed
  await write('پست دوم')
  await write('پست سوم')
  const fresh = page.getByRole('link', { name: 'دیدن ۲ پست تازه' })
  await expect(fresh).toBeVisible()
  await expect(posts).toHaveCount(1)
  await look(page)
  await fresh.click()
  await expect(posts).toHaveText([/پست سوم/, /پست دوم/, /پست نخست/])
  await expect(page.getByRole('link', { name: /پست تازه/ })).toHaveCount(0)
  await other.close()
})

test('a person is blocked on their page, and the block is taken back', async ({ page, look }) => {
  await arrive(page, 'آرمیتا گزیده')
  await page.goto('/u/kaveh')
  await look(page)
  const posts = page.getByRole('region', { name: 'پست‌ها' }).getByRole('article')
  await expect(posts.first()).toBeVisible()
  await page.getByText('مسدود کردن').first().click()
  await page.getByRole('button', { name: 'مسدود کردن' }).click()
  await expect(page.getByText('این شخص را مسدود کرده‌اید.')).toBeVisible()
  await expect(posts).toHaveCount(0)
  await page.goto('/panel/blocked')
  await expect(page.getByText('کاوه نیک‌پور')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'برداشتن مسدودی' }).click()
  await expect(page.getByText('کسی را مسدود نکرده‌اید')).toBeVisible()
})

test('a poll shows its result to who voted, and a muted author leaves the feed until taken back', async ({
  page,
  browser,
  look,
}) => {
  const mark = Math.random().toString(36).slice(2, 8)
  const other = await browser.newContext({ locale: 'fa-IR' })
  const writer = await other.newPage()
  await arrive(writer, 'پرسا کنجکاو')
  await writer.goto('/panel/feed')
  await writer.getByLabel('چه یاد گرفته‌اید؟').fill(`کی درس می‌خوانید؟ ${mark}`)
  await writer.getByText('افزودن نظرسنجی').click()
  await writer.getByLabel('گزینهٔ ۱').fill('صبح زود')
  await writer.getByRole('button', { name: 'انتشار پست' }).click()
  await expect(writer.getByText('دست‌کم دو گزینه بنویسید.')).toBeVisible()
  await writer.getByLabel('گزینهٔ ۲').fill('آخر شب')
  await writer.getByRole('button', { name: 'انتشار پست' }).click()
  await expect(writer.getByText('پست شما منتشر شد.')).toBeVisible()
  const own = writer.getByRole('article').filter({ hasText: mark })
  await expect(own.getByRole('list', { name: 'نتیجهٔ نظرسنجی' })).toBeVisible()

  await arrive(page, 'رستا نخستین')
  await page.goto('/panel/feed?feed=everyone')
  const post = page.getByRole('article').filter({ hasText: mark })
  await expect(post.getByText('۰ رأی')).toHaveCount(0)
  await post.getByLabel('آخر شب').check()
  await look(page)
  await post.getByRole('button', { name: 'ثبت رأی' }).click()
  const result = post.getByRole('list', { name: 'نتیجهٔ نظرسنجی' })
  await expect(result.getByRole('listitem').filter({ hasText: 'آخر شب' })).toContainText('رأی شما')
  await expect(result.getByRole('listitem').filter({ hasText: 'آخر شب' })).toContainText('۱ رأی')
  await look(page)
  await other.close()

  await page.goto('/u/kaveh')
  await page.getByRole('button', { name: 'بی‌صدا کردن کاوه نیک‌پور' }).click()
  await expect(page.getByRole('button', { name: 'برداشتن بی‌صدایی کاوه نیک‌پور' })).toBeVisible()
  await page.goto('/panel/muted')
  await expect(page.getByText('کاوه نیک‌پور')).toBeVisible()
  await look(page)
  await page.getByRole('button', { name: 'برداشتن بی‌صدایی کاوه نیک‌پور' }).click()
  await expect(page.getByText('کسی را بی‌صدا نکرده‌اید')).toBeVisible()
})
