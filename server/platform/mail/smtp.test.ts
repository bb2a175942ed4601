import { type AddressInfo, createServer, type Socket } from 'node:net'
import { withSignsAtNames } from '@arvand/persian/clean-text'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { DeliveryTrouble } from '../delivery-trouble.ts'
import { htmlPart } from './html-part.ts'
import { mailBySmtp } from './smtp.ts'

/** A small SMTP server. `refusals` holds, by command, the answer to send instead of success. */
const letters: string[] = []
const refusals = new Map<string, string>()
const sockets = new Set<Socket>()
const server = createServer((socket) => {
  sockets.add(socket)
  const say = (line: string) => socket.write(`${line}\r\n`)
  let letter: string | null = null
  let waiting = ''
  say('220 double ESMTP')
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    waiting += bytes
    for (let end = waiting.indexOf('\r\n'); end >= 0; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end)
      waiting = waiting.slice(end + 2)
      if (letter === null) onCommand(line)
      else if (line === '.') onLetter()
      else letter += `${line}\n`
    }
  })
  const onCommand = (line: string) => {
    const command = line.split(/[ :]/)[0]?.toUpperCase() ?? ''
    const refusal = refusals.get(command)
    if (refusal) return say(refusal)
    if (command === 'DATA') letter = ''
    say(command === 'DATA' ? '354 go on' : command === 'QUIT' ? '221 bye' : '250 yes')
  }
  const onLetter = () => {
    const refusal = refusals.get('.')
    if (refusal === 'cut') return void socket.destroy()
    letters.push(letter ?? '')
    letter = null
    say(refusal ?? '250 taken')
  }
})

let url: string
beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  url = `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`
})
afterAll(() => {
  for (const socket of sockets) socket.destroy()
  server.close()
})
beforeEach(() => {
  letters.length = 0
  refusals.clear()
})

const message = {
  to: 'sara@example.com',
  subject: 'کد ورود',
  text: 'سلام\n\nکد شما این است.',
  code: '123456',
}
const send = () => mailBySmtp({ url, from: 'noreply@example.org' }).send(message)
const troubleOf = async (): Promise<unknown> => send().catch((error: unknown) => error)

test('a letter carries the text and its right-to-left twin', async () => {
  await send()
  const [letter = ''] = letters
  expect(letter).toContain('To: sara@example.com')
  expect(letter).toMatch(/^From: .*<noreply@example\.org>$/m)
  const parts = letter.split(/\n--+_NmP.*\n/).map(decoded)
  expect(parts[1]).toContain('کد شما این است.')
  expect(parts[2]).toContain('<html lang="fa" dir="rtl">')
  expect(parts[2]).toContain('۱۲۳۴۵۶')
})

/** The text of one MIME part, whichever transfer encoding it has. */
function decoded(part: string): string {
  const [, body = ''] = part.split('\n\n')
  if (part.includes('base64')) return Buffer.from(body, 'base64').toString()
  const bytes = part
    .replace(/=\n/g, '')
    .replace(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString()
}

test('a letter of a newsletter says where one POST ends it, and other letters do not', async () => {
  await send()
  const unsubscribe = `https://arvand.example/newsletter/one-click/${'a'.repeat(64)}`
  await mailBySmtp({ url, from: 'noreply@example.org' }).send({ ...message, unsubscribe })
  const [other = '', letter = ''] = letters
  expect(other).not.toContain('List-Unsubscribe')
  const head = `\n${letter.slice(0, letter.indexOf('\n\n'))}`.replaceAll(/\n[ \t]+/g, ' ')
  expect(head).toContain(`\nList-Unsubscribe: <${unsubscribe}>`)
  expect(head).toContain('\nList-Unsubscribe-Post: List-Unsubscribe=One-Click')
})

test('the signs of «C++» and «.NET» stay at their names in the subject, the text and its twin', async () => {
  const title = withSignsAtNames('برنامه‌نویسی با C++ و .NET')
  await mailBySmtp({ url, from: 'noreply@example.org' }).send({
    ...message,
    subject: `«${title}» پرداخت شد: C#`,
    text: `دورهٔ ${title}`,
  })
  const [letter = ''] = letters
  const signed = 'برنامه‌نویسی با C++\u200e و \u200e.NET'
  expect(subjectOf(letter)).toBe(`«${signed}» پرداخت شد: C#\u200e`)
  const parts = letter.split(/\n--+_NmP.*\n/).map(decoded)
  expect(parts[1]).toContain(`دورهٔ ${signed}`)
  expect(parts[2]).toContain(`دورهٔ ${signed}`)
})

/** The subject of a letter as people read it (RFC 2047). */
function subjectOf(letter: string): string {
  const head = letter.slice(0, letter.indexOf('\n\n')).replaceAll(/\n[ \t]+/g, ' ')
  const [, subject = ''] = /^Subject: (.*)$/m.exec(head) ?? []
  const words = [...subject.matchAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi)]
  const bytes = words.map(([, way, text = '']) =>
    way?.toLowerCase() === 'b'
      ? Buffer.from(text, 'base64')
      : Buffer.from(
          text
            .replaceAll('_', ' ')
            .replace(/=([0-9A-F]{2})/gi, (_, hex: string) => String.fromCharCode(Number.parseInt(hex, 16))),
          'latin1',
        ),
  )
  return Buffer.concat(bytes).toString()
}

test('a line break in a subject adds no header', async () => {
  await mailBySmtp({ url, from: 'noreply@example.org' }).send({
    ...message,
    subject: 'x\r\nBcc: eve@example.com',
  })
  expect(letters[0]).toContain('\nSubject: x Bcc: eve@example.com\n')
})

test.each([
  ['RCPT', '550 no such mailbox', { outcome: 'notSent', final: true }],
  ['RCPT', '451 come back later', { outcome: 'notSent', final: false }],
  ['.', '552 too large', { outcome: 'notSent', final: true }],
  ['.', 'cut', { outcome: 'unknown', final: false }],
])('%s answered by «%s»', async (command, answer, expected) => {
  refusals.set(command, answer)
  const trouble = await troubleOf()
  expect(trouble).toBeInstanceOf(DeliveryTrouble)
  expect(trouble).toMatchObject(expected)
})

test('nobody at the address: nothing was sent', async () => {
  const mail = mailBySmtp({ url: 'smtp://someone:hidden@127.0.0.1:1', from: 'noreply@example.org' })
  const trouble: unknown = await mail.send(message).catch((error: unknown) => error)
  expect(trouble).toMatchObject({ outcome: 'notSent', final: false })
  expect(String(trouble)).not.toContain('hidden')
})

test('what people wrote stays text in the twin', () => {
  const html = htmlPart({ subject: '<b>سلام</b>', text: '<script>x</script> https://a.example/?a=1&b="2"' })
  expect(html).not.toContain('<script>')
  expect(html).not.toContain('<b>سلام')
  expect(html).toContain('href="https://a.example/?a=1')
})
