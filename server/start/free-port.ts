import { createServer } from 'node:net'
import { StartupError } from '#platform/startup-error'

/** Refuses early, before anything is started, when the port is taken or not allowed; `host` null: both loopbacks. */
export async function refuseTakenPort(port: number, host: string | null): Promise<void> {
  if (host !== null) return refuseTaken(port, host)
  await refuseTaken(port, '127.0.0.1')
  // A machine without IPv6 has only one loopback.
  await refuseTaken(port, '::1').catch((error: unknown) => {
    if (!(error instanceof StartupError && error.code === 'wrong-setting')) throw error
  })
}

async function refuseTaken(port: number, host: string): Promise<void> {
  await new Promise<void>((resolve, reject) => {
    const probe = createServer()
    probe.once('error', (error) => reject(portTrouble(error, port)))
    probe.listen(port, host, () => probe.close(() => resolve()))
  })
}

/** The error of a port that cannot be used, as a StartupError with a sentence; other errors come back unchanged. */
export function portTrouble(error: unknown, port: number): unknown {
  const { code, syscall } = (error ?? {}) as { code?: string; syscall?: string }
  if (syscall !== 'listen' && syscall !== 'bind' && syscall !== 'getaddrinfo') return error
  const made = sentences[code ?? '']
  return made ? new StartupError(made.code, made.sentence(port), error) : error
}

const wrongHost = { code: 'wrong-setting', sentence: () => 'The address in HOST is not one of this machine.' }

const sentences: Readonly<Record<string, { code: string; sentence: (port: number) => string }>> = {
  EADDRINUSE: {
    code: 'port-in-use',
    sentence: (port) => `Port ${port} is used by another program. Stop that, or name another port in PORT.`,
  },
  EACCES: {
    code: 'port-not-allowed',
    sentence: (port) => `Listening on port ${port} is not allowed. Name another port in PORT.`,
  },
  EADDRNOTAVAIL: wrongHost,
  EAFNOSUPPORT: wrongHost,
  ENOTFOUND: wrongHost,
  EAI_AGAIN: wrongHost,
}
