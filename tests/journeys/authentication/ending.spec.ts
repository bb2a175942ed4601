import { both, expect } from './stage.ts'

both(
  '12. a session that the server ended is gone at the next question',
  (client) =>
    async ({ open, mobile, world, context }) => {
      const tab = await open(client)
      await tab.signIn(mobile)
      await tab.shows('authenticated')
      await world.arvand.database.pool.query(
        'delete from identity.sessions where person_id in (select id from identity.accounts where mobile = $1)',
        [mobile],
      )
      const answer = tab.page.waitForResponse(/session/)
      await tab.lookAgain()
      expect(await (await answer).json()).toEqual({})
      await tab.shows('unauthenticated')
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('arvand.session')
      await tab.page.reload()
      await tab.shows('unauthenticated')
    },
)

both(
  '13. the cookie from before a sign-out brings nothing back',
  (client) =>
    async ({ open, mobile, world, context, browser }) => {
      const tab = await open(client)
      await tab.signIn(mobile)
      const cookies = await context.cookies()
      await tab.act('signOut', { redirect: false })
      const thief = await browser.newContext()
      await thief.addCookies(cookies)
      const answer = await thief.request.get(`${world.origin}/api/auth/session`)
      expect(await answer.json()).toEqual({})
      await thief.close()
    },
)

both(
  '14. a question that arrives after a sign-out does not bring the session back',
  (client) =>
    async ({ open, mobile, context }) => {
      const tab = await open(client)
      await tab.signIn(mobile)
      await tab.shows('authenticated')
      const late = Promise.withResolvers<void>()
      let held = 0
      await tab.page.route('**/api/auth/session', async (route) => {
        held += 1
        if (held > 1) return route.continue()
        await late.promise
        // The client may have aborted this request.
        return route.continue().catch(() => undefined)
      })
      await tab.lookAgain()
      await expect.poll(() => held).toBe(1)
      await tab.act('signOut', { redirect: false })
      await tab.shows('unauthenticated')
      late.resolve()
      await tab.act('getSession')
      await tab.shows('unauthenticated')
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('arvand.session')
    },
)

both(
  '19. a sign-out gives the address, drops the cookie and the row',
  (client) =>
    async ({ open, mobile, world, context }) => {
      const tab = await open(client)
      await tab.signIn(mobile)
      const answer = await tab.act('signOut', { redirect: false, callbackUrl: `${world.origin}/panel` })
      expect(answer).toEqual({ url: `${world.origin}/panel` })
      await tab.shows('unauthenticated')
      expect((await context.cookies()).map(({ name }) => name)).not.toContain('arvand.session')
      const again = await tab.act('signOut', { redirect: false, callbackUrl: `${world.origin}/panel` })
      expect(again).toEqual({ url: `${world.origin}/panel` })
    },
)

both('19. a sign-out that redirects goes there', (client) => async ({ open, mobile, world }) => {
  const tab = await open(client)
  await tab.signIn(mobile)
  await Promise.all([
    tab.page.waitForURL(`${world.origin}/panel`),
    tab.act('signOut', { callbackUrl: '/panel' }).catch(() => undefined),
  ])
  await tab.page.goto(`${world.origin}/stage/${client}`)
  await tab.shows('unauthenticated')
})
