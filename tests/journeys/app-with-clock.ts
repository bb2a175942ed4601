import { fork } from 'node:child_process'
import { once } from 'node:events'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { freePort } from './free-port.ts'
import { test as base } from './journey.ts'

const clockActs = new URL('./clock-acts.ts', import.meta.url)

/** What a journey may ask of the app: an exported function of a file, which is called with the app and these arguments. */
export interface Act {
  readonly file: string
  readonly name: string
  readonly given: readonly unknown[]
}

/** What came of it. */
export type Outcome =
  | { readonly is: 'done'; readonly result: unknown }
  | { readonly is: 'failed'; readonly why: string }

export interface AppWithClock {
  readonly origin: string
  /** Calls, in the process of the app, an exported function of a file beside the journey; what crosses over is JSON. */
  act<T>(file: URL, name: string, ...given: readonly unknown[]): Promise<T>
}

/**
 * An app with its pages, a database of its own and the clock of tests, in a process of its own: Playwright would
 * translate all two thousand files of the server before it loaded them, where Node reads them as they are.
 */
async function openAppWithClock(): Promise<AppWithClock & { close(): Promise<void> }> {
  const port = await freePort()
  const child = fork(join(import.meta.dirname, 'app-with-clock-process.ts'), [String(port)], {
    execArgv: [],
    // Nothing of Playwright’s own environment but the folder for what is temporary.
    env: { PATH: '/usr/bin:/bin', TMPDIR: tmpdir() },
  })
  const close = async () => {
    if (child.exitCode !== null || child.signalCode !== null) return
    child.disconnect()
    await once(child, 'exit')
  }
  const ended = once(child, 'exit').then(([code]) => {
    throw new Error(`the app with a clock ended with ${code}`)
  })
  const outcome = async (): Promise<unknown> => {
    const [told] = (await Promise.race([once(child, 'message'), ended])) as [Outcome]
    if (told.is === 'failed') throw new Error(told.why)
    return told.result
  }
  try {
    await outcome()
  } catch (cause) {
    await close()
    throw cause
  }
  return {
    origin: `http://localhost:${port}`,
    async act(file, name, ...given) {
      child.send({ file: fileURLToPath(file), name, given } satisfies Act)
      return (await outcome()) as never
    },
    close,
  }
}

interface OwnApps {
  /** The app of this worker; opened anew once a journey has moved its clock away from that of the browsers. */
  atPresent(): Promise<AppWithClock>
}

const hour = 3_600

/** Journeys in an app whose clock they move. */
export const test = base.extend<{ own: AppWithClock }, { ownApps: OwnApps }>({
  ownApps: [
    // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of what a fixture needs from here
    async ({}, use) => {
      let app: Awaited<ReturnType<typeof openAppWithClock>> | undefined
      await use({
        async atPresent() {
          if (app && (await app.act<number>(clockActs, 'secondsApart')) > hour) {
            await app.close()
            app = undefined
          }
          app ??= await openAppWithClock()
          return app
        },
      })
      await app?.close()
    },
    { scope: 'worker' },
  ],
  own: [async ({ ownApps }, use) => use(await ownApps.atPresent()), { timeout: 120_000 }],
  baseURL: ({ own }, use) => use(own.origin),
})
