import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

test('a visit by one’s link is counted once', { tag: '@phone' }, async ({ page, browser, baseURL, look }) => {
  await arrive(page)
  await page.goto('/panel/referral')
  await look(page)
  const views = page.getByText('بازدید با پیوند شما').locator('..')
  await expect(views).toContainText('۰')
  const link = await page.getByLabel('پیوند شما').inputValue()
  const friend = await browser.newPage({ baseURL: baseURL ?? '' })
  const told = friend.waitForResponse((answer) => answer.url().endsWith('/api/analysis/ref-view'))
  await friend.goto(link)
  await told
  await friend.reload()
  await friend.close()
  await expect
    .poll(async () => {
      await page.reload()
      return views.textContent()
    })
    .toContain('۱')
})
