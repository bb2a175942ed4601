import type { Page } from '@playwright/test'
import { type AppWithClock, test } from '../app-with-clock.ts'
import { expect } from '../journey.ts'
import type * as refundActs from './refund-acts.ts'

const act = <T>(own: AppWithClock, name: keyof typeof refundActs) =>
  own.act<T>(new URL('./refund-acts.ts', import.meta.url), name)

const [onItsWay, isBack] = ['بازپرداخت در حال انجام', 'بازپرداخت‌شده']

// In an app of its own, because its bank is silenced.
test('while the bank does not answer, every page of a refunded factor says that the refund is in progress', async ({
  own,
  page,
  look,
}) => {
  const { factorId, buyerId, buyer, manager } = await act<refundActs.RefundedFactor>(own, 'aRefundThatWaits')
  const main = page.getByRole('main')
  const signIn = (token: string) =>
    page.context().addCookies([{ name: 'arvand.session', value: token, url: own.origin }])
  const row = (href: string) => main.getByRole('listitem').filter({ has: page.locator(`a[href$="${href}"]`) })
  const ofManager = `/manage/finance/factors/${factorId}`

  await signIn(manager)
  await page.goto(ofManager)
  await expect(main.getByText(onItsWay, { exact: true })).toBeVisible()
  await expect(main.getByText('در حال انجام', { exact: true })).toBeVisible()
  await expect(main.getByText(isBack)).toHaveCount(0)
  await expect(main.getByText(/هدیه برای سارا/)).toBeVisible()
  await expect(main.getByText(/هدیه برای مریم/)).toBeVisible()
  await expectSumsToAgree(page)
  await look(page)
  for (const [path, href] of [
    ['/manage/finance/factors', ofManager],
    [`/manage/people/${buyerId}`, ofManager],
  ] as const) {
    await page.goto(path)
    await expect(row(href).getByText(onItsWay, { exact: true })).toBeVisible()
    await expect(row(href).getByText(isBack)).toHaveCount(0)
  }
  await signIn(buyer)
  await page.goto(`/panel/factors/${factorId}`)
  await expect(main.getByText(onItsWay, { exact: true })).toBeVisible()
  await expect(main.getByText(/^بازپرداخت .* تومان: در حال انجام$/)).toBeVisible()
  await expect(main.getByText(isBack)).toHaveCount(0)
  await page.goto('/panel/factors')
  await expect(row(`/panel/factors/${factorId}`).getByText(onItsWay, { exact: true })).toBeVisible()

  await act(own, 'bankAnswers')
  await page.goto(`/panel/factors/${factorId}`)
  await expect(main.getByText(isBack, { exact: true }).first()).toBeVisible()
  await expect(main.getByText(/^بازپرداخت .* تومان: واریزشده$/)).toBeVisible()
  await expect(main.getByText(onItsWay)).toHaveCount(0)
  await signIn(manager)
  await page.goto(ofManager)
  await expect(main.getByText(isBack, { exact: true }).first()).toBeVisible()
  await expect(main.getByText('واریزشده', { exact: true })).toBeVisible()
  await expect(main.getByText(onItsWay)).toHaveCount(0)
  await page.goto('/manage/finance/factors')
  await expect(row(ofManager).getByText(isBack, { exact: true })).toBeVisible()
})

/** The lines stand without tax above their sum: two of ۲۰۰٬۰۰۰, then the tax of a tenth, then all of it. */
async function expectSumsToAgree(page: Page): Promise<void> {
  const lines = page.locator('section').filter({ has: page.getByRole('heading', { name: 'ردیف‌ها' }) })
  await expect(lines.getByRole('listitem').filter({ hasText: '۲۰۰٬۰۰۰ تومان' })).toHaveCount(2)
  for (const [name, sum] of [
    ['جمع ردیف‌ها', '۴۰۰٬۰۰۰ تومان'],
    ['مالیات بر ارزش افزوده', '۴۰٬۰۰۰ تومان'],
    ['مبلغ', '۴۴۰٬۰۰۰ تومان'],
  ] as const) {
    const pair = lines.locator('dl > div').filter({ has: page.getByText(name, { exact: true }) })
    await expect(pair.getByRole('definition')).toHaveText(sum)
  }
}
