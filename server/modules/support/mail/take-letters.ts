import { createHash } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { cleanLine, cleanLines } from '@arvand/persian/clean-text'
import { z } from 'zod'
import { removeFiles, storeFile } from '#modules/media'
import { type Db, type Tx, transaction } from '#platform/database'
import { jobKind } from '#platform/jobs'
import { ReaderFailure, ReaderRefusal } from '#platform/reader-process'
import { Refusal } from '#platform/refusal'
import type { SupportDeps } from '../deps.ts'
import { ticketMessages } from '../limits.ts'
import { addToTicket } from '../save-ticket.ts'
import { support } from '../tables.ts'
import { ticketFileUse } from '../ticket-files.ts'
import { tellStaff } from '../ticket-topic.ts'
import { cutQuotes } from './cut-quotes.ts'
import { type Letter, letterReader, mostLetterBytes } from './reader.ts'
import { ticketOfAddress } from './reply-address.ts'

export const takeMail = jobKind('support.take-mail', z.object({}), { retries: 0, pause: 60 })

const [mostText, mostFiles] = [4000, 10]

type Outcome = 'taken' | 'unread' | 'automatic' | 'not-ours' | 'stranger' | 'empty' | 'too-many'

/** Reads the mailbox, if there is one: each answer to a letter of ours becomes a message of its ticket. */
export async function takeLetters(deps: SupportDeps, signal?: AbortSignal): Promise<void> {
  if (deps.mailIn === null) return
  // Its library is large, and only installations that have a mailbox need it.
  const { takeUnseen } = await import('#platform/mail-in')
  await takeUnseen(deps.mailIn, {
    mostBytes: mostLetterBytes,
    signal,
    handle: async (letter) => {
      if (letter !== null) await takeLetter(deps, letter)
    },
  })
}

/** Takes one letter, once however often it comes; nothing is ever answered, so that no two programs write to each other. */
export async function takeLetter(deps: SupportDeps, raw: Buffer): Promise<Outcome> {
  const folder = await mkdtemp(join(tmpdir(), 'arvand-letter-'))
  const source = join(folder, 'letter')
  const files: Attached[] = []
  try {
    await writeFile(source, raw)
    const letter = await deps.media.readers.read(letterReader, {
      ...{ owner: 'mailbox', input: null, source },
      async answer({ file, name }, out) {
        files.push({ name, content: await out.read(file, mostLetterBytes) })
      },
    })
    const key = createHash('sha256')
      .update(letter.messageId ?? raw)
      .digest('hex')
    return await takeRead(deps, letter, key, files)
  } catch (error) {
    // A letter that cannot be read is left in the mailbox, as seen.
    if (error instanceof ReaderRefusal || error instanceof ReaderFailure) return 'unread'
    throw error
  } finally {
    await rm(folder, { recursive: true, force: true })
  }
}

interface Attached {
  readonly name: string
  readonly content: Buffer
}

/** Why a letter is no message: a program wrote it, it names no ticket, or another than the ticket's writer sent it. */
export function whyNotTake(
  { isAutomatic, from }: Pick<Letter, 'isAutomatic' | 'from'>,
  writer: { readonly email: string | null } | undefined,
): 'automatic' | 'not-ours' | 'stranger' | null {
  if (isAutomatic) return 'automatic'
  if (writer === undefined) return 'not-ours'
  return writer.email?.toLowerCase() === from ? null : 'stranger'
}

