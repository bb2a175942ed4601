import type { WebSocketRoute } from '@playwright/test'
import { expect, test } from '../journey.ts'
import { arrive, signInElsewhere } from '../newcomer.ts'

const otherDevice = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0'
const phone =
  'Mozilla/5.0 (Linux; Android 15; Pixel 7) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Mobile Safari/537.36'

test('a live line that was cut comes back by itself, and the page asks for what was said meanwhile', async ({
  page,
  troubles,
}) => {
  const newcomer = await arrive(page)
  const lines: WebSocketRoute[] = []
  let isCut = false
  await page.routeWebSocket(/\/live-messages\//, async (line) => {
    if (isCut) return line.close()
    line.connectToServer()
    lines.push(line)
  })
  await page.goto('/panel/notes')
  const bell = (unread: string) =>
    page
      .getByRole('link', { name: `اعلان‌ها، ${unread} خوانده‌نشده` })
      .filter({ visible: true })
      .first()
  await expect(bell('۱')).toBeVisible()
  await expect.poll(() => lines.length).toBe(1)

  isCut = true
  await lines[0]?.close()
  await signInElsewhere(page, newcomer, otherDevice)
  // The page got no message, and it requests nothing while the connection is cut.
  await page.waitForTimeout(2_000)
  await expect(bell('۱')).toBeVisible()

  isCut = false
  await expect.poll(() => lines.length, { timeout: 30_000 }).toBe(2)
  await expect(bell('۲')).toBeVisible()
  // The new connection delivers later messages.
  await signInElsewhere(page, newcomer, phone)
  await expect(bell('۳')).toBeVisible()
  // The browser logs an error for each refused connection.
  troubles.length = 0
})
