import { callsOf } from '../calls.ts'
import { signInAs } from '../demo-people.ts'
import { expect, test } from '../journey.ts'
import { arrive } from '../newcomer.ts'
import { aName, aNationalCode } from '../people/made-up-people.ts'

test('a manager decides what waits over all areas from one list', { tag: '@phone' }, async ({
  page,
  look,
}) => {
  const { name } = await arrive(page, aName('پریسا'))
  await callsOf(page)('panel/teaching/apply', {
    ...{ field: 'نجوم', biography: 'ده سال است در رصدخانهٔ کاشان برای دانش‌آموزان از آسمان شب می‌گویم.' },
    ...{ nationalCode: aNationalCode(), sheba: 'IR820540102680020817909002' },
    requestId: crypto.randomUUID(),
  })
  await signInAs(page, 'manager')
  await page.goto('/manage')
  const main = page.getByRole('main')
  await main.getByRole('link', { name: 'در انتظار بررسی', exact: true }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'در انتظار بررسی' })).toBeVisible()
  const list = main.getByRole('list', { name: 'در انتظار بررسی' })
  // The demo has things of several areas.
  await expect(list.getByRole('listitem').nth(5)).toBeVisible()
  const times = await list
    .locator('time')
    .evaluateAll((all) => all.map((one) => one.getAttribute('datetime') ?? ''))
  expect(times).toEqual(times.toSorted())
  await look(page)

  const kinds = main.getByRole('navigation', { name: 'نوع' })
  await expect(kinds.getByRole('link').first()).toHaveAttribute('aria-current', 'true')
  await kinds.getByRole('link', { name: /^[۰-۹]+ درخواست تدریس$/ }).click()
  await expect(kinds.getByRole('link', { name: /درخواست تدریس$/ })).toHaveAttribute('aria-current', 'true')
  await look(page)
  const row = list.getByRole('listitem').filter({ hasText: `درخواست تدریس، ${name}` })
  // Who came last stands last, and others may wait too.
  const next = page.getByRole('link', { name: 'صفحهٔ بعد' })
  for (;;) {
    await expect(row.or(next).first()).toBeVisible()
    if ((await row.count()) > 0) break
    await next.click()
    await page.waitForURL(/cursor=/)
  }
  await row.getByRole('link', { name: 'تدریس نجوم' }).click()
  await expect(page).toHaveURL(/\/manage\/teaching\?onlyId=/)
  await expect(main.getByRole('article')).toHaveCount(1)
  await expect(main.getByRole('heading', { level: 2, name })).toBeVisible()
  await expect(main.getByText('فقط همین یک مورد نشان داده شده است.')).toBeVisible()
  await look(page)
  await main.getByText('بازگرداندن با دلیل').click()
  await main.getByLabel('دلیل بازگرداندن').fill('رشته و سابقهٔ تدریس خود را کامل‌تر بنویسید.')
  await main.getByRole('button', { name: 'بازگرداندن درخواست' }).click()
  await expect(main.getByText(`درخواست ${name} بازگردانده شد`)).toBeVisible()
  await expect(main.getByRole('heading', { name: 'این مورد دیگر این‌جا نیست' })).toBeVisible()
  await look(page)

  await page.goto('/manage/queue?kind=identity.applications-waiting')
  await expect(main.getByRole('navigation', { name: 'نوع' })).toBeVisible()
  await expect(main.getByText(name)).toHaveCount(0)
})

test('on a phone the chosen kind stands in the visible part of its row, an empty one too', {
  tag: '@phone-only',
}, async ({ page }) => {
  await signInAs(page, 'manager')
  const { kinds } = (await callsOf(page)('panel/manage/queue/list', {})) as {
    kinds: { kind: string; count: number | null }[]
  }
  // Empty kinds have a chip while they are chosen alone.
  const empty = kinds.filter(({ count }) => count === 0).map(({ kind }) => kind)
  const chips = page.getByRole('main').getByRole('navigation', { name: 'نوع' })
  const chosen = chips.locator('[aria-current]')
  for (const kind of [kinds.at(-1)?.kind ?? '', ...empty.slice(-2)]) {
    await page.goto(`/manage/queue?kind=${kind}`)
    await expect(chosen).toHaveAttribute('href', new RegExp(`kind=${kind}`))
    await expect(chosen).toBeInViewport({ ratio: 1 })
  }
})

test('a kind that is none is left out, and one without the scopes sees no queue', async ({ page, look }) => {
  await signInAs(page, 'manager')
  await page.goto('/manage/queue?kind=no.such-kind')
  await expect(page.getByText('بخشی از آدرس این صفحه درست نبود و کنار گذاشته شد.')).toBeVisible()
  await expect(page.getByRole('main').getByRole('list', { name: 'در انتظار بررسی' })).toBeVisible()
  await signInAs(page, 'teacher')
  const answer = await page.goto('/manage/queue')
  expect(answer?.status()).toBe(403)
  await look(page)
})
