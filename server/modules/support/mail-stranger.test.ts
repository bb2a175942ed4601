import { sendContactMessage } from '@arvand/contracts/home/contact'
import * as staffSide from '@arvand/contracts/support/tickets'
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest'
import { DeliveryTrouble } from '#platform/delivery-trouble'
import { newId } from '#platform/ids'
import type { Mail } from '#platform/mail'
import { answerAbove } from '#plugs/reply-address'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { anImapDouble, type ImapDouble } from '#server/testing/imap-double'
import { aPerson, type TestPerson } from '#testing/identity'
import { sendAnswer } from './mail/mail-answer.ts'
import { ticketOfAddress } from './mail/reply-address.ts'
import { takeLetters } from './mail/take-letters.ts'

vi.setConfig({ testTimeout: 60_000, hookTimeout: 60_000 })

type Sent = Parameters<Mail['send']>[0]

const mailbox = 'support@arvand.example'
const sent: Sent[] = []
/** What happens to a letter to this address instead of its leaving. */
const troubles = new Map<string, () => Promise<void>>()
const tried: string[] = []
const post = {
  on: true,
  async send(letter: Sent) {
    tried.push(letter.to)
    await troubles.get(letter.to)?.()
    sent.push(letter)
  },
}
let box: ImapDouble
let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  box = await anImapDouble(mailbox)
  arvand = await anApp({ MAIL_IN_URL: box.url }, (platform) => assembleModules({ ...platform, mail: post }))
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
})
beforeEach(() => {
  sent.length = 0
})
afterAll(async () => {
  await arvand.close()
  await box.close()
})

/** Addresses of the range for documentation, one for each message. */
let last = 0

/** Somebody without an account writes by the contact form; returns the ticket's id. */
async function aStranger(replyTo: string, subject = 'ثبت‌نام گروهی'): Promise<string> {
  const message = {
    name: 'نرگس کریمی',
    replyTo,
    department: 'other',
    subject,
    body: 'برای ۳۰ نفر می‌خواهیم.',
    requestId: newId(),
  }
  const options = { address: `198.51.100.${++last}` }
  const { number } = (await arvand.call(sendContactMessage, message, options)).answer
  const { items } = (await arvand.call(staffSide.listTickets, { state: 'open' }, keeper)).answer
  return items.find((ticket) => ticket.number === number)?.id ?? ''
}

const shown = async (ticketId: string) =>
  (await arvand.call(staffSide.showTicket, { ticketId }, keeper)).answer
const answer = (ticketId: string, more: object = {}) =>
  arvand.call(
    staffSide.answerTicket,
    {
      ...{ ticketId, body: 'از «خرید سازمانی» برای همه با هم بخرید.', state: 'answered' },
      ...{ lastMessageId: null, requestId: newId(), ...more },
    },
    keeper,
  )
const theLetter = async (): Promise<Sent> => {
  await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(1)
  return sent[0] as Sent
}
const take = () =>
  takeLetters({
    ...arvand.platform,
    media: arvand.platform,
    mailIn: { url: box.url, address: mailbox },
  } as never)
const letter = (from: string, to: string, lines: readonly string[]) =>
  [
    `Message-ID: <${newId()}@mail.example>`,
    `From: <${from}>`,
    `To: <${to}>`,
    'Subject: Re: ticket',
    ...lines,
  ].join('\r\n')
const plain = ['Content-Type: text/plain; charset=utf-8', 'Content-Transfer-Encoding: 8bit', '']

test('a stranger is answered by a letter with a signed address, and the reply is a message that opens the ticket', async () => {
  const id = await aStranger('Narges@Mail.example')
  expect((await shown(id)).answersByMail).toBe(true)
  expect((await answer(id)).status).toBe(200)
  const { to, text, replyTo = '' } = await theLetter()
  expect(to).toBe('narges@mail.example')
  expect(text.startsWith(answerAbove)).toBe(true)
  expect(text).toContain('از «خرید سازمانی» برای همه با هم بخرید.')
  expect(ticketOfAddress(arvand.platform.secret, replyTo)).toBe(id)

  const quoted = text.split('\n').map((line) => `> ${line}`)
  const body = ['سپاس، همین را می‌خواستم.', '', `On Sun, 29 Nov 2026 Arvand <${replyTo}> wrote:`, ...quoted]
  box.put(letter('narges@mail.example', replyTo, [...plain, ...body]))
  await take()
  const { ticket, messages } = await shown(id)
  expect(ticket.state).toBe('open')
  expect(messages.map((one) => [one.author.name, one.author.isStaff, one.body])).toEqual([
    ['نرگس کریمی', false, 'برای ۳۰ نفر می‌خواهیم.'],
    [expect.any(String), true, 'از «خرید سازمانی» برای همه با هم بخرید.'],
    ['نرگس کریمی', false, 'سپاس، همین را می‌خواستم.'],
  ])
})

