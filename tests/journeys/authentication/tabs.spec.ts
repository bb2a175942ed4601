import { both, expect, type Tab, test } from './stage.ts'

both(
  '9. another tab sees a sign-in, a new name and a sign-out',
  (client) =>
    async ({ open, mobile, context }) => {
      await context.clock.install()
      const [one, other] = [await open(client), await open(client)]
      await other.shows('unauthenticated')
      await one.signIn(mobile)
      // The real client notifies other tabs at most once a second, and each page has just done so with its first
      // request.
      await context.clock.runFor(1100)
      await one.act('getSession')
      await other.shows('authenticated')
      await one.shows('authenticated')
      await context.clock.runFor(1100)
      await one.act('update', { name: 'زهرا علوی' })
      await expect.poll(() => other.look('data')).toMatchObject({ user: { name: 'زهرا علوی' } })
      await one.act('signOut', { redirect: false })
      await other.shows('unauthenticated')
    },
)

test('ours and the real client hear each other', async ({ open, mobile }) => {
  const [ours, theirs] = [await open('ours'), await open('next-auth')]
  await theirs.shows('unauthenticated')
  await ours.signIn(mobile)
  await theirs.shows('authenticated')
  await theirs.act('signOut', { redirect: false })
  await ours.shows('unauthenticated')
})

test('ours: two changes within a second are both seen', async ({ open, mobile }) => {
  const [one, other] = [await open('ours'), await open('ours')]
  await one.signIn(mobile)
  await other.shows('authenticated')
  await one.act('update', { name: 'نام یکم' })
  await one.act('update', { name: 'نام دوم' })
  await expect.poll(() => other.look('data')).toMatchObject({ user: { name: 'نام دوم' } })
})

test('ours: a sign-in that stays on its page is seen by another tab', async ({ open, mobile }) => {
  const [one, other] = [await open('ours'), await open('ours')]
  await other.shows('unauthenticated')
  await one.signIn(mobile)
  await other.shows('authenticated')
})

test('ours: an answer that comes after a sign-out is not taken', async ({ open, mobile }) => {
  const tab = await open('ours')
  await tab.shows('unauthenticated')
  await tab.signIn(mobile)
  await tab.shows('authenticated')
  const late = await holdNextAnswer(tab)
  await tab.act('signOut', { redirect: false })
  await late.comes()
  expect(await tab.look('statuses')).toEqual([
    'loading',
    'unauthenticated',
    'authenticated',
    'unauthenticated',
  ])
  expect(await tab.look('data')).toBeNull()
  await expect.poll(() => tab.page.evaluate("localStorage.getItem('token')")).toBeNull()
})

test('ours: the other tab’s late answer is not taken either', async ({ open, mobile }) => {
  const [one, other] = [await open('ours'), await open('ours')]
  await other.shows('unauthenticated')
  await one.signIn(mobile)
  await other.shows('authenticated')
  const late = await holdNextAnswer(other)
  await one.act('signOut', { redirect: false })
  await other.shows('unauthenticated')
  await late.comes()
  expect(await other.look('statuses')).toEqual([
    'loading',
    'unauthenticated',
    'authenticated',
    'unauthenticated',
  ])
})

/** Makes the tab request the session, and delays the server's answer until `comes` is called. */
async function holdNextAnswer(tab: Tab): Promise<{ comes(): Promise<void> }> {
  const [asked, late, told] = [1, 2, 3].map(() => Promise.withResolvers<void>())
  let held = 0
  await tab.page.route('**/api/auth/session', async (route) => {
    held += 1
    if (held > 1) return route.continue()
    const response = await route.fetch()
    asked?.resolve()
    await late?.promise
    // The tab may have aborted its request.
    await route.fulfill({ response }).catch(() => undefined)
    told?.resolve()
  })
  await tab.lookAgain()
  await asked?.promise
  return {
    async comes() {
      late?.resolve()
      await told?.promise
      await tab.act('getCsrfToken')
    },
  }
}

test('ours: without an answer, what is known stays', async ({ open, mobile, context }) => {
  const tab = await open('ours')
  await tab.signIn(mobile)
  await tab.shows('authenticated')
  await context.setOffline(true)
  expect(await tab.act('getSession')).toMatchObject({ user: { name: 'مریم کاظمی' } })
  expect(await tab.act('signOut', { redirect: false })).toBeNull()
  expect(await tab.signIn(mobile)).toEqual({ error: 'Unavailable', status: 0, ok: false, url: null })
  await tab.shows('authenticated')
  expect(await tab.page.evaluate("localStorage.getItem('token')")).not.toBeNull()
})

test('ours: nothing is asked each so many seconds while offline', async ({ open, mobile, context }) => {
  await context.clock.install()
  const tab = await open('ours', '?poll=1')
  await tab.signIn(mobile)
  await tab.shows('authenticated')
  await context.setOffline(true)
  const before = tab.callsOf('session')
  await context.clock.runFor(5000)
  expect(tab.callsOf('session')).toBe(before)
})
