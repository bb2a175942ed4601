import { confirmSubscription, subscribe, unsubscribe } from '@arvand/contracts/home/newsletter'
import { removeAccount } from '@arvand/contracts/panel/personal-data'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { transaction } from '#platform/database'
import { DeliveryTrouble } from '#platform/delivery-trouble'
import { newId } from '#platform/ids'
import type { Mail } from '#platform/mail'
import { assembleModules } from '#server/modules'
import { anApp, type TestApp } from '#server/testing/app'
import { storeOldArticle } from '#testing/articles'
import { aPerson, type TestPerson, testPassword } from '#testing/identity'
import { articles } from '../tables.ts'
import { lastDueAt, letterOf } from './newsletter.ts'
import { newsletterPersonalData } from './newsletter-personal-data.ts'
import { runNewsletter } from './send-newsletter.ts'
import { keyFor } from './subscription-key.ts'

type Sent = Parameters<Mail['send']>[0]

const sent: Sent[] = []
/** What happens to a letter to this address instead of its leaving. */
const troubles = new Map<string, () => Promise<void>>()
const post: Mail = {
  on: true,
  async send(letter) {
    await troubles.get(letter.to)?.()
    sent.push(letter)
  },
}
let arvand: TestApp
let teacher: TestPerson
beforeAll(async () => {
  arvand = await anApp({ PUBLIC_URL: 'https://arvand.example' }, (platform) =>
    assembleModules({ ...platform, mail: post }),
  )
  teacher = await aPerson(arvand, { roles: ['teacher'] })
})
beforeEach(async () => {
  sent.length = 0
  troubles.clear()
  const { db } = arvand.platform
  await articles(db).deleteFrom('articles.subscribers').execute()
  await articles(db).deleteFrom('articles.newsletters').execute()
})
afterAll(() => arvand.close())

let last = 0
const anAddress = () => `198.51.100.${(++last % 250) + 1}`
const anEmail = () => `reader-${newId().slice(-12)}@mail.example`
const ask = (email: string, options: object = { address: anAddress() }) =>
  arvand.call(subscribe, { email }, options)
const lettersTo = (email: string) => sent.filter(({ to }) => to === email)
const keyIn = (text = '') => /\/newsletter\/\w+\/([\w-]{64})/.exec(text)?.[1] ?? ''

/** Somebody who confirmed by the link of the letter; returns the address. */
async function aSubscriber(): Promise<string> {
  const email = anEmail()
  expect((await ask(email)).answer).toEqual({ isOwn: false })
  await expect.poll(() => lettersTo(email).length, { timeout: 15_000 }).toBe(1)
  const key = keyIn(lettersTo(email)[0]?.text)
  expect((await arvand.call(confirmSubscription, { key }, { address: anAddress() })).status).toBe(200)
  sent.length = 0
  return email
}

async function anArticle(title: string): Promise<string> {
  const [id, slug] = [newId(), newId().slice(-12)]
  const body = { type: 'doc', content: [{ type: 'paragraph', content: [{ type: 'text', text: title }] }] }
  const at = arvand.platform.clock.now()
  await transaction(arvand.platform.db, (tx) =>
    storeOldArticle(tx, {
      ...{ id, slug, authorId: teacher.id, title, summary: `خلاصهٔ ${title}`, topics: ['یادگیری'] },
      ...{ state: 'published', at, body: body as never },
    }),
  )
  return slug
}

const passDays = (days: number) => arvand.platform.clock.pass(days * 86_400)
const run = (mail: Mail = post) =>
  runNewsletter({ ...arvand.platform, mail, publicUrl: new URL('https://arvand.example') })
const oneClick = (
  url: string,
  payload = 'List-Unsubscribe=One-Click',
  type = 'application/x-www-form-urlencoded',
) =>
  arvand.app.inject({
    method: 'POST',
    url: new URL(url).pathname,
    payload,
    headers: { 'content-type': type },
  })

test('the newsletter is due on Saturdays at eight in the morning in Tehran', () => {
  const due = (now: string) => lastDueAt(new Date(now)).toISOString()
  // 2026-11-28 is a Saturday; 08:00 in Tehran is 04:30 UTC.
  expect(due('2026-11-28T04:30:00Z')).toBe('2026-11-28T04:30:00.000Z')
  expect(due('2026-11-28T04:29:59Z')).toBe('2026-11-21T04:30:00.000Z')
  expect(due('2026-11-27T20:00:00Z')).toBe('2026-11-21T04:30:00.000Z')
  expect(due('2026-12-04T20:29:59Z')).toBe('2026-11-28T04:30:00.000Z')
})

