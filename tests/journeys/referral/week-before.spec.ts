import type { Page } from '@playwright/test'
import { type AppWithClock, test } from '../app-with-clock.ts'
import { atBank, putInCart } from '../commerce/at-bank.ts'
import { giveCode, giveName, giveNumber, signInByPassword } from '../door.ts'
import { expect } from '../journey.ts'
import { arrive, forgetSession, password } from '../newcomer.ts'
import type * as referralActs from './acts.ts'

/** Something done in the app: by `acts.ts` beside this file. */
const act = <T>(own: AppWithClock, name: keyof typeof referralActs, ...given: readonly unknown[]) =>
  own.act<T>(new URL('./acts.ts', import.meta.url), name, ...given)

/** Days go by for the server, and for a browser whose tab is open. */
async function daysGoBy(own: AppWithClock, days: number, page: Page): Promise<void> {
  await page.clock.setSystemTime(new Date(await act<string>(own, 'daysGoBy', days)))
}

/** A person's own reward, once the server has heard of what brings it about. */
async function seesReward(page: Page, title: string, state: string): Promise<void> {
  const reward = page.getByRole('listitem').filter({ hasText: title })
  await expect(async () => {
    await page.goto('/panel/referral')
    await expect(reward).toContainText(state, { timeout: 1000 })
  }).toPass()
}

/** Runs in the page: the referral code that its form would send. */
const codeInForm = (): string => {
  const form = document.querySelector<HTMLInputElement>('input[name=ref]')?.form
  return form ? String(new FormData(form).get('ref') ?? '') : ''
}

// A reward is released two weeks after the purchase, so that the journey moves the clock of an app of its own.
test('who opened a friend’s link almost a week before signs up and buys; both see the reward held, then released', async ({
  own,
  page,
  browser,
  look,
}) => {
  await act(own, 'aCampaign')
  const course = await act<string>(own, 'aPaidCourse')
  const inviter = await arrive(page, 'رویا سپهری')
  await page.goto('/panel/referral')
  const link = await page.getByLabel('لینک شما', { exact: true }).inputValue()

  const context = await browser.newContext({
    ...{ baseURL: own.origin, reducedMotion: 'reduce', locale: 'fa-IR', timezoneId: 'Asia/Tehran' },
    extraHTTPHeaders: { 'x-forwarded-for': '203.0.113.9' },
  })
  const friend = await context.newPage()
  const told = friend.waitForResponse((answer) => answer.url().endsWith('/api/analysis/ref-view'))
  await friend.goto(link)
  await told
  await daysGoBy(own, 6.9, friend)
  await putInCart(friend, course)
  await friend.goto('/checkout')
  await giveNumber(friend, '09380000069')
  await giveCode(friend, '09380000069')
  // The code of the link is added to the form by the first script; nobody writes a name faster than it comes.
  await expect.poll(() => friend.evaluate(codeInForm).catch(() => '')).not.toBe('')
  await giveName(friend, 'پویا شکیبا', password)
  await expect(friend).toHaveURL(/\/checkout$/)
  await friend.getByRole('button', { name: /^پرداخت .* تومان$/ }).click()
  await atBank(friend, 'pay')
  await expect(friend.getByRole('heading', { name: 'پرداخت شد' })).toBeVisible()

  const [inviters, friends] = ['دعوت از یک دوست، ۵۰٬۰۰۰ تومان', 'هدیهٔ اولین خرید، ۳۰٬۰۰۰ تومان']
  await seesReward(page, inviters, 'در انتظار آزاد شدن')
  await look(page)
  await seesReward(friend, friends, 'در انتظار آزاد شدن')
  await friend.goto('/panel/wallet')
  await look(friend)

  await daysGoBy(own, 15, friend)
  await act(own, 'release')
  for (const [one, mobile, title] of [
    [page, inviter.mobile, inviters],
    [friend, '09380000069', friends],
  ] as const) {
    // Whoever has not come for two weeks signs in again.
    await forgetSession(one)
    await one.goto('/auth/sign-in')
    await signInByPassword(one, mobile)
    await expect(one).toHaveURL(/\/panel/)
    await seesReward(one, title, 'آزاد شد')
    await look(one)
  }
  await context.close()
})
