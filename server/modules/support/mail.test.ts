import { getTicket, SaveTicket } from '@arvand/contracts/panel/tickets'
import * as staffSide from '@arvand/contracts/support/tickets'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { newId } from '#platform/ids'
import { takeUnseen } from '#platform/mail-in'
import { answerAbove } from '#plugs/reply-address'
import { anApp, type TestApp } from '#server/testing/app'
import { anImapDouble, type ImapDouble } from '#server/testing/imap-double'
import { aPerson, type TestPerson } from '#testing/identity'
import { cutQuotes } from './mail/cut-quotes.ts'
import { replyAddressOf, ticketOfAddress, ticketReplies } from './mail/reply-address.ts'
import { takeLetters, whyNotTake } from './mail/take-letters.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

const mailbox = 'support@arvand.example'
let box: ImapDouble
let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  box = await anImapDouble(mailbox)
  arvand = await anApp({ MAIL_IN_URL: box.url })
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
})
afterAll(async () => {
  await arvand.close()
  await box.close()
})

/** Somebody with an address, and an answered ticket of theirs. */
async function answered(email: string) {
  const person = await aPerson(arvand, { email })
  const ask = { department: 'account', subject: 'ورود', body: 'کد نمی‌رسد.', requestId: newId() } as const
  const { id } = (await arvand.call(SaveTicket, ask, person)).answer.ticket
  const answer = { ticketId: id, body: 'دوباره بخواهید.', state: 'answered', lastMessageId: null } as const
  await arvand.call(staffSide.answerTicket, { ...answer, requestId: newId() }, keeper)
  return { person, id, to: replyAddressOf(arvand.platform.secret, mailbox, id) }
}

