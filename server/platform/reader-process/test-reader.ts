import { execFileSync } from 'node:child_process'
import { readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { connect } from 'node:net'
import { join } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { Worker } from 'node:worker_threads'
import { type ReadingFunction, Refused } from '../reader-code.ts'

/** What the tests make a reader do; some of it is what attackers would try after taking it over. */
export type Operation =
  | 'echo'
  | 'refuse'
  | 'refuse by another code'
  | 'allocate objects'
  | 'allocate buffers'
  | 'spin'
  | 'sleep'
  | 'write much'
  | 'write many'
  | 'say much'
  | 'ask for ever'
  | 'break'
  | 'what may be done'
  | 'hand over'
  | 'tell its number'

export const read: ReadingFunction<Operation> = async (operation, { source, out, ask, alive }) => {
  switch (operation) {
    case 'echo':
      return { text: String(await ask({ text: readFileSync(source, 'utf8') })), pid: process.pid }
    case 'refuse':
      throw new Refused('refused-by-test')
    case 'refuse by another code':
      throw new Refused('unknown-code')
    case 'allocate objects': {
      const all: object[] = []
      for (;;) all.push({ at: all.length })
    }
    case 'allocate buffers': {
      const all: Buffer[] = []
      for (;;) {
        all.push(Buffer.alloc(16 * 1024 ** 2, 1))
        await delay(1)
      }
    }
    case 'spin':
      for (;;) alive()
    case 'sleep':
      return delay(60_000)
    case 'write much':
      writeFileSync(join(out, 'large'), Buffer.alloc(64 * 1024 ** 2))
      return null
    case 'write many':
      for (let at = 0; ; at++) {
        writeFileSync(join(out, String(at)), Buffer.alloc(1024 ** 2))
        alive()
        await delay(20)
      }
    case 'say much':
      process.stdout.write('x'.repeat(2 * 1024 ** 2))
      return delay(60_000)
    case 'ask for ever':
      for (;;) await ask({ text: '' })
    case 'break':
      throw new TypeError('broken')
    case 'what may be done':
      return { text: JSON.stringify(await tryAll(source, out)), pid: process.pid }
    case 'tell its number':
      await ask({ text: String(process.pid) })
      return { text: '', pid: process.pid }
    case 'hand over':
      return handOver(out, ask)
  }
}

/** Tries each forbidden action, and returns the outcome of each. */
async function tryAll(source: string, out: string): Promise<Record<string, string>> {
  const attempts: Record<string, () => unknown> = {
    passwords: () => readFileSync('/etc/passwd'),
    data: () => readFileSync(join(out, '../../../../SECRET')),
    'write beside': () => writeFileSync(join(out, '../beside'), 'x'),
    'write the source': () => writeFileSync(source, 'x'),
    program: () => execFileSync('/bin/true'),
    worker: () => new Worker('0', { eval: true }),
    eval: () => new Function('return 1')(),
    addon: () => process.dlopen({ exports: {} }, '/lib/x.node'),
    network: () => connect(9, '127.0.0.1'),
  }
  const came = Object.entries(attempts).map(([name, work]) => {
    try {
      work()
      return [name, 'done']
    } catch (error) {
      return [name, error instanceof Error && 'code' in error ? String(error.code) : String(error)]
    }
  })
  return Object.fromEntries(came)
}

async function handOver(out: string, ask: (body: unknown) => Promise<unknown>): Promise<unknown> {
  writeFileSync(join(out, 'plain'), 'inside')
  try {
    symlinkSync('/etc/passwd', join(out, 'link'))
  } catch {
    // Node does not let the process make a link.
  }
  for (const file of ['plain', '../source', 'link', '/etc/passwd', '..']) await ask({ file })
  return { text: '', pid: 0 }
}
