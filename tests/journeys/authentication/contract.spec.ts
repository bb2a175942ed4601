import { both, expect } from './stage.ts'

both('1. a first load is loading, then unauthenticated, without a beacon', (client) => async ({ open }) => {
  const tab = await open(client)
  await tab.shows('unauthenticated')
  expect(await tab.look('statuses')).toEqual(['loading', 'unauthenticated'])
  expect(tab.callsOf('_log')).toBe(0)
  expect(tab.callsOf('session')).toBe(1)
})

both('2. a CSRF token stays the same and sets no second cookie', (client) => async ({ open, context }) => {
  const tab = await open(client)
  const token = await tab.act<string>('getCsrfToken')
  expect(token).toMatch(/^[0-9a-f]{64}$/)
  const answer = tab.page.waitForResponse(/csrf/)
  expect(await tab.act('getCsrfToken')).toBe(token)
  expect(await (await answer).headerValue('set-cookie')).toBeNull()
  const cookies = await context.cookies()
  expect(
    cookies.every(({ httpOnly, sameSite, path }) => httpOnly && sameSite === 'Lax' && path === '/'),
  ).toBe(true)
})

both('3. providers have absolute addresses of ours', (client) => async ({ open, world }) => {
  const tab = await open(client)
  const providers =
    await tab.act<Record<string, { type: string; signinUrl: string; callbackUrl: string }>>('getProviders')
  expect(providers.credentials?.type).toBe('credentials')
  for (const { signinUrl, callbackUrl } of Object.values(providers)) {
    expect(new URL(signinUrl).origin).toBe(world.origin)
    expect(new URL(callbackUrl).origin).toBe(world.origin)
  }
})

both('4. a wrong password is a code', (client) => async ({ open, mobile }) => {
  const tab = await open(client)
  await tab.shows('unauthenticated')
  const answer = await tab.signIn(mobile, { password: 'not this' })
  expect(answer).toEqual({ error: 'CredentialsSignin', status: 401, ok: false, url: null })
  await tab.shows('unauthenticated')
})

both('5. what cannot be read is a code too, without a word of why', (client) => async ({ open }) => {
  const tab = await open(client)
  const answer = tab.page.waitForResponse(/callback/)
  expect(await tab.signIn('\0 nobody \ud800')).toMatchObject({ ok: false, error: 'CredentialsSignin' })
  const { url } = (await (await answer).json()) as { url: string }
  expect(url).toMatch(/error\?error=CredentialsSignin&provider=credentials$/)
})

both('6. a right password signs in without a reload', (client) => async ({ open, mobile, world }) => {
  const tab = await open(client)
  const answer = await tab.signIn(mobile, { callbackUrl: `${world.origin}/panel` })
  expect(answer).toEqual({ error: null, status: 200, ok: true, url: `${world.origin}/panel` })
  await tab.shows('authenticated')
  await expect.poll(() => tab.look('data')).toMatchObject({ user: { name: 'مریم کاظمی', roles: ['user'] } })
  expect(tab.callsOf('_log')).toBe(0)
})

both(
  '7. a foreign callback address is ours, and one that is none is refused',
  (client) =>
    async ({ open, mobile, world }) => {
      const tab = await open(client)
      const foreign = await tab.signIn(mobile, { callbackUrl: 'https://evil.example/x' })
      expect(foreign).toMatchObject({ ok: true, url: world.origin })
      const none = await tab.signIn(mobile, { callbackUrl: 'javascript:alert(1)' })
      expect(none).toEqual({ error: 'Configuration', status: 500, ok: false, url: null })
    },
)

