import { setTimeout as delay } from 'node:timers/promises'
import { fileTrouble } from '#platform/files'
import { StartupError } from '#platform/startup-error'
import { connect } from './connection.ts'
import type { Launched } from './launch.ts'
import { isAlive, markOf } from './processes.ts'

export interface Supervision {
  pid(): number
  /** Stops watching; a restart in progress is finished first. */
  end(): Promise<void>
}

interface Settings {
  readonly say: (sentence: string) => void
  readonly onRestart?: (restart: { readonly count: number }) => void
  readonly onFailure?: (error: StartupError) => void
  /** Milliseconds before each attempt to restart the server; after the last one `onFailure` is called. */
  readonly restartPauses?: readonly number[]
}

const defaultPauses = [0, 500, 1_000, 2_000, 4_000, 8_000]
/** After this time without a failure a server counts as healthy again. */
const healthyAfter = 60_000

/** Watches a server through its own connection, so that a server of another process is watched in the same way. */
export async function supervise(
  first: Launched,
  again: () => Promise<Launched>,
  { say, onRestart, onFailure, restartPauses: pauses = defaultPauses }: Settings,
): Promise<Supervision> {
  const stopping = new AbortController()
  const { signal } = stopping
  let current = first
  let restarts = 0

  const watch = async (): Promise<void> => {
    let tries = 0
    while (!signal.aborted) {
      const seen = performance.now()
      await endOf(current, signal)
      if (signal.aborted) return
      if (performance.now() - seen > healthyAfter) tries = 0
      const back = await bringBack()
      if (!back) return
    }

    async function bringBack(): Promise<boolean> {
      let trouble: unknown
      while (tries < pauses.length && !signal.aborted) {
        await delay(pauses[tries], undefined, { signal }).catch(() => {})
        tries += 1
        if (signal.aborted) return false
        say('PostgreSQL died; starting it again…')
        try {
          current = await again()
          restarts += 1
          onRestart?.({ count: restarts })
          return true
        } catch (error) {
          trouble = fileTrouble(error)
        }
      }
      if (!signal.aborted) onFailure?.(givenUp(trouble))
      return false
    }
  }

  const watching = watch()
  return {
    pid: () => current.pid,
    end: async () => {
      stopping.abort()
      await watching
    },
  }
}

/** Resolves when the server is gone, or when the signal is aborted. */
async function endOf(server: Launched, signal: AbortSignal): Promise<void> {
  const mark = await markOf(server.pid)
  while (mark && !signal.aborted && (await isAlive(mark))) {
    const client = await connect(server.socketFolder).catch(() => null)
    if (client === null) {
      await delay(250, undefined, { signal }).catch(() => {})
      continue
    }
    const ended = new Promise<void>((resolve) => client.once('end', resolve))
    const calledOff = new Promise<void>((resolve) => {
      if (signal.aborted) resolve()
      else signal.addEventListener('abort', () => resolve(), { once: true })
    })
    await Promise.race([ended, calledOff])
    if (signal.aborted) await client.end().catch(() => {})
    // A dying postmaster ends its backends, and thus this connection, a moment before it is gone itself.
    else await delay(50, undefined, { signal }).catch(() => {})
  }
}

function givenUp(cause: unknown): StartupError {
  if (cause instanceof StartupError) return cause
  return new StartupError(
    'database-lost',
    'PostgreSQL died several times in a row and was given up. Its log is in postgres/log of the data folder.',
    cause,
  )
}
