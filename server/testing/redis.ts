import { type ChildProcess, spawn, spawnSync } from 'node:child_process'
import { once } from 'node:events'
import { createInterface } from 'node:readline'
import { freePort } from './app-process.ts'

/** Redis is in Debian's packages; tests that need it are skipped on a machine without it. */
export const hasRedis = spawnSync('redis-server', ['--version']).status === 0

export interface TestRedis {
  readonly url: string
  start(): Promise<void>
  /** Everything in it is lost: nothing is written to the disk. */
  kill(): Promise<void>
  freeze(): void
  thaw(): void
}

/** A real Redis on its own port, not started yet. */
export async function aRedis(): Promise<TestRedis> {
  const port = await freePort()
  let server: ChildProcess | undefined
  return {
    url: `redis://127.0.0.1:${port}`,
    async start() {
      const words = ['--port', String(port), '--bind', '127.0.0.1', '--save', '', '--appendonly', 'no']
      const child = spawn('redis-server', words, { stdio: ['ignore', 'pipe', 'ignore'] })
      server = child
      for await (const line of createInterface(child.stdout)) if (/Ready to accept/.test(line)) break
      child.stdout.resume()
    },
    async kill() {
      if (!server || server.exitCode !== null || server.signalCode !== null) return
      server.kill('SIGCONT')
      server.kill('SIGKILL')
      await once(server, 'exit')
    },
    freeze: () => void server?.kill('SIGSTOP'),
    thaw: () => void server?.kill('SIGCONT'),
  }
}
