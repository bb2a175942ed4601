import { once } from 'node:events'
import { createServer, type Socket } from 'node:net'
import { createInterface } from 'node:readline'

export interface ImapDouble {
  /** `imap://name:password@127.0.0.1:port/INBOX` */
  readonly url: string
  put(letter: string): void
  /** How many of the letters nobody has seen. */
  unseen(): number
  close(): Promise<void>
}

interface Kept {
  readonly raw: Buffer
  isSeen: boolean
}

/** A mail server on loopback that knows as much of IMAP4rev1 as reading one mailbox takes. */
export async function anImapDouble(address: string): Promise<ImapDouble> {
  const letters: Kept[] = []
  const sockets = new Set<Socket>()
  const server = createServer((socket) => {
    sockets.add(socket)
    socket.on('close', () => sockets.delete(socket)).on('error', () => undefined)
    socket.write('* OK [CAPABILITY IMAP4rev1] ready\r\n')
    createInterface(socket).on('line', (line) => {
      for (const reply of repliesTo(line, letters)) socket.write(reply)
      if (/^\S+ LOGOUT/i.test(line)) socket.end()
    })
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  const at = server.address()
  const port = typeof at === 'object' && at ? at.port : 0
  return {
    url: `imap://${encodeURIComponent(address)}:secret@127.0.0.1:${port}/INBOX`,
    put: (letter) => letters.push({ raw: Buffer.from(letter.replaceAll(/\r?\n/g, '\r\n')), isSeen: false }),
    unseen: () => letters.filter(({ isSeen }) => !isSeen).length,
    async close() {
      for (const socket of sockets) socket.destroy()
      server.close()
      await once(server, 'close')
    },
  }
}

function* repliesTo(line: string, letters: Kept[]): Generator<string | Buffer> {
  const [tag = '*', ...words] = line.split(' ')
  const command = words.join(' ').toUpperCase()
  const uid = Number(/^UID (?:FETCH|STORE) (\d+)/.exec(command)?.[1] ?? 0)
  const letter = letters[uid - 1]
  if (command === 'CAPABILITY') yield '* CAPABILITY IMAP4rev1\r\n'
  if (command.startsWith('LIST') || command.startsWith('LSUB')) yield '* LIST () "/" "INBOX"\r\n'
  if (/^(?:SELECT|EXAMINE)/.test(command)) {
    yield `* FLAGS (\\Seen)\r\n* ${letters.length} EXISTS\r\n* 0 RECENT\r\n`
    yield `* OK [UIDVALIDITY 1]\r\n* OK [UIDNEXT ${letters.length + 1}]\r\n`
    yield '* OK [PERMANENTFLAGS (\\Seen)]\r\n'
  }
  if (command.startsWith('UID SEARCH')) {
    const found = letters.flatMap(({ isSeen }, place) => (isSeen ? [] : [place + 1]))
    yield `* SEARCH ${found.join(' ')}\r\n`
  }
  if (letter && command.startsWith('UID STORE')) {
    letter.isSeen = true
    yield `* ${uid} FETCH (UID ${uid} FLAGS (\\Seen))\r\n`
  }
  if (letter && command.startsWith('UID FETCH'))
    if (command.includes('BODY')) {
      yield `* ${uid} FETCH (UID ${uid} BODY[] {${letter.raw.length}}\r\n`
      yield letter.raw
      yield ')\r\n'
    } else yield `* ${uid} FETCH (UID ${uid} RFC822.SIZE ${letter.raw.length})\r\n`
  yield `${tag} OK done\r\n`
}
