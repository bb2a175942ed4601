import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import PostalMime, { type Address, type Email } from 'postal-mime'
import { type ReadingFunction, Refused } from '#platform/reader-code'
import type { Letter, LetterAsked } from './reader.ts'
import { textOfHtml } from './text-of-html.ts'

// Runs in a separate process (reader.ts): it has files and messages to the app, and no other access to it.

const mostText = 100_000

/** Reads a letter and writes its attachments into the output folder under numbers. */
export const read: ReadingFunction<null> = async (_, { source, out, ask }): Promise<Letter> => {
  const email = await parsed(await readFile(source))
  const from = email.from?.address?.toLowerCase()
  if (!from?.includes('@')) throw new Refused('not-a-letter')
  for (const [at, one] of email.attachments.slice(0, 20).entries()) {
    const asked: LetterAsked = { file: `attachment-${at}`, name: (one.filename ?? '').slice(0, 200) }
    await writeFile(join(out, asked.file), Buffer.from(one.content as ArrayBuffer))
    await ask(asked)
  }
  return {
    messageId: email.messageId?.slice(0, 1000) ?? null,
    from: from.slice(0, 320),
    to: addressesOf(email),
    isAutomatic: isAutomatic(email, from),
    text: (email.text?.trim() ? email.text : textOfHtml(email.html ?? '')).slice(0, mostText),
  }
}

async function parsed(bytes: Buffer): Promise<Email> {
  try {
    return await PostalMime.parse(bytes, { maxNestingDepth: 20, attachmentEncoding: 'arraybuffer' })
  } catch (cause) {
    throw new Refused('not-a-letter', { cause })
  }
}

function addressesOf({ to = [], cc = [], headers }: Email): string[] {
  const flat = (addresses: readonly Address[]): string[] =>
    addresses.flatMap((one) => (one.group ? flat(one.group) : [one.address ?? '']))
  const delivered = headers
    .filter(({ key }) => key === 'delivered-to' || key === 'x-original-to')
    .map(({ value }) => value)
  return [...flat(to), ...flat(cc), ...delivered]
    .filter(Boolean)
    .map((one) => one.toLowerCase().slice(0, 320))
    .slice(0, 100)
}

/** By what RFC 3834 and the habits of mail programs say: none of these is ever answered, nor taken as an answer. */
function isAutomatic({ headers }: Email, from: string): boolean {
  const of = (name: string) =>
    headers
      .find(({ key }) => key === name)
      ?.value.trim()
      .toLowerCase()
  const submitted = of('auto-submitted')
  return (
    (submitted !== undefined && submitted !== 'no') ||
    ['bulk', 'junk', 'list', 'auto_reply'].includes(of('precedence') ?? '') ||
    ['x-autoreply', 'x-autorespond', 'list-id'].some((name) => of(name) !== undefined) ||
    of('return-path') === '<>' ||
    (of('content-type') ?? '').startsWith('multipart/report') ||
    /^(?:mailer-daemon|postmaster|no-?reply)@/.test(from)
  )
}