both('8. a wrong CSRF token changes nothing', (client) => async ({ open, mobile, context, world }) => {
  const tab = await open(client)
  await tab.signIn(mobile)
  const before = await context.cookies()
  const form = { csrfToken: '0'.repeat(64), json: 'true', identifier: mobile, password: 'x' }
  for (const path of ['callback/credentials', 'signin/google', 'signout']) {
    const answer = await context.request.post(`${world.origin}/api/auth/${path}`, { form })
    expect(answer.headers()['set-cookie']).toBeUndefined()
  }
  const update = await context.request.post(`${world.origin}/api/auth/session`, {
    data: { ...form, data: {} },
  })
  expect(update.status()).toBe(400)
  expect(await update.json()).toEqual({})
  expect(await context.cookies()).toEqual(before)
})

both(
  '10. asks when looked at again and each so many seconds, only while signed in',
  (client) =>
    async ({ open, mobile }) => {
      const tab = await open(client)
      await tab.shows('unauthenticated')
      await tab.lookAgain()
      await tab.act('getCsrfToken')
      expect(tab.callsOf('session')).toBe(1)
      await tab.signIn(mobile)
      const before = tab.callsOf('session')
      const asked = tab.page.waitForRequest(/session/)
      await tab.lookAgain()
      await asked
      expect(tab.callsOf('session')).toBe(before + 1)
      const often = await open(client, '?poll=1')
      await often.shows('authenticated')
      await expect.poll(() => often.callsOf('session'), { timeout: 8000 }).toBeGreaterThanOrEqual(4)
    },
)

both('10. an anonymous tab does not ask again', (client) => async ({ open, context }) => {
  await context.clock.install()
  const tab = await open(client, '?poll=1')
  await tab.shows('unauthenticated')
  await context.clock.runFor(5000)
  await tab.lookAgain()
  await tab.act('getCsrfToken')
  expect(tab.callsOf('session')).toBe(1)
})

both('11. a new name is in the reply and in the next answer', (client) => async ({ open, mobile }) => {
  const tab = await open(client)
  await tab.signIn(mobile)
  await tab.shows('authenticated')
  const sent = tab.page.waitForRequest(
    (request) => request.method() === 'POST' && /session/.test(request.url()),
  )
  expect(await tab.act('update', { name: 'زهرا علوی' })).toMatchObject({ user: { name: 'زهرا علوی' } })
  expect((await sent).postDataJSON()).toEqual({
    csrfToken: expect.any(String),
    data: { name: 'زهرا علوی' },
  })
  expect(await tab.act('getSession')).toMatchObject({ user: { name: 'زهرا علوی' } })
})

both('15. a required session sends to the sign-in page', (client) => async ({ open, world }) => {
  const tab = await open(client, '?required')
  await tab.page.waitForURL(/auth\/sign-in/)
  const asked = tab.calls.find((call) => call.url().includes('/signin?'))
  const page = `${world.origin}/stage/${client}?required`
  expect(asked?.url()).toBe(
    `${world.origin}/api/auth/signin?${new URLSearchParams({ error: 'SessionRequired', callbackUrl: page })}`,
  )
  const { searchParams } = new URL(tab.page.url())
  expect(Object.fromEntries(searchParams)).toEqual({ error: 'SessionRequired', callbackUrl: page })
})

both(
  '16. a refused sign-in that redirects lands on the sign-in page',
  (client) =>
    async ({ open, mobile }) => {
      const tab = await open(client)
      await Promise.all([
        tab.page.waitForURL(/auth\/sign-in/),
        tab.signIn(mobile, { password: 'not this', redirect: true }).catch(() => undefined),
      ])
      expect(new URL(tab.page.url()).searchParams.get('error')).toBe('CredentialsSignin')
    },
)

both('a sign-in without a known provider opens the sign-in page', (client) => async ({ open, world }) => {
  const tab = await open(client)
  await Promise.all([tab.page.waitForURL(/auth\/sign-in/), tab.act('signIn').catch(() => undefined)])
  const callbackUrl = new URL(tab.page.url()).searchParams.get('callbackUrl')
  expect(callbackUrl).toBe(`${world.origin}/stage/${client}`)
})
