import { spawn } from 'node:child_process'
import { createRequire } from 'node:module'
import { json } from 'node:stream/consumers'

export interface Load {
  readonly url: string
  readonly method: 'GET' | 'POST'
  readonly headers: Readonly<Record<string, string>>
  readonly body?: string
  readonly connections: number
  readonly seconds: number
}

export interface Figures {
  readonly requests: number
  readonly perSecond: number
  /** Milliseconds. */
  readonly p50: number
  readonly p90: number
  readonly p99: number
}

interface Result {
  readonly requests: { readonly total: number; readonly average: number }
  readonly latency: { readonly p50: number; readonly p90: number; readonly p99: number }
  readonly errors: number
  readonly timeouts: number
  readonly non2xx: number
  readonly statusCodeStats: Readonly<Record<string, unknown>>
}

const autocannon = createRequire(import.meta.url).resolve('autocannon')

/** Drives load from a process of its own. An answer other than 200 is a fault of the measurement and throws. */
export async function drive(load: Load): Promise<Figures> {
  const headers = Object.entries(load.headers).flatMap(([name, value]) => ['--headers', `${name}: ${value}`])
  const numbers = ['--connections', String(load.connections), '--duration', String(load.seconds)]
  const body = load.body === undefined ? [] : ['--body', load.body]
  const child = spawn(
    process.execPath,
    [autocannon, '--json', '--method', load.method, ...numbers, ...headers, ...body, load.url],
    { stdio: ['ignore', 'pipe', 'ignore'] },
  )
  const { requests, latency, errors, timeouts, non2xx, statusCodeStats } = (await json(
    child.stdout,
  )) as Result
  if (errors + timeouts + non2xx > 0)
    throw new Error(
      `${load.url}: ${errors} errors, ${timeouts} timeouts, ${JSON.stringify(statusCodeStats)} by status`,
    )
  const { p50, p90, p99 } = latency
  return { requests: requests.total, perSecond: requests.average, p50, p90, p99 }
}
