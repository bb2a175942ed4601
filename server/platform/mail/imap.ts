import { ImapFlow } from 'imapflow'

export interface MailboxSettings {
  /** `imaps://user:password@host:port/mailbox`; `imap://` begins with STARTTLS, except on this machine. */
  readonly url: string
  /** Where people write to it. */
  readonly address: string
}

interface Take {
  /** Larger letters are not fetched. */
  readonly mostBytes: number
  /** Gets the letter as it came, or null when it is too large. A letter is marked as seen once it returns. */
  readonly handle: (letter: Buffer | null) => Promise<void>
  readonly signal?: AbortSignal | undefined
}

/** At a time; the others wait for the next one. */
const most = 50
const longestWaitMs = 20_000

/** Hands over the letters of a mailbox that nobody has seen, the oldest first. */
export async function takeUnseen({ url }: Pick<MailboxSettings, 'url'>, take: Take): Promise<void> {
  const { protocol, hostname, port, username, password, pathname } = new URL(url)
  const secure = protocol === 'imaps:'
  const isHere = ['127.0.0.1', '[::1]', 'localhost'].includes(hostname)
  const client = new ImapFlow({
    host: hostname,
    port: Number(port) || (secure ? 993 : 143),
    secure,
    ...(secure || isHere ? {} : { doSTARTTLS: true }),
    auth: { user: decodeURIComponent(username), pass: decodeURIComponent(password) },
    logger: false,
    connectionTimeout: longestWaitMs,
    greetingTimeout: longestWaitMs,
    socketTimeout: 3 * longestWaitMs,
  })
  // What breaks later is told by the command that was on its way.
  client.on('error', () => undefined)
  await client.connect()
  try {
    await client.mailboxOpen(decodeURIComponent(pathname.slice(1)) || 'INBOX')
    const found = (await client.search({ seen: false }, { uid: true })) || []
    const troubles: unknown[] = []
    for (const uid of found.toSorted((one, other) => one - other).slice(0, most)) {
      take.signal?.throwIfAborted()
      try {
        await takeOne(client, uid, take)
        await client.messageFlagsAdd([uid], ['\\Seen'], { uid: true })
      } catch (trouble) {
        // One letter that cannot be taken now must not keep those after it waiting.
        if (!client.usable || take.signal?.aborted) throw trouble
        troubles.push(trouble)
      }
    }
    if (troubles.length > 0) throw new AggregateError(troubles, 'letters that were not taken')
  } finally {
    await client.logout().catch(() => client.close())
  }
}

async function takeOne(client: ImapFlow, uid: number, { mostBytes, handle }: Take): Promise<void> {
  const head = await client.fetchOne(uid, { size: true }, { uid: true })
  if (!head) return
  if ((head.size ?? 0) > mostBytes) return handle(null)
  const whole = await client.fetchOne(uid, { source: true }, { uid: true })
  if (whole && whole.source !== undefined) await handle(whole.source)
}
