import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { createInterface } from 'node:readline'
import { z } from 'zod'

const fact = z.object({
  ready: z.boolean().optional(),
  url: z.string().default(''),
  adminUrl: z.string().default(''),
  adopted: z.boolean().optional(),
  pid: z.number().default(0),
  restarted: z.number().optional(),
  stopped: z.boolean().optional(),
  refused: z.string().optional(),
  sentence: z.string().optional(),
})
export type Fact = z.output<typeof fact>

export interface AppProcess {
  readonly pid: number
  /** The next event that the process prints; throws when it ends instead. */
  next(): Promise<Fact>
  kill(name: NodeJS.Signals): void
  /** Sends SIGINT to the whole process group, as Ctrl-C at a terminal does. */
  interruptGroup(): void
  /** The exit code, or the signal that ended the process. */
  readonly ended: Promise<number | NodeJS.Signals>
}

/** For tests: an app in its own process, as this user or, when the tests run as root, as another one. */
export function anAppProcess(
  dataDir: string,
  as?: { readonly uid: number; readonly gid: number },
): AppProcess {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'app-for-tests.ts'), dataDir], {
    stdio: ['ignore', 'pipe', 'inherit'],
    detached: true,
    ...as,
  })
  const facts = createInterface(child.stdout)[Symbol.asyncIterator]()
  const ended = once(child, 'exit').then(([code, by]) => z.union([z.number(), z.string()]).parse(code ?? by))
  const pid = z.number().parse(child.pid)
  return {
    pid,
    next: async () => {
      const line = await facts.next()
      if (line.done) throw new Error(`the app ended with ${await ended}`)
      return fact.parse(JSON.parse(line.value))
    },
    kill: (name) => child.kill(name),
    interruptGroup: () => process.kill(-pid, 'SIGINT'),
    ended: ended as Promise<number | NodeJS.Signals>,
  }
}
