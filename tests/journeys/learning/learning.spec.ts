import { toLatinDigits } from '@arvand/persian/digits'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { enrolIn, expectProgress, lessonsOf, percentText } from './learner.ts'

test('a course is entered, read, noted down and gone on with', { tag: '@phone' }, async ({ page, look }) => {
  await arrive(page)
  await enrolIn(page, 'git-basics')
  const lessons = await lessonsOf(page, 'git-basics')
  const most = lessons.reduce((sum, { steps }) => sum + steps, 0)
  await look(page)
  await page.getByRole('button', { name: 'خواندم' }).first().click()
  await expect(page.getByText('خوانده شد').first()).toBeVisible()
  await page.getByRole('textbox', { name: 'یادداشت تازه' }).fill('کلید را پشت در بگذارم')
  await page.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click()
  await expect(page.getByText('یادداشت ذخیره شد.')).toBeVisible()
  await expect(page.getByRole('paragraph').filter({ hasText: 'کلید را پشت در بگذارم' })).toBeVisible()
  // Another section may have been visible long enough to count as read.
  const done = await page.getByText('خوانده شد').count()
  await expectProgress(page, percentText(done, most), 'git-basics')
  await look(page)
  await page.goto('/panel')
  await expect(page.getByText('کار بعدی شما')).toBeVisible()
  await look(page)
  await page.getByRole('link', { name: 'ادامهٔ درس' }).first().click()
  await page.waitForURL(/\/learn\/git-basics\//)
  await page.goto('/panel/notes?q=كليد')
  await expect(page.getByRole('paragraph').filter({ hasText: 'کلید را پشت در بگذارم' })).toBeVisible()
  await look(page)
})

test('what is heard goes on at the same second elsewhere', async ({ page, browser, look }) => {
  await arrive(page)
  await enrolIn(page, 'dastgah')
  const lessons = await lessonsOf(page, 'dastgah')
  const audio = lessons.find(({ kind }) => kind === 'audio')
  const address = `/learn/dastgah/${audio?.id}`
  await page.goto(address)
  await look(page)
  const told = page.waitForRequest((request) => request.url().endsWith('course/position'), {
    timeout: 40_000,
  })
  await page.getByRole('button', { name: /^پخش/ }).first().click()
  const { position } = (await told).postDataJSON() as { position: number }
  expect(position).toBeGreaterThan(0)
  // Leaving the page sends the last second, which may be a little later.
  await page.goto('/panel')
  const other = await browser.newContext({ storageState: await page.context().storageState() })
  const there = await other.newPage()
  await there.goto(new URL(address, page.url()).href)
  const composer = there.getByRole('textbox', { name: 'یادداشت تازه' })
  const shown = await composer.getAttribute('placeholder')
  const second = Number(toLatinDigits(/۰۰:۰۰:([۰-۹]{2})/.exec(shown ?? '')?.[1] ?? '0'))
  expect(second).toBeGreaterThanOrEqual(Math.floor(position))
  expect(second).toBeLessThan(position + 10)
  await other.close()
})

test('without JavaScript a section is read and a note is written', async ({ page, browser, baseURL }) => {
  await arrive(page)
  await enrolIn(page, 'khayyam')
  const storageState = await page.context().storageState()
  const address = page.url()
  await page.goto('/terms')
  const plain = await browser.newPage({ baseURL: baseURL ?? '', javaScriptEnabled: false, storageState })
  await plain.goto(address)
  const before = await plain.getByText('خوانده شد').count()
  await plain.getByRole('button', { name: 'خواندم' }).first().click()
  await expect(plain.getByText('خوانده شد')).toHaveCount(before + 1)
  await plain.getByRole('textbox', { name: 'یادداشت تازه' }).fill('می نوش که عمر جاودانی این است')
  await plain.getByRole('button', { name: 'ذخیرهٔ یادداشت' }).click()
  await expect(plain.getByText('می نوش که عمر جاودانی این است').first()).toBeVisible()
  await plain.close()
})

test('the next lesson is one key away, strangers see previews alone', async ({ page, browser, look }) => {
  await arrive(page)
  await enrolIn(page, 'git-basics')
  const [first, second] = await lessonsOf(page, 'git-basics')
  await expect(page.getByText('کلیدها: N درس بعدی، P درس قبلی')).toBeVisible()
  const title = page.getByRole('heading', { level: 1 })
  // The keys must work whether the page's scripts have loaded or not.
  await page.reload({ waitUntil: 'commit' })
  await expect(page.getByText('کلیدها: N درس بعدی، P درس قبلی')).toBeVisible()
  await page.keyboard.press('n')
  await expect(title).toHaveText(second?.title ?? '')
  await page.keyboard.press('p')
  await expect(title).toHaveText(first?.title ?? '')
  const elsewhere = await browser.newContext()
  const stranger = await elsewhere.newPage()
  await stranger.goto(page.url())
  await expect(stranger.getByRole('link', { name: 'دیدن دوره و ثبت‌نام' }).first()).toBeVisible()
  await look(stranger)
  await elsewhere.close()
})
