import type { Config } from '#server/config'
import { connectDatabase } from './connect-database.ts'
import { refuseTakenPort } from './free-port.ts'
import type { Opening } from './open-platform.ts'
import type { Arvand } from './start.ts'

export interface Beginning extends Omit<Opening, 'opened' | 'connecting'> {
  readonly config: Config
  /** Called when the embedded database died for good: the process should end. */
  readonly onFailure: (error: Error) => void
  /** Collects what has to be stopped before the process ends, even when it ends at once. */
  readonly lasting: AsyncDisposableStack
}

/**
 * Starts the database first: it starts, and recovers, while this process loads the rest of the code, which takes as
 * long.
 */
export async function begin(order: Beginning): Promise<Arvand> {
  const { config, lasting, calledOff } = order
  await refuseTakenPort(config.port, config.host)
  const { promise: isUnderWay, resolve: onUnderWay } = Promise.withResolvers<void>()
  const connecting = connectDatabase({ ...order, onUnderWay })
  lasting.defer(async () => (await connecting.catch(() => null))?.stop())
  await Promise.race([connecting, isUnderWay])
  calledOff.throwIfAborted()
  const { startArvand } = await import('./start.ts')
  return startArvand({ ...order, connecting })
}