test('who confirms gets the new articles once, with the way to end it; who does not confirm gets nothing', async () => {
  const reader = await aSubscriber()
  const silent = anEmail()
  await ask(silent)
  await expect.poll(() => lettersTo(silent).length, { timeout: 15_000 }).toBe(1)
  await run()
  sent.length = 0
  const slug = await anArticle('کشف پنی‌سیلین')
  await run()
  expect(sent).toEqual([])
  passDays(7)
  await run()
  expect(sent.map(({ to }) => to)).toEqual([reader])
  const [letter] = sent
  expect(letter?.subject).toBe('مقالهٔ تازهٔ آروند: کشف پنی‌سیلین')
  expect(letter?.text).toContain(`https://arvand.example/articles/${slug}`)
  expect(letter?.text).toContain('https://arvand.example/newsletter/unsubscribe/')
  expect(letter?.unsubscribe).toMatch(/^https:\/\/arvand\.example\/newsletter\/one-click\/[\w-]{64}$/)
  await run()
  passDays(7)
  // A week without articles has no letter.
  await run()
  expect(sent).toHaveLength(1)
})

test('two processes at the same moment send each letter once', async () => {
  const readers = [await aSubscriber(), await aSubscriber(), await aSubscriber()]
  await run()
  await anArticle('برای همه')
  passDays(7)
  await Promise.all([run(), run(), run()])
  expect(sent.map(({ to }) => to).toSorted()).toEqual(readers.toSorted())
})

test('a letter whose process died is not sent again, and the others are', async () => {
  const [dead, other] = [await aSubscriber(), await aSubscriber()]
  await run()
  await anArticle('پیش از مرگ')
  passDays(7)
  // The process dies here: its promise never ends.
  const left: string[] = []
  const dying: Mail = {
    on: true,
    send: ({ to }) => {
      left.push(to)
      return to === dead ? new Promise(() => undefined) : Promise.resolve()
    },
  }
  void run(dying)
  await expect.poll(() => left.toSorted()).toEqual([dead, other].toSorted())
  await run()
  passDays(1)
  await run()
  expect(sent).toEqual([])
})

test('what the mail server refused for now is sent later, and what may have left is not sent again', async () => {
  const [later, never, broken] = [await aSubscriber(), await aSubscriber(), await aSubscriber()]
  await run()
  await anArticle('نامهٔ دیررس')
  passDays(7)
  const refused =
    (outcome: 'notSent' | 'unknown', final = false) =>
    async () => {
      throw new DeliveryTrouble('trouble', { outcome, final })
    }
  troubles.set(later, refused('notSent'))
  troubles.set(never, refused('notSent', true))
  troubles.set(broken, refused('unknown'))
  await run()
  expect(sent).toEqual([])
  troubles.clear()
  await run()
  expect(sent).toEqual([])
  arvand.platform.clock.pass(11 * 60)
  await run()
  await run()
  expect(sent.map(({ to }) => to)).toEqual([later])
})

test('one POST without cookies ends it, as mail programs send it; opening the address does not', async () => {
  const multipart = [
    '--x',
    'Content-Disposition: form-data; name="List-Unsubscribe"',
    '',
    'One-Click',
    '--x--',
    '',
  ].join('\r\n')
  const readers = [await aSubscriber(), await aSubscriber()]
  await run()
  await anArticle('آخرین نامه')
  passDays(7)
  await run()
  const addresses = readers.map((email) => lettersTo(email)[0]?.unsubscribe ?? '')
  for (const address of addresses) {
    const opened = await arvand.app.inject({ method: 'GET', url: new URL(address).pathname })
    expect(opened.statusCode).toBe(303)
    expect(opened.headers.location).toBe(`/newsletter/unsubscribe/${address.split('/').at(-1)}`)
  }
  const [one = '', two = ''] = addresses
  expect((await oneClick(one)).statusCode).toBe(200)
  expect((await oneClick(one)).statusCode).toBe(200)
  expect((await oneClick(two, multipart, 'multipart/form-data; boundary=x')).statusCode).toBe(200)
  sent.length = 0
  await anArticle('پس از لغو')
  passDays(7)
  await run()
  expect(sent).toEqual([])
})

test('hostile bodies and wrong keys end nothing, and get the same answer as right ones', async () => {
  const reader = await aSubscriber()
  const { db, secret } = arvand.platform
  const { id } = await articles(db).selectFrom('articles.subscribers').select('id').executeTakeFirstOrThrow()
  const at = (key: string) => `https://arvand.example/newsletter/one-click/${key}`
  const right = at(keyFor(secret, 'unsubscribe', id))
  for (const body of ['', 'x=1', '{"List-Unsubscribe":"One-Click"}', 'List-Unsubscribe=No', '\0'])
    expect((await oneClick(right, body)).statusCode).toBe(400)
  expect((await oneClick(right, 'x'.repeat(100_000))).statusCode).toBe(413)
  for (const key of [
    'x',
    '%00',
    'a'.repeat(5000),
    keyFor(secret, 'confirm', id),
    keyFor('other', 'unsubscribe', id),
  ])
    expect([200, 400, 404, 414]).toContain((await oneClick(at(key))).statusCode)
  const address = anAddress()
  for (const key of ['x', keyFor(secret, 'confirm', id), keyFor(secret, 'unsubscribe', newId())])
    expect((await arvand.call(unsubscribe, { key }, { address })).answer).toEqual({})
  const rows = await articles(db).selectFrom('articles.subscribers').select('email').execute()
  expect(rows).toEqual([{ email: reader }])
  const key = keyFor(secret, 'unsubscribe', id)
  expect((await arvand.call(unsubscribe, { key }, { address })).answer).toEqual({})
  expect(await articles(db).selectFrom('articles.subscribers').select('id').execute()).toEqual([])
})

