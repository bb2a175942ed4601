import { enableCompileCache } from 'node:module'
import { compiledCode } from '../../server/compiled-code.ts'

// Enabled before the server is loaded, as where it starts (server/main.ts).
enableCompileCache(compiledCode)
const { createLog } = await import('../../server/platform/log.ts')
const { readConfig } = await import('../../server/config.ts')
const { begin } = await import('../../server/start/begin.ts')

const config = readConfig()
const calling = new AbortController()
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(signal, () => calling.abort())
const lasting = new AsyncDisposableStack()
try {
  // The app of these settings as on a fresh machine, but without its pages: they may be in the making.
  const arvand = await begin({
    config: { ...config, roles: new Set(['services', 'jobs', 'live']) },
    log: createLog(config.logLevel),
    say: () => undefined,
    onFailure: () => calling.abort(),
    lasting,
    calledOff: calling.signal,
  })
  await arvand.stop()
} finally {
  await lasting.disposeAsync()
}
process.exit(0)
