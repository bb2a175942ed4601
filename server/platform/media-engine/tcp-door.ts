import { createSocket } from 'node:dgram'
import { once } from 'node:events'
import { createServer, isIPv6, type Server, type Socket } from 'node:net'
import { networkOf } from '../network-of.ts'

export interface TcpDoor {
  /** Null: all addresses of the machine. */
  readonly host: string | null
  readonly tcpPort: number
  /** The UDP port to which everything leads. */
  readonly port: number
  /** Within which the engine has answered whoever belongs to a class. */
  readonly answerMs?: number
  /** Lines of one network that the engine has not answered yet. */
  readonly mostUnanswered?: number
}

const mostLines = 1_000
/** A school behind one address enters together, and each of them is answered at once. */
const mostUnansweredLines = 200
/** Whoever is connected is asked every few seconds whether they are still there. */
const silentMs = 30_000
/** More than any network carries in one piece. */
const mostBytes = 2_048
/** What a slow line has not taken yet; beyond it packets are lost, as they would be without TCP. */
const mostWaitingBytes = 256 * 1024

/**
 * The way into classes for networks that let no UDP through (ICE-TCP, RFC 6544). The packets of a line, each behind its
 * length (RFC 4571), go on to the UDP port from a port of the line's own, and what comes back there goes back by the
 * line. The engine sees a browser on this machine, and needs to know nothing of TCP.
 */
export async function openTcpDoor({ host, tcpPort, port, ...limits }: TcpDoor): Promise<Server> {
  const { answerMs = 10_000, mostUnanswered = mostUnansweredLines } = limits
  /** How many lines of a network the engine has not answered: nobody keeps the others out with lines that say nothing. */
  const unanswered = new Map<string, number>()
  const count = (network: string, change: 1 | -1) => {
    const lines = (unanswered.get(network) ?? 0) + change
    if (lines > 0) unanswered.set(network, lines)
    else unanswered.delete(network)
  }
  const server = createServer((line) => {
    const network = networkOf(line.remoteAddress ?? '')
    if ((unanswered.get(network) ?? 0) >= mostUnanswered) return void line.destroy()
    count(network, 1)
    lead(line, { host: host ?? '127.0.0.1', port, answerMs }, () => count(network, -1))
  })
  server.maxConnections = mostLines
  server.listen({ port: tcpPort, ...(host === null ? {} : { host }) })
  await once(server, 'listening')
  // A line that could not be taken is lost alone.
  server.on('error', () => undefined)
  return server
}

interface Engine {
  readonly host: string
  readonly port: number
  readonly answerMs: number
}

/** `onSettled` is called once: when the engine answered, or the line ended without. */
function lead(line: Socket, { host, port, answerMs }: Engine, onSettled: () => void): void {
  const way = createSocket(isIPv6(host) ? 'udp6' : 'udp4')
  // It answers those alone who know the name of a connection that it waits for; others take no place.
  let isSettled = false
  const settle = () => {
    clearTimeout(unanswered)
    if (!isSettled) onSettled()
    isSettled = true
  }
  const unanswered = setTimeout(() => line.destroy(), answerMs)
  way.once('message', settle)
  line.setNoDelay(true)
  line.setTimeout(silentMs, () => line.destroy())
  line.on('error', () => undefined)
  line.on('close', () => {
    settle()
    way.close()
  })
  way.on('error', () => line.destroy())
  way.on('message', (packet) => {
    if (line.writableLength < mostWaitingBytes) line.write(framed(packet))
  })
  way.connect(port, host, () => {
    const take = unframing((packet) => way.send(packet))
    line.on('data', (bytes) => void (take(bytes) || line.destroy()))
  })
}

/** A packet behind its length. */
export function framed(packet: Buffer): Buffer {
  const length = Buffer.alloc(2)
  length.writeUInt16BE(packet.length)
  return Buffer.concat([length, packet])
}

/** Takes what arrives apart into packets; false for what no browser sends. */
function unframing(onPacket: (packet: Buffer) => void): (bytes: Buffer) => boolean {
  let rest: Buffer = Buffer.alloc(0)
  let isGreeted = false
  return (bytes) => {
    rest = rest.length === 0 ? bytes : Buffer.concat([rest, bytes])
    while (rest.length >= 2) {
      const end = 2 + rest.readUInt16BE(0)
      if (end > mostBytes) return false
      if (rest.length < end) return true
      const packet = rest.subarray(2, end)
      isGreeted ||= isBinding(packet)
      if (!isGreeted) return false
      onPacket(packet)
      rest = rest.subarray(end)
    }
    return true
  }
}

const magicCookie = 0x2112a442

/** A binding request of STUN (RFC 8489), with which every browser begins. */
const isBinding = (packet: Buffer): boolean =>
  packet.length >= 20 && packet.readUInt16BE(0) === 1 && packet.readUInt32BE(4) === magicCookie
