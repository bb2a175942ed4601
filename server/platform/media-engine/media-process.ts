import { type ChildProcess, execFile, fork } from 'node:child_process'
import { once } from 'node:events'
import { dirname, resolve } from 'node:path'
import type { Config } from '#server/config'
import { codeFolders } from '../reader-process.ts'
import type { ChildSettings, ConnectOrder, FromChild, RoomOrder } from './messages.ts'
import { MediaRefusal } from './port.ts'

export interface MediaProcess {
  connect(order: ConnectOrder['connect']): Promise<string>
  order(order: RoomOrder): void
  end(): Promise<void>
}

interface Hearing {
  readonly onEnd: (reason: string) => void
  readonly onTrouble: (trouble: string) => void
  readonly onRecorded: (recordingId: string, frames: Buffer) => void
}

const program = resolve(import.meta.dirname, 'child-main.ts')
const answerMs = 10_000

/**
 * Starts the media process. It holds native code that reads what strangers send, so it gets no secret, no database, no
 * file to write and, where root starts it, an account of nobody else. Null when there is no such code for this machine.
 */
export async function startMediaProcess(
  { host, port, tcpPort, address }: Config['mediaEngine'],
  { onEnd, onTrouble, onRecorded }: Hearing,
): Promise<MediaProcess | null> {
  const settings: ChildSettings = { host, port, tcpPort, announced: address }
  const child = fork(program, [JSON.stringify(settings)], {
    cwd: '/',
    env: { PATH: '/usr/local/bin:/usr/bin:/bin' },
    execArgv: [
      '--no-warnings',
      '--permission',
      '--allow-addons',
      // By `ldd` the library learns which C library this machine has.
      ...[...codeFolders, dirname(process.execPath), '/usr/bin/ldd'].map((path) => `--allow-fs-read=${path}`),
      '--disallow-code-generation-from-strings',
    ],
    stdio: ['ignore', 'ignore', 'pipe', 'ipc'],
    ...(await foreignAccount()),
  })
  const onExit = () => void child.kill('SIGKILL')
  process.once('exit', onExit)
  const waiting = new Map<number, PromiseWithResolvers<string>>()
  const begun = Promise.withResolvers<boolean>()
  const last = tailOf(child)
  child.on('message', (message: FromChild) => {
    if ('ready' in message) begun.resolve(true)
    else if ('failed' in message) begun.resolve(false)
    else if ('trouble' in message) onTrouble(message.trouble)
    else if ('recorded' in message) onRecorded(message.recordingId, Buffer.from(message.recorded, 'base64'))
    else settle(waiting, message)
  })
  child.on('error', () => begun.resolve(false))
  const ended = once(child, 'close').catch(() => undefined)
  void ended.then(() => {
    process.off('exit', onExit)
    begun.resolve(false)
    for (const one of waiting.values()) one.reject(new MediaRefusal('unavailable'))
    onEnd(`${child.signalCode ?? child.exitCode} ${last()}`.trim())
  })
  if (!(await begun.promise)) return null
  let lastId = 0
  return {
    async connect(connect) {
      const id = ++lastId
      const answer = Promise.withResolvers<string>()
      waiting.set(id, answer)
      const timer = setTimeout(() => answer.reject(new MediaRefusal('unavailable')), answerMs)
      try {
        child.send({ id, connect } satisfies ConnectOrder, () => undefined)
        return await answer.promise
      } finally {
        clearTimeout(timer)
        waiting.delete(id)
      }
    },
    order: (order) => void (child.connected && child.send(order, () => undefined)),
    async end() {
      child.kill('SIGKILL')
      await ended
    },
  }
}

function settle(waiting: ReadonlyMap<number, PromiseWithResolvers<string>>, message: FromChild): void {
  if (!('id' in message)) return
  const one = waiting.get(message.id)
  if ('answer' in message) one?.resolve(message.answer)
  else one?.reject(new MediaRefusal(message.refused))
}

/** The last part of the process's error output, for our log. */
function tailOf({ stderr }: ChildProcess): () => string {
  let text = ''
  stderr?.setEncoding('utf8').on('data', (piece: string) => {
    text = (text + piece).slice(-1_500)
  })
  return () => text
}

// Neither `nobody`, as whom PostgreSQL may run, nor the account of the readers of files.
const stranger = { uid: 65_532, gid: 65_532 }

/** Only root can start a process as another account, and that account must be able to read our code. */
const foreignAccount = (): Promise<{ uid: number; gid: number } | Record<string, never>> =>
  new Promise((done) => {
    if (process.getuid?.() !== 0) return done({})
    const options = { timeout: 5_000, cwd: '/', ...stranger }
    execFile('/bin/sh', ['-c', 'test -x "$0" && test -r "$1"', process.execPath, program], options, (error) =>
      done(error ? {} : stranger),
    )
  })
