import { expect, test } from '../journey.ts'

test('a stranger subscribes to new articles by mail without scripts, and leaves by one press', async ({
  browser,
  baseURL,
  page,
  look,
}) => {
  const email = `reader-${Math.random().toString(36).slice(2, 10)}@mail.example`
  const options = { baseURL: baseURL ?? '', locale: 'fa-IR', javaScriptEnabled: false }
  const plain = await (await browser.newContext(options)).newPage()
  await plain.goto('/articles')
  await plain.getByRole('link', { name: 'عضویت در خبرنامه' }).click()
  await plain.getByRole('textbox', { name: /^ایمیل/ }).fill(email)
  await plain.getByRole('button', { name: 'عضویت در خبرنامه' }).click()
  await expect(plain.getByText('اگر این ایمیل هنوز عضو نباشد', { exact: false })).toBeVisible()

  let link = ''
  await expect
    .poll(async () => {
      const { items } = (await (await page.request.get(`/outbox.json?to=${email}`)).json()) as {
        items: { text: string }[]
      }
      link = /\/newsletter\/confirm\/[\w-]+/.exec(items[0]?.text ?? '')?.[0] ?? ''
      return link
    })
    .not.toBe('')
  await plain.goto(link)
  await plain.getByRole('button', { name: 'تأیید عضویت' }).click()
  await expect(plain.getByText('عضو خبرنامه شدید.', { exact: false })).toBeVisible()

  await page.goto('/newsletter')
  await look(page)
  await page.goto(`/newsletter/unsubscribe/${'x'.repeat(64)}`)
  await look(page)
  await page.getByRole('button', { name: 'لغو عضویت' }).press('Enter')
  await expect(page.getByText('عضویت شما لغو شد', { exact: false })).toBeVisible()
  await plain.context().close()
})
