import type { Page } from '@playwright/test'
import { inChromium } from '../../../playwright.config.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'

// The headless shell shows no notices and gives no leave for them.
test.use(inChromium)

const settings = '/panel/notice-preferences'

/**
 * A browser's push service cannot be reached from here, so what it would give to the page is made up: an address, and
 * keys of a real P-256 pair. The server tests send to such a browser.
 */
async function subscribeWithoutService(page: Page): Promise<void> {
  await page.context().grantPermissions(['notifications'])
  await page.addInitScript(() => {
    const point = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4'
    const path = `https://push.example.net/send/${crypto.randomUUID()}`
    const made = {
      options: {},
      toJSON: () => ({ endpoint: path, keys: { p256dh: point, auth: 'BTBZMqHH6r4Tts7J_aSIgg' } }),
      unsubscribe: async () => {
        sessionStorage.removeItem('subscribed')
        return true
      },
    } as unknown as PushSubscription
    PushManager.prototype.subscribe = async () => {
      sessionStorage.setItem('subscribed', 'yes')
      return made
    }
    PushManager.prototype.getSubscription = async () => (sessionStorage.getItem('subscribed') ? made : null)
  })
}

test('notices are turned on in this browser by a press, listed and turned off', { tag: '@phone' }, async ({
  page,
  look,
}) => {
  await subscribeWithoutService(page)
  await arrive(page)
  await page.goto(settings)
  const turnOn = page.getByRole('button', { name: 'روشن کردن در این مرورگر' })
  await expect(turnOn).toBeVisible()
  await look(page)
  await turnOn.click()
  await expect(page.getByText('اعلان در این مرورگر روشن شد.')).toBeVisible()
  await expect(turnOn).toHaveCount(0)
  const list = page.getByRole('list', { name: 'مرورگرهایی که اعلان می‌گیرند' })
  await expect(list.getByRole('listitem')).toHaveCount(1)
  await expect(list.getByText('همین مرورگر')).toBeVisible()
  // From its beginning: down the page a switch may be half under the bar, which axe would take for its whole size.
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }))
  await look(page)
  await page.reload()
  await expect(list.getByText('همین مرورگر')).toBeVisible()
  await list.getByRole('button', { name: /^خاموش کردن اعلان/ }).click()
  await expect(page.getByText('اعلان آن مرورگر خاموش شد.')).toBeVisible()
  await expect(list).toHaveCount(0)
  await expect(turnOn).toBeVisible()
})

test('where leave was refused, the page says where to give it', async ({ page, look }) => {
  await page.addInitScript(() => Object.defineProperty(Notification, 'permission', { get: () => 'denied' }))
  await arrive(page)
  await page.goto(settings)
  await expect(page.getByText('اجازهٔ اعلان برای آروند در این مرورگر بسته است')).toBeVisible()
  await expect(page.getByRole('button', { name: 'روشن کردن در این مرورگر' })).toHaveCount(0)
  await look(page)
})

test('a pushed message is shown, and a press opens its page in the open tab', async ({ page, baseURL }) => {
  await page.context().grantPermissions(['notifications'])
  await arrive(page)
  await page.goto(settings)
  await page.evaluate(async () => {
    await navigator.serviceWorker.ready
  })
  await page.reload()
  const [worker] = page.context().serviceWorkers()
  if (!worker) throw new Error('no service worker')
  const devtools = await page.context().newCDPSession(page)
  const registration = new Promise<string>((resolve) => {
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL, isDeleted }) => scopeURL === `${baseURL}/` && !isDeleted)
      if (ours) resolve(ours.registrationId)
    })
  })
  await devtools.send('ServiceWorker.enable')
  const registrationId = await registration
  const push = (data: string) =>
    devtools.send('ServiceWorker.deliverPushMessage', { origin: baseURL ?? '', registrationId, data })
  const shown = () =>
    page.evaluate(async () => {
      const { getNotifications } = await navigator.serviceWorker.ready.then((ready) => ({
        getNotifications: () => ready.getNotifications(),
      }))
      return (await getNotifications()).map(({ title, body, dir, lang }) => ({ title, body, dir, lang }))
    })
  const message = {
    id: 'n1',
    title: 'درخواست تدریس شما پذیرفته شد',
    text: 'خوش آمدید.',
    link: '/panel/notices',
  }
  await push(JSON.stringify(message))
  await push(JSON.stringify(message))
  await expect.poll(shown).toEqual([{ title: message.title, body: message.text, dir: 'rtl', lang: 'fa' }])
  await worker.evaluate(async () => {
    const { registration: ours, NotificationEvent: PressEvent } = globalThis as unknown as {
      registration: ServiceWorkerRegistration
      NotificationEvent: new (type: string, about: { notification: Notification | undefined }) => Event
    }
    const [notification] = await ours.getNotifications()
    dispatchEvent(new PressEvent('notificationclick', { notification }))
  })
  await page.waitForURL('**/panel/notices')
  expect(page.context().pages()).toHaveLength(1)
  await expect.poll(shown).toEqual([])
  await push('not a message of ours')
  await expect.poll(shown).toMatchObject([{ title: 'آروند', body: 'اعلان تازه‌ای دارید.' }])
})
