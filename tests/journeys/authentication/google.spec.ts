import { both, expect, test } from './stage.ts'

// The tests share the fake Google, which signs one person in at a time.
test.describe.configure({ mode: 'serial' })

both('17. through Google and back, signed in', (client) => async ({ open, world }) => {
  world.google.someone = {
    sub: `subject of ${client}`,
    email: `${client}@gmail.com`,
    email_verified: true,
    name: 'نگار صدر',
  }
  const [tab, other] = [await open(client), await open('ours')]
  await other.shows('unauthenticated')
  await Promise.all([tab.page.waitForURL(/stage/), tab.act('signIn', 'google').catch(() => undefined)])
  await tab.shows('authenticated')
  await expect
    .poll(() => tab.look('data'))
    .toMatchObject({ user: { name: 'نگار صدر', email: `${client}@gmail.com` } })
  // The real client does not notify other tabs when its page was loaded twice within a second.
  if (client === 'ours') await other.shows('authenticated')
})

both('17. who says no at Google lands on the sign-in page', (client) => async ({ open, world }) => {
  world.google.someone = null
  const tab = await open(client)
  await Promise.all([
    tab.page.waitForURL(/auth\/sign-in/),
    tab.act('signIn', 'google').catch(() => undefined),
  ])
  expect(new URL(tab.page.url()).searchParams.get('error')).toBe('Callback')
})

both('18. an e-mail of another account is not linked', (client) => async ({ open, world }) => {
  const sub = `another subject of ${client}`
  world.google.someone = { sub, email: `${client}@gmail.com`, email_verified: true }
  const tab = await open(client)
  await Promise.all([
    tab.page.waitForURL(/auth\/sign-in/),
    tab.act('signIn', 'google').catch(() => undefined),
  ])
  expect(new URL(tab.page.url()).searchParams.get('error')).toBe('OAuthAccountNotLinked')
  await tab.page.goto(`${world.origin}/stage/${client}`)
  await tab.shows('unauthenticated')
})
