import { createServer } from 'node:net'
import { StartupError } from '#platform/startup-error'

/** Refuses early, before anything is started, when the port is taken or not allowed. */
export async function refuseTakenPort(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portTrouble(error, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** Why the port cannot be had, as a sentence; other errors pass through. */
export function portTrouble(error: unknown, port: number): unknown {
  const { code } = (error ?? {}) as { code?: string }
  if (code === 'EADDRINUSE') {
    return new StartupError(
      'port-in-use',
      `درگاه ${port} در دست برنامهٔ دیگری است. آن را ببندید یا با PORT درگاه دیگری بدهید.`,
      error,
    )
  }
  if (code === 'EACCES') {
    return new StartupError('port-not-allowed', `اجازهٔ گوش دادن روی درگاه ${port} را نداریم.`, error)
  }
  if (code === 'EADDRNOTAVAIL') {
    return new StartupError('wrong-setting', 'نشانی HOST روی این دستگاه نیست.', error)
  }
  return error
}
