import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import type { Limit } from './limit.ts'

export interface Limits {
  readonly databaseUrl: string
  /** By the name under which each is served. */
  readonly limits: Readonly<Record<string, Limit>>
  /** Ids that were made since then are made anew for each request. */
  readonly since: number
}

/** Serves limits in a process of their own until `opened` is disposed. */
export async function startLimits(
  served: Limits,
  opened: AsyncDisposableStack,
): Promise<{ readonly pid: number; readonly url: string; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'arvand-limits-'))
  opened.defer(() => rm(folder, { recursive: true }))
  const file = join(folder, 'limits.json')
  await writeFile(file, JSON.stringify(served))
  const child = spawn(process.execPath, [join(import.meta.dirname, 'limit-server.ts'), file], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  const stop = () => stopped(child)
  opened.defer(stop)
  const [port] = await once(createInterface(child.stdout), 'line')
  return { pid: child.pid ?? 0, url: `http://127.0.0.1:${port}`, stop }
}

async function stopped(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return
  const ended = once(child, 'close')
  child.kill('SIGTERM')
  await ended
}
