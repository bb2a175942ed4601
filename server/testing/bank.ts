import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { setTimeout as later } from 'node:timers/promises'
import type { FastifyInstance } from 'fastify'
import { type Bank, BankSilent } from '#platform/bank'
import type { Config } from '#server/config'
import { chooseBanks } from '../platform/bank/choose.ts'
import type { Outcome } from '../platform/bank/sandbox/rules.ts'
import { sandboxBank } from '../platform/bank/sandbox/sandbox-bank.ts'

export type BankCall = 'request' | 'verify' | 'inquiry' | 'unverified' | 'reverse' | 'refund'

/** Lets a test break the connection to the bank, and choose as the payer on the bank's page. */
export interface TestBank {
  /** The next calls never reach the bank. */
  silentAt(call: BankCall, times?: number): void
  /** The bank does what it is asked, but its answer is lost. */
  answerLostAt(call: BankCall, times?: number): void
  /** The next call waits for so many milliseconds of real time. */
  slowAt(call: BankCall, ms: number): void
  /** The next call waits before it reaches the bank: `reached` resolves when it is there, `release` lets it go on. */
  holdAt(call: BankCall): { readonly reached: Promise<void>; release(): void }
  /** Removes all failures that were set. */
  clear(): void
  /** Chooses as the payer who was sent to `redirect`. Returns where the browser is sent next; null after `leave`. */
  choose(redirect: string, outcome: Outcome): Promise<string | null>
}

type Trouble = (ask: () => Promise<unknown>) => Promise<unknown>

/**
 * The banks of the settings, with failures that a test sets; the sandbox bank is called over HTTP on the test's own
 * server.
 */
export function testBanks(config: Config, appOf: () => FastifyInstance) {
  const troubles = new Map<BankCall, Trouble[]>()
  const server = ownServer(appOf)
  const isSandbox = config.demo && !config.zarinpal
  const banks = isSandbox ? [sandboxBank(config, server.address)] : chooseBanks(config)
  const add = (call: BankCall, trouble: Trouble, times = 1) => {
    const waiting = troubles.get(call) ?? []
    troubles.set(call, [...waiting, ...Array<Trouble>(times).fill(trouble)])
  }
  const bank: TestBank = {
    silentAt: (call, times) => add(call, silent(call), times),
    answerLostAt: (call, times) => add(call, async (ask) => ask().then(silent(call)), times),
    slowAt: (call, ms) => add(call, async (ask) => later(ms).then(ask)),
    holdAt(call) {
      const reached = Promise.withResolvers<void>()
      const released = Promise.withResolvers<void>()
      add(call, async (ask) => {
        reached.resolve()
        await released.promise
        return ask()
      })
      return { reached: reached.promise, release: released.resolve }
    },
    clear: () => troubles.clear(),
    choose: (redirect, outcome) => chooseAt(appOf(), redirect, outcome),
  }
  return { banks: banks.map((one) => withTroubles(one, troubles)), bank, close: server.close }
}

const silent = (call: BankCall) => async (): Promise<never> => {
  throw new BankSilent(`${call}: no answer, as the test wants`)
}

function withTroubles(bank: Bank, troubles: ReadonlyMap<BankCall, Trouble[]>): Bank {
  const through = <Args extends unknown[], T>(call: BankCall, ask: (...args: Args) => Promise<T>) => {
    return async (...args: Args): Promise<T> => {
      const trouble = troubles.get(call)?.shift()
      // A trouble returns the bank's answer or throws.
      return trouble ? ((await trouble(() => ask(...args))) as T) : ask(...args)
    }
  }
  return {
    ...bank,
    request: through('request', bank.request),
    verify: through('verify', bank.verify),
    inquiry: through('inquiry', bank.inquiry),
    unverified: through('unverified', bank.unverified),
    reverse: through('reverse', bank.reverse),
    refund: through('refund', bank.refund),
  }
}

/** The app on its own port, opened by the first call that needs it. */
function ownServer(appOf: () => FastifyInstance) {
  let open: Promise<{ url: URL; close(): Promise<void> }> | undefined
  async function listen() {
    const server = createServer(appOf().routing).listen(0, '127.0.0.1')
    await once(server, 'listening')
    const close = async () => {
      server.close()
      server.closeAllConnections()
    }
    return { url: new URL(`http://127.0.0.1:${(server.address() as AddressInfo).port}`), close }
  }
  return {
    async address() {
      open ??= listen()
      return (await open).url
    },
    close: async () => (await open)?.close(),
  }
}

async function chooseAt(app: FastifyInstance, redirect: string, outcome: Outcome): Promise<string | null> {
  const { statusCode, headers } = await app.inject({
    method: 'POST',
    url: new URL(redirect).pathname,
    headers: { 'content-type': 'application/x-www-form-urlencoded' },
    payload: `outcome=${outcome}`,
  })
  if (statusCode !== 303 && statusCode !== 200) throw new Error(`the bank's page answered ${statusCode}`)
  return headers.location ?? null
}