test('the answer is the same for a known and an unknown address, and a known one gets no letter', async () => {
  const known = await aSubscriber()
  const [first, second] = [await ask(known), await ask(anEmail())]
  expect([first.status, first.answer]).toEqual([second.status, second.answer])
  await expect.poll(() => sent.length, { timeout: 15_000 }).toBe(1)
  expect(lettersTo(known)).toEqual([])
})

test('a link of a letter ends after a week, and the address is forgotten', async () => {
  const email = anEmail()
  await ask(email)
  await expect.poll(() => lettersTo(email).length, { timeout: 15_000 }).toBe(1)
  const key = keyIn(lettersTo(email)[0]?.text)
  passDays(8)
  const late = await arvand.call(confirmSubscription, { key }, { address: anAddress() })
  expect(late.problem).toMatchObject({ status: 404, code: 'articles.unknown-subscription' })
  await run()
  const rows = await articles(arvand.platform.db).selectFrom('articles.subscribers').select('id').execute()
  expect(rows).toEqual([])
  const wrong = await arvand.call(confirmSubscription, { key: 'x' }, { address: anAddress() })
  expect(wrong.problem.code).toBe('articles.unknown-subscription')
})

test('a person’s own verified address needs no letter, and goes with the account; another’s does', async () => {
  const email = anEmail()
  const person = await aPerson(arvand, { email })
  const other = await aPerson(arvand)
  const { db } = arvand.platform
  expect((await ask(email, { token: other.token })).answer).toEqual({ isOwn: false })
  await articles(db).deleteFrom('articles.subscribers').execute()
  expect((await ask(email.toUpperCase(), { token: person.token })).answer).toEqual({ isOwn: true })
  const stored = await newsletterPersonalData.collect(db, person.id)
  expect(stored).toMatchObject([{ email, confirmed_at: expect.any(Date) }])
  await transaction(db, (tx) => newsletterPersonalData.forget(tx, person.id))
  expect(await newsletterPersonalData.collect(db, person.id)).toEqual([])
})

test('who removes their account gets no more letters, and the address is stored nowhere', async () => {
  const email = anEmail()
  const person = await aPerson(arvand, { email })
  expect((await ask(email, { token: person.token })).answer).toEqual({ isOwn: true })
  const stays = await aSubscriber()
  await arvand.call(reauthenticate, { password: testPassword }, person)
  expect((await arvand.call(removeAccount, { confirm: true }, person)).status).toBe(200)
  const rows = await articles(arvand.platform.db).selectFrom('articles.subscribers').select('email').execute()
  expect(rows).toEqual([{ email: stays }])
})

test('one address, one mailbox and bad input are limited and refused', async () => {
  const email = anEmail()
  const answers = []
  for (let at = 0; at < 4; at++) answers.push((await ask(email)).status)
  expect(answers).toEqual([200, 200, 200, 429])
  const address = '198.51.100.254'
  const statuses = []
  for (let at = 0; at < 11; at++) statuses.push((await ask(anEmail(), { address })).status)
  expect(statuses.slice(9)).toEqual([200, 429])
  for (const wrong of ['', 'نه ایمیل', 'a@b\r\nBcc: x@y.example', 7])
    expect((await ask(wrong as string)).problem).toMatchObject({ status: 422, code: 'request.invalid' })
})

test('without a mail server nobody is subscribed', async () => {
  const off = await anApp({}, (platform) => assembleModules({ ...platform, mail: { ...post, on: false } }))
  const { problem } = await off.call(subscribe, { email: anEmail() })
  expect(problem.code).toBe('request.mail-off')
  await off.close()
})

test('a letter names at most twenty articles and counts the others', () => {
  const all = Array.from({ length: 23 }, (_, at) => ({
    slug: `a-${at}`,
    title: `${at}`,
    summary: '',
    minutes: 2,
  }))
  const { subject, text } = letterOf(all, {
    origin: 'https://arvand.example',
    unsubscribe: 'https://x.example',
  })
  expect(subject).toBe('۲۳ مقالهٔ تازه در آروند')
  expect(text).toContain('و ۳ مقالهٔ دیگر')
  expect(text).not.toContain('/articles/a-20')
})