interface Letter {
  readonly from: string
  readonly to: string
  readonly body?: string
  readonly more?: readonly string[]
  readonly messageId?: string
}
const letter = ({ from, to, body = 'رسید، سپاس.', more = [], messageId = newId() }: Letter) =>
  [
    `Message-ID: <${messageId}@mail.example>`,
    `From: =?utf-8?B?${Buffer.from('سارا').toString('base64')}?= <${from}>`,
    `To: <${to}>`,
    'Subject: Re: ticket',
    ...(more.length > 0
      ? more
      : ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit']),
    '',
    body,
  ].join('\r\n')

const take = () =>
  takeLetters({
    ...arvand.platform,
    media: arvand.platform,
    mailIn: { url: box.url, address: mailbox },
  } as never)
const bodies = async (person: TestPerson, id: string) => {
  const { messages } = (await arvand.call(getTicket, { id }, person)).answer as unknown as {
    messages: { body: string; attachments: { name: string }[] }[]
  }
  return messages.map(({ body }) => body)
}

test('an answer to the mail becomes a message once, without its quotes, and opens the ticket again', async () => {
  const { person, id, to } = await answered('sara@mail.example')
  const body = `رسید، سپاس.\r\n\r\nOn Sat, 28 Nov 2026 Arvand <${to}> wrote:\r\n> ${answerAbove}\r\n> دوباره بخواهید.`
  const one = letter({ from: 'Sara@Mail.example', to, body, messageId: 'the-same' })
  box.put(one)
  box.put(one)
  await take()
  expect(box.unseen()).toBe(0)
  expect(await bodies(person, id)).toEqual(['کد نمی‌رسد.', 'دوباره بخواهید.', 'رسید، سپاس.'])
  const { ticket } = (await arvand.call(staffSide.showTicket, { ticketId: id }, keeper)).answer
  expect(ticket.state).toBe('open')
})

test('letters of others, of programs and to forged addresses are no messages', async () => {
  const { person, id, to } = await answered('reza@mail.example')
  const from = 'reza@mail.example'
  const plain = ['Content-Type: text/plain; charset=utf-8']
  box.put(letter({ from: 'another@mail.example', to }))
  box.put(letter({ from, to: to.replace(/.@/, (sign) => (sign === '0@' ? '1@' : '0@')) }))
  box.put(letter({ from, to: mailbox }))
  box.put(letter({ from, to, more: [...plain, 'Auto-Submitted: auto-replied'] }))
  box.put(letter({ from, to, more: [...plain, 'Precedence: bulk'] }))
  box.put(letter({ from, to, more: ['Content-Type: multipart/report; boundary=x'], body: '--x--' }))
  box.put(letter({ from: 'mailer-daemon@mail.example', to }))
  box.put('this is no letter at all')
  box.put(letter({ from, to, body: '> فقط نقل' }))
  await take()
  expect(box.unseen()).toBe(0)
  expect(await bodies(person, id)).toHaveLength(2)
})

test('attachments come by the rules of tickets; the others are named', async () => {
  const { person, id, to } = await answered('mina@mail.example')
  const part = (type: string, name: string, content: Buffer) =>
    [
      '--x',
      `Content-Type: ${type}; name="${name}"`,
      `Content-Disposition: attachment; filename="${name}"`,
      'Content-Transfer-Encoding: base64',
      '',
      content.toString('base64'),
    ].join('\r\n')
  const png = Buffer.from(
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
    'base64',
  )
  const body = [
    ['--x', 'Content-Type: text/html; charset=utf-8', '', '<p>تصویر</p><blockquote>قدیم</blockquote>'].join(
      '\r\n',
    ),
    part('image/png', 'screen.png', png),
    part('application/x-msdownload', 'virus.exe', Buffer.from('MZ\u0000\u0001 this program cannot be run')),
    '--x--',
  ].join('\r\n')
  box.put(
    letter({ from: 'mina@mail.example', to, more: ['Content-Type: multipart/mixed; boundary=x'], body }),
  )
  await take()
  const { messages } = (await arvand.call(getTicket, { id }, person)).answer as unknown as {
    messages: { body: string; attachments: { name: string }[] }[]
  }
  const last = messages.at(-1)
  expect(last?.attachments.map(({ name }) => name)).toEqual(['screen.png'])
  expect(last?.body).toContain('تصویر')
  expect(last?.body).not.toContain('قدیم')
  expect(last?.body).toContain('«virus.exe» پذیرفته نشد')
})

test('a letter of absurd nesting is refused and leaves the others alone', async () => {
  const { person, id, to } = await answered('nima@mail.example')
  const deep = Array.from(
    { length: 5000 },
    (_, at) => `Content-Type: multipart/mixed; boundary=b${at}\r\n\r\n--b${at}`,
  )
  box.put(letter({ from: 'nima@mail.example', to, more: ['X-Deep: yes', deep.join('\r\n')] }))
  box.put(letter({ from: 'nima@mail.example', to }))
  await take()
  expect((await bodies(person, id)).at(-1)).toBe('رسید، سپاس.')
  expect(box.unseen()).toBe(0)
})

test('a letter whose plain part is empty is read from its HTML, and what a message cannot hold is told', async () => {
  const { person, id, to } = await answered('laleh@mail.example')
  const body = [
    '--x\r\nContent-Type: text/plain; charset=utf-8\r\n\r\n',
    '--x\r\nContent-Type: text/html; charset=utf-8\r\n\r\n<p>از گوشی نوشتم</p>',
    '--x--',
  ].join('\r\n')
  const more = ['Content-Type: multipart/alternative; boundary=x']
  box.put(letter({ from: 'laleh@mail.example', to, more, body }))
  box.put(letter({ from: 'laleh@mail.example', to, body: `${'آ'.repeat(70)}\r\n`.repeat(60) }))
  await take()
  const [read, long = ''] = (await bodies(person, id)).slice(-2)
  expect(read).toBe('از گوشی نوشتم')
  expect(long).toMatch(/آ\n\n\(این ایمیل بلندتر بود/)
})

test('a letter that cannot be taken now waits unread, and those after it come', async () => {
  const one = await answered('bita@mail.example')
  const seen: string[] = []
  box.put(letter({ from: 'bita@mail.example', to: one.to, body: 'first' }))
  box.put(letter({ from: 'bita@mail.example', to: one.to, body: 'second' }))
  const handle = async (raw: Buffer | null) => {
    if (raw?.includes('first')) throw new Error('the store is full')
    seen.push(String(raw).trim().split('\r\n').at(-1) ?? '')
  }
  const taking = takeUnseen({ url: box.url }, { mostBytes: 10_000, handle })
  await expect(taking).rejects.toThrow('not taken')
  expect(seen).toEqual(['second'])
  expect(box.unseen()).toBe(1)
  await take()
  expect((await bodies(one.person, one.id)).at(-1)).toBe('first')
})

test('an address is ours only with its signature, and only letters about answers have one', () => {
  const id = newId()
  const address = replyAddressOf('secret', mailbox, id)
  expect(ticketOfAddress('secret', address.toUpperCase())).toBe(id)
  expect(ticketOfAddress('another', address)).toBeNull()
  expect(ticketOfAddress('secret', mailbox)).toBeNull()
  expect(address.split('@')[0]?.length).toBeLessThanOrEqual(64)
  const of = ticketReplies('secret', mailbox)
  const notice = { personId: newId(), link: `/panel/tickets/${id}` }
  expect(of({ ...notice, kind: 'ticket-answered' })).toBe(address)
  expect(of({ ...notice, kind: 'ticket-merged' })).toBeNull()
})

test.each([
  ['a quote with its head', 'بله\n\nOn Sat, Nov 28, 2026 at 10:00, Arvand <a@b.c> wrote:\n> سلام', 'بله'],
  ['a head in two lines', 'بله\n\nOn Sat, Nov 28, 2026 at 10:00, Arvand\n<a@b.c> wrote:\n> سلام', 'بله'],
  ['a Persian head', 'بله\n\nدر شنبه ۷ آذر ۱۴۰۵ آروند نوشت:\n> سلام', 'بله'],
  ['the line of Outlook', 'بله\n________________________________\nFrom: a@b.c\nسلام', 'بله'],
  ['the line of our letter', `بله\n${answerAbove}\nسلام`, 'بله'],
  ['a signature', 'بله\n-- \nسارا', 'بله'],
  ['answers between quotes', '> اول؟\nبله\n> دوم؟\nنه', 'بله\nنه'],
  ['nothing but a quote', '> سلام', ''],
  ['a text of its own', 'در خانه نوشتم:\nسه خط', 'در خانه نوشتم:\nسه خط'],
])('of an answer stays what its writer wrote: %s', (_, text, kept) => {
  expect(cutQuotes(text)).toBe(kept)
})

test('a bounce is no answer even of the writer', () => {
  const writer = { email: 'a@b.example' }
  expect(whyNotTake({ isAutomatic: true, from: 'a@b.example' }, writer)).toBe('automatic')
  expect(whyNotTake({ isAutomatic: false, from: 'a@b.example' }, undefined)).toBe('not-ours')
  expect(whyNotTake({ isAutomatic: false, from: 'c@b.example' }, writer)).toBe('stranger')
  expect(whyNotTake({ isAutomatic: false, from: 'a@b.example' }, writer)).toBeNull()
})
