import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { createInterface } from 'node:readline'

export interface AppProcess {
  readonly pid: number
  readonly port: number
  /** `http://127.0.0.1:<port>` */
  readonly address: string
  /** Lines for people so far, from either output. */
  readonly said: readonly string[]
  /** Lines of the JSON log, parsed. */
  readonly logs: readonly Record<string, unknown>[]
  /** Resolves with the first line that matches, printed already or later; throws when the app ends before. */
  line(matching: RegExp): Promise<string>
  /** Like `line`, for the sentence that the app is ready. */
  readonly ready: Promise<string>
  kill(name: NodeJS.Signals): void
  /** The exit code, or the signal that ended the app; by then all its output has been read. */
  readonly ended: Promise<number | NodeJS.Signals>
}

export interface Launch {
  readonly settings: Readonly<Record<string, string>>
  /** Runs the app as another user; only root may do this. */
  readonly as?: { readonly uid: number; readonly gid: number }
  /** A file that Node loads first. */
  readonly preload?: string
}

const main = join(import.meta.dirname, '..', 'main.ts')

/** `node server/main.ts` as an operator starts it, on a free port, with nothing in the environment but `settings`. */
export async function anAppProcess({ settings, as, preload }: Launch): Promise<AppProcess> {
  const port = Number(settings.PORT ?? (await freePort()))
  const child = spawn(process.execPath, [...(preload ? ['--import', preload] : []), main], {
    env: { PATH: '/usr/bin:/bin', PORT: String(port), ...settings },
    stdio: ['ignore', 'pipe', 'pipe'],
    ...as,
  })
  const said: string[] = []
  const logs: Record<string, unknown>[] = []
  const hear = (text: string) => {
    if (text.startsWith('{')) logs.push(JSON.parse(text))
    else said.push(text)
    child.emit('line', text)
  }
  for (const stream of [child.stdout, child.stderr]) createInterface(stream).on('line', hear)
  const line = (matching: RegExp) => lineOf(child, said, matching)
  const ready = line(/Arvand is ready/)
  // A test that expects the app to fail never awaits `ready`.
  ready.catch(() => undefined)
  return {
    pid: child.pid ?? 0,
    port,
    address: `http://127.0.0.1:${port}`,
    said,
    logs,
    line,
    ready,
    kill: (name) => child.kill(name),
    ended: once(child, 'close').then(([code, by]) => code ?? by),
  }
}

function lineOf(child: ChildProcess, said: readonly string[], matching: RegExp): Promise<string> {
  return new Promise((resolve, reject) => {
    const known = said.find((text) => matching.test(text))
    if (known) return resolve(known)
    child.on('line', (text: string) => matching.test(text) && resolve(text))
    child.once('close', () => reject(new Error(`the app ended; it had said:\n${said.join('\n')}`)))
  })
}

/** A port that is free at this moment on both loopbacks. */
export async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '::')
  await once(probe, 'listening')
  const address = probe.address()
  probe.close()
  await once(probe, 'close')
  return typeof address === 'object' && address ? address.port : 0
}
