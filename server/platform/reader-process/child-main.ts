import { Console } from 'node:console'
import { writeSync } from 'node:fs'
import { Socket } from 'node:net'
import { createInterface } from 'node:readline'
import { type Reading, type ReadingFunction, Refused } from '../reader-code.ts'
import { type FromChild, mostMessageBytes, type ToChild } from './messages.ts'

/**
 * The program of a reader's process: loads the reader's code, reads the file that it is given, answers in JSON lines.
 */

// Standard output carries the messages, so `console` writes to standard error.
globalThis.console = new Console(process.stderr)
// Where the kernel does not cut off the network, this at least stops libraries from using it by mistake.
Socket.prototype.connect = () => {
  throw new Error('a reader has no network')
}

const { read } = (await import(process.argv[2] ?? '')) as { read: ReadingFunction<unknown> }

let hear: ((answer: unknown) => void) | undefined
let asking: Promise<unknown> = Promise.resolve()
let lastSign = 0

function say(message: FromChild): void {
  const line = Buffer.from(`${JSON.stringify(message)}\n`)
  if (line.length > mostMessageBytes) throw new Refused('message-too-long')
  for (let from = 0; from < line.length; ) from += written(line, from)
}

/** Waits while the app is slow to read: a full pipe is tried again. */
function written(line: Buffer, from: number): number {
  try {
    return writeSync(1, line, from)
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'EAGAIN') return 0
    throw error
  }
}

const readingOf = (source: string, out: string): Reading => ({
  source,
  out,
  ask(body) {
    const asked = asking.then(() => {
      const { promise, resolve } = Promise.withResolvers<unknown>()
      hear = resolve
      say({ ask: body })
      return promise
    })
    asking = asked.catch(() => undefined)
    return asked
  },
  alive() {
    const now = performance.now()
    if (now - lastSign < 500) return
    lastSign = now
    say({ alive: true })
  },
})

async function begin({ input, source, out }: Extract<ToChild, { begin: unknown }>['begin']): Promise<void> {
  try {
    say({ done: (await read(input, readingOf(source, out))) ?? null })
  } catch (error) {
    if (error instanceof Refused) say({ refused: error.code, line: error.line })
    else throw error
  }
}

createInterface({ input: process.stdin })
  .on('line', (line) => {
    const message = JSON.parse(line) as ToChild
    if ('begin' in message) void begin(message.begin)
    else hear?.(message.answer)
  })
  // The app is gone, or needs this process no more.
  .on('close', () => process.exit(0))