async function takeRead(
  deps: SupportDeps,
  letter: Letter,
  key: string,
  attached: readonly Attached[],
): Promise<Outcome> {
  const ticketId = letter.to.map((one) => ticketOfAddress(deps.media.secret, one)).find((id) => id !== null)
  const writer = ticketId && (await writerOf(deps, ticketId))
  const why = whyNotTake(letter, writer || undefined)
  if (why !== null || !ticketId || !writer) return why ?? 'not-ours'
  if (await isTaken(deps.db, key)) return 'taken'
  try {
    await deps.limits.take(ticketMessages, writer.personId ?? ticketId)
  } catch (error) {
    if (error instanceof Refusal) return 'too-many'
    throw error
  }
  const stored =
    writer.personId === null
      ? { ids: [], refused: [], unopened: attached }
      : { ...(await storeAll(deps, writer.personId, attached)), unopened: [] }
  const said = [...textOf(letter), ...stored.refused.map(refusedText), ...stored.unopened.map(unopenedText)]
  const body = said.filter(Boolean).join('\n\n')
  if (body.length < 2 && stored.ids.length === 0) return 'empty'
  const message = { body: body || 'پیوست', fileIds: stored.ids, personId: writer.personId }
  const id = await transaction(deps.db, async (tx) => {
    const isFirst = await note(tx, deps.clock.now(), key, ticketId)
    if (isFirst) return addToTicket(deps, tx, ticketId, message)
    await removeFiles(deps.media, tx, stored.ids)
    return null
  })
  if (id !== null) await tellOpenPages(deps, id, writer.personId)
  return 'taken'
}

/** As much of the text as a message takes; that there was more is said. */
function textOf({ text }: Letter): string[] {
  const whole = cleanLines(cutQuotes(text))
  return whole.length <= mostText ? [whole] : [cleanLines(whole.slice(0, mostText)), longerText]
}

const longerText = '(این ایمیل بلندتر بود و ادامهٔ آن نیامد.)'

const named = (name: string): string => cleanLine(name).slice(0, 200) || 'پیوست'

const refusedText = (name: string) => `(پیوست «${name}» پذیرفته نشد؛ تصویر یا PDF تا ۱۰ مگابایت بفرستید.)`

/** Files have an owner, and a stranger has no account. */
const unopenedText = ({ name }: Attached) =>
  `(پیوست «${named(name)}» پذیرفته نشد؛ فرستنده حساب ندارد و پیوست را از پنل می‌فرستند.)`

/** Who wrote a ticket: a person, or a stranger at the address that they gave. */
async function writerOf({ db }: SupportDeps, ticketId: string) {
  const row = await support(db)
    .selectFrom('support.tickets as ticket')
    .leftJoin('identity.contacts as contact', 'contact.person_id', 'ticket.person_id')
    .select(['ticket.person_id as personId', 'ticket.reply_to', 'contact.email'])
    .where('ticket.id', '=', ticketId)
    .executeTakeFirst()
  return row && { personId: row.personId, email: row.personId === null ? row.reply_to : row.email }
}

const isTaken = async (db: Db, key: string) =>
  (await support(db)
    .selectFrom('support.letters')
    .select('key')
    .where('key', '=', key)
    .executeTakeFirst()) !== undefined

/** False when the letter was noted before. */
async function note(tx: Tx, at: Date, key: string, ticketId: string): Promise<boolean> {
  const [row] = await support(tx)
    .insertInto('support.letters')
    .values({ key, ticket_id: ticketId, at })
    .onConflict((twin) => twin.doNothing())
    .returning('key')
    .execute()
  return row !== undefined
}

/** Stores attachments as those of the form are stored, by the same rules; the names of the others are told. */
async function storeAll({ media }: SupportDeps, ownerId: string, attached: readonly Attached[]) {
  const [ids, refused]: [string[], string[]] = [[], []]
  for (const { name, content } of attached) {
    try {
      if (ids.length >= mostFiles) throw new Refusal('media.too-large')
      ids.push((await storeFile(media, { ownerId, use: ticketFileUse, name: named(name), content })).id)
    } catch (error) {
      if (!(error instanceof Refusal)) throw error
      refused.push(named(name))
    }
  }
  return { ids, refused }
}

async function tellOpenPages(deps: SupportDeps, ticketId: string, personId: string | null): Promise<void> {
  if (personId !== null) deps.live.notify(personId, 'ticket', { ticketId })
  await tellStaff(deps, ticketId)
}
