import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync } from 'node:fs'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { WebSocket } from 'undici'
import { freePort } from '../../../server/testing/app-process.ts'
import type { Forwarder } from './forwarder.ts'
import { type Handle, offering, type Reply, seeing } from './janus-peers.ts'

/** Debian's Janus beside the media process: its VideoRoom does the same work, in a process of its own. */

const program = '/usr/bin/janus'
export const hasJanus = (): boolean => existsSync(program)

// libjanus_http sometimes ends the program when it is given no port; the others only take time to load.
const withoutTransports = ['http', 'mqtt', 'nanomsg', 'pfunix', 'rabbitmq']
const settings = `general: { debug_level = 2 }
transports: { disable = "${withoutTransports.map((name) => `libjanus_${name}.so`).join()}" }
`
const room = 1
const answerMs = 10_000

export async function startJanus(): Promise<Forwarder> {
  const folder = await mkdtemp(join(tmpdir(), 'arvand-janus-'))
  const port = await freePort()
  const files = {
    'janus.jcfg': settings,
    'janus.transport.websockets.jcfg': `general: { ws = true, ws_port = ${port}, ws_ip = "127.0.0.1" }\n`,
    'janus.plugin.videoroom.jcfg': '',
  }
  for (const [name, text] of Object.entries(files)) await writeFile(join(folder, name), text)
  const child = spawn(program, [`--configs-folder=${folder}`], { stdio: 'ignore' })
  const ended = once(child, 'close')
  const close = async () => {
    child.kill('SIGKILL')
    await ended
    await rm(folder, { recursive: true })
  }
  try {
    const line = await talkTo(`ws://127.0.0.1:${port}`)
    const host = await line.attach()
    await host.ask({ request: 'create', room, publishers: 12, bitrate: 4_000_000, videocodec: 'vp8' })
    const sending: number[] = []
    return {
      pid: child.pid ?? 0,
      async join(who, _seats, sends) {
        const handle = await line.attach()
        if (!sends) return seeing(handle, room, sending)
        const joined = await handle.ask({ request: 'join', ptype: 'publisher', room, display: who })
        sending.push(Number(joined.plugindata?.data.id))
        return offering(handle)
      },
      async meet() {
        if (sending.length === 1) return []
        return Promise.all(
          sending.map(async (own) => {
            const others = sending.filter((feed) => feed !== own)
            return seeing(await line.attach(), room, others)
          }),
        )
      },
      async close() {
        line.close()
        await close()
      },
    }
  } catch (error) {
    await close()
    throw error
  }
}

/** Once it listens. */
async function open(url: string): Promise<WebSocket> {
  for (const until = performance.now() + answerMs; performance.now() < until; await delay(100)) {
    const socket = new WebSocket(url, 'janus-protocol')
    const isOpen = new Promise<boolean>((resolve) => {
      socket.addEventListener('open', () => resolve(true))
      socket.addEventListener('error', () => resolve(false))
    })
    if (await isOpen) return socket
  }
  throw new Error('Janus does not listen')
}

async function talkTo(url: string) {
  const socket = await open(url)
  const waiting = new Map<string, (reply: Reply) => void>()
  socket.addEventListener('message', ({ data }) => {
    const reply = JSON.parse(String(data)) as Reply
    // A request of a plugin is first acknowledged, then answered.
    if (reply.janus !== 'ack') waiting.get(reply.transaction ?? '')?.(reply)
  })
  let lastId = 0
  const ask = async (message: object): Promise<Reply> => {
    const transaction = String(++lastId)
    const answered = new Promise<Reply>((resolve) => void waiting.set(transaction, resolve))
    socket.send(JSON.stringify({ ...message, transaction }))
    const reply = await Promise.race([answered, delay(answerMs, null, { ref: false })])
    waiting.delete(transaction)
    if (!reply || reply.janus === 'error' || reply.plugindata?.data.error)
      throw new Error(`Janus answered ${JSON.stringify(reply)}`)
    return reply
  }
  const session_id = (await ask({ janus: 'create' })).data?.id
  // It ends a session that says nothing for a minute.
  const alive = setInterval(() => void ask({ janus: 'keepalive', session_id }).catch(() => undefined), 20_000)
  return {
    async attach(): Promise<Handle> {
      const attached = await ask({ janus: 'attach', session_id, plugin: 'janus.plugin.videoroom' })
      const place = { janus: 'message', session_id, handle_id: attached.data?.id }
      return { ask: (body, jsep) => ask({ ...place, body, ...(jsep ? { jsep } : {}) }) }
    },
    close() {
      clearInterval(alive)
      socket.close()
    },
  }
}
