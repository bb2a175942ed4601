import { enableCompileCache } from 'node:module'
import { compiledCode } from '../../server/compiled-code.ts'
import type { Act, Outcome } from './app-with-clock.ts'

// Enabled before the server is loaded, as where it starts (server/main.ts).
enableCompileCache(compiledCode)
const { openApp } = await import('./open-app-with-clock.ts')

const tell = (outcome: Outcome) => void process.send?.(outcome)

/** Does something, and tells the journey what came of it. */
async function telling(work: () => Promise<unknown>): Promise<void> {
  try {
    tell({ is: 'done', result: (await work()) ?? null })
  } catch (cause) {
    tell({ is: 'failed', why: cause instanceof Error ? (cause.stack ?? cause.message) : String(cause) })
  }
}

const opening = openApp(Number(process.argv[2]))
await telling(async () => {
  await opening
})

// Acts are done one after another, as the journey asks for them.
process.on('message', ({ file, name, given }: Act) => {
  void telling(async () => {
    const arvand = await opening
    const acts = (await import(file)) as Record<string, (...all: readonly unknown[]) => unknown>
    return acts[name]?.(arvand, ...given)
  })
})
process.once('disconnect', () => {
  void opening.then((arvand) => arvand.close()).finally(() => process.exit())
})
