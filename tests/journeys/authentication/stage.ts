import { type BrowserContext, test as base, expect, type Page, type Request } from '@playwright/test'
import { aPerson, testPassword } from '../../../server/modules/identity/testing.ts'
import { openWorld, type World } from './authentication-world.ts'
import type { Client } from './bundle.ts'

export const password = testPassword

/** A browser tab with a page of one of the clients. */
export class Tab {
  readonly page: Page
  /** Calls of `/api/auth` so far, newest last. */
  readonly calls: Request[] = []

  constructor(page: Page) {
    this.page = page
    page.on('request', (request) => {
      if (request.url().includes('/api/auth/')) this.calls.push(request)
    })
  }

  /** Calls a function of the client in the page and returns its result. */
  act<T = unknown>(name: string, ...given: unknown[]): Promise<T> {
    return this.page.evaluate(
      async ([called, args]) => {
        const { stage } = globalThis as unknown as {
          stage: Record<string, (...args: unknown[]) => Promise<unknown>>
        }
        return stage[called as string]?.(...(args as unknown[]))
      },
      [name, given] as const,
    ) as Promise<T>
  }

  /** A recorded value of the page: all `statuses` so far, or the current `data`. */
  look<T>(name: 'statuses' | 'data'): Promise<T> {
    return this.page.evaluate(
      (looked) => (globalThis as unknown as { stage: Record<string, unknown> }).stage[looked],
      name,
    ) as Promise<T>
  }

  signIn(identifier: string, options: Record<string, unknown> = {}) {
    return this.act<Record<string, unknown>>('signIn', 'credentials', {
      identifier,
      password,
      redirect: false,
      ...options,
    })
  }

  shows(status: 'loading' | 'authenticated' | 'unauthenticated') {
    return expect(this.page.getByRole('status')).toHaveText(status)
  }

  callsOf(path: string): number {
    return this.calls.filter((call) => new URL(call.url()).pathname === `/api/auth/${path}`).length
  }

  /** Makes the page believe that it was hidden and is visible again. */
  lookAgain() {
    return this.page.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
  }
}

interface Fixtures {
  readonly open: (client: Client, query?: string, context?: BrowserContext) => Promise<Tab>
  /** The mobile of a person whom only this journey uses. */
  readonly mobile: string
}

export const test = base.extend<Fixtures, { world: World }>({
  world: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      const world = await openWorld()
      await use(world)
      await world.close()
    },
    { scope: 'worker', timeout: 60_000 },
  ],
  open: async ({ world, context }, use) => {
    await use(async (client, query = '', other = context) => {
      const tab = new Tab(await other.newPage())
      await tab.page.goto(`${world.origin}/stage/${client}${query}`)
      return tab
    })
  },
  mobile: async ({ world }, use) => {
    const { mobile } = await aPerson(world.arvand, { name: 'مریم کاظمی' })
    await use(mobile ?? '')
  },
})

type Body = Parameters<typeof test>[2]

/** A journey for the real client and one for ours. */
export function both(title: string, body: (client: Client) => Body): void {
  for (const client of ['next-auth', 'ours'] as const) test(`${client}: ${title}`, body(client))
}

export { expect }