test('only the address that was given answers, and what it attaches is named and not stored', async () => {
  const id = await aStranger('reza@mail.example')
  await answer(id)
  const { replyTo = '' } = await theLetter()
  box.put(letter('another@mail.example', replyTo, [...plain, 'من هم!']))
  const mixed = [
    'Content-Type: multipart/mixed; boundary=x',
    '',
    '--x',
    ...plain,
    'نامهٔ شرکت پیوست است.',
    '--x',
    'Content-Type: application/pdf; name="name.pdf"',
    'Content-Disposition: attachment; filename="name.pdf"',
    '',
    '%PDF-1.7',
    '--x--',
  ]
  box.put(letter('reza@mail.example', replyTo, mixed))
  await take()
  const { messages } = await shown(id)
  expect(messages).toHaveLength(3)
  expect(messages[2]).toMatchObject({ attachments: [] })
  expect(messages[2]?.body).toContain('نامهٔ شرکت پیوست است.')
  expect(messages[2]?.body).toContain('«name.pdf» پذیرفته نشد')
})

test('a letter about a ticket that was merged goes where that leads', async () => {
  const gone = await aStranger('mina@mail.example', 'پرسش اول')
  const stays = await aStranger('mina@mail.example', 'پرسش دوم')
  await answer(gone)
  const { replyTo = '' } = await theLetter()
  const merge = { ticketId: gone, intoId: stays, requestId: newId() }
  expect((await arvand.call(staffSide.mergeTicket, merge, keeper)).status).toBe(200)
  box.put(letter('mina@mail.example', replyTo, [...plain, 'رسید.']))
  await take()
  expect((await shown(stays)).messages.at(-1)?.body).toBe('رسید.')
})

test('a number gets no letter, and files go to nobody who cannot open them', async () => {
  const id = await aStranger('09121112233')
  expect((await shown(id)).answersByMail).toBe(false)
  const refused = await answer(id, { attachments: [newId()] })
  expect([refused.status, refused.problem.code]).toEqual([409, 'support.stranger-opens-no-files'])
  expect((await answer(id)).status).toBe(200)
  // Whoever wrote after it with an address has a letter, so that this one would have been sent by then.
  const other = await aStranger('sina@mail.example')
  await answer(other)
  expect((await theLetter()).to).toBe('sina@mail.example')
})

/** Sends what was left for the newest answer of a ticket, as another try of its job does. */
async function tryAgain(ticketId: string): Promise<void> {
  const messageId = (await shown(ticketId)).messages.at(-1)?.id ?? ''
  const { topics } = arvand.platform
  await sendAnswer(
    { ...arvand.platform, topics, mail: post, media: arvand.platform, mailIn: undefined } as never,
    messageId,
  )
}
const letterOf = async (ticketId: string) => (await shown(ticketId)).messages.at(-1)?.letter
const triesTo = (address: string) => tried.filter((to) => to === address).length

test('a letter that may have left is not sent again, and the staff is told', async () => {
  const address = 'silent@mail.example'
  troubles.set(address, async () => {
    throw new DeliveryTrouble('the server fell silent', { outcome: 'unknown' })
  })
  const id = await aStranger(address)
  await answer(id)
  await expect.poll(() => letterOf(id), { timeout: 15_000 }).toBe('unknown')
  troubles.clear()
  await tryAgain(id)
  expect([triesTo(address), sent.length]).toEqual([1, 0])
})

test('a letter whose process died is not sent again', async () => {
  const address = 'dead@mail.example'
  const lasts = Promise.withResolvers<void>()
  troubles.set(address, () => lasts.promise)
  const id = await aStranger(address)
  await answer(id)
  await expect.poll(() => triesTo(address), { timeout: 15_000 }).toBe(1)
  await tryAgain(id)
  expect([triesTo(address), await letterOf(id)]).toEqual([1, 'unknown'])
  lasts.resolve()
  // It was alive after all.
  await expect.poll(() => letterOf(id), { timeout: 15_000 }).toBeNull()
})

test('a letter that certainly did not leave is tried again, unless it never can', async () => {
  const [later, never] = ['later@mail.example', 'never@mail.example']
  const refused = (final: boolean) => async () => {
    throw new DeliveryTrouble('refused', { outcome: 'notSent', final })
  }
  troubles.set(never, refused(true))
  const lost = await aStranger(never)
  await answer(lost)
  await expect.poll(() => letterOf(lost), { timeout: 15_000 }).toBe('failed')
  troubles.set(later, refused(false))
  const id = await aStranger(later)
  await answer(id)
  await expect.poll(() => triesTo(later), { timeout: 15_000 }).toBe(1)
  troubles.clear()
  await expect.poll(() => sent.map(({ to }) => to), { timeout: 30_000 }).toEqual([later])
  await tryAgain(id)
  expect([triesTo(later), triesTo(never), sent.length]).toEqual([2, 1, 1])
  // What became of it is stored after it left.
  await expect.poll(() => letterOf(id), { timeout: 15_000 }).toBeNull()
})
