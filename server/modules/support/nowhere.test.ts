import { searchHelp } from '@arvand/contracts/home/help'
import { search } from '@arvand/contracts/home/search'
import { getTicket, SaveTicket } from '@arvand/contracts/panel/tickets'
import * as staffSide from '@arvand/contracts/support/tickets'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aDocument, aFile, anUpload, aPicture, tusHeaders } from '#testing/media'
import { ticketFileUse } from './ticket-files.ts'

let arvand: TestApp
let keeper: TestPerson
let writer: TestPerson
let other: TestPerson
/** A manager, but not of support. */
let finance: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
  finance = await aPerson(arvand, { roles: ['manager'], scopes: ['finance'] })
  writer = await aPerson(arvand)
  other = await aPerson(arvand)
}, 60_000)
afterAll(() => arvand.close())

const word = 'زنبق‌های مردابی'

interface Own {
  readonly messages: readonly { readonly attachments: readonly { readonly url: string }[] }[]
}

/** A ticket with a picture. */
async function aTicket() {
  const content = await aPicture()
  const file = await aFile(arvand, { ownerId: writer.id, use: ticketFileUse, name: 'صفحه.jpg', content })
  const ask = {
    department: 'other',
    subject: word,
    body: `${word} باز نمی‌شود.`,
    attachments: [file.id],
  } as const
  const { id } = (await arvand.call(SaveTicket, { ...ask, requestId: newId() }, writer)).answer.ticket
  return { id, fileId: file.id }
}

const urlFor = async (id: string) => {
  const own = (await arvand.call(getTicket, { id }, writer)).answer as unknown as Own
  return own.messages[0]?.attachments[0]?.url ?? ''
}
const opened = async (url: string, { token }: TestPerson) =>
  (await arvand.app.inject({ url, headers: { cookie: `arvand.session=${token}` } })).statusCode

test('another’s ticket is in no list: neither of one’s own, nor of one state, nor the queue', async () => {
  const { id } = await aTicket()
  for (const ask of [{}, { state: 'open' as const }, { state: 'closed' as const }])
    expect((await arvand.call(getTicket, ask, other)).answer).toMatchObject({ items: [] })
  expect((await arvand.call(getTicket, { id }, other)).status).toBe(404)
  for (const person of [writer, other, finance]) {
    expect((await arvand.call(staffSide.listTickets, { state: 'open' }, person)).status).toBe(403)
    expect((await arvand.call(staffSide.showTicket, { ticketId: id }, person)).status).toBe(403)
    const asked = { personId: writer.id }
    expect((await arvand.call(staffSide.listTicketsOfPerson, asked, person)).status).toBe(403)
  }
})

test('another’s ticket is found by no search', async () => {
  await aTicket()
  for (const person of [other, finance, undefined]) {
    const found = (await arvand.call(search, { q: word }, person)).answer
    expect(JSON.stringify(found.items)).not.toContain(word)
    const help = (await arvand.call(searchHelp, { q: word }, person)).answer
    expect(JSON.stringify(help)).not.toContain(word)
  }
})

test('the address of another’s attachment opens for nobody but its writer and the staff', async () => {
  const { id, fileId } = await aTicket()
  const url = await urlFor(id)
  expect(await opened(url, writer)).toBe(200)
  expect(await opened(url, other)).toBe(403)
  expect((await arvand.app.inject({ url })).statusCode).toBe(403)
  const { messages } = (await arvand.call(staffSide.showTicket, { ticketId: id }, keeper)).answer
  const forStaff = messages[0]?.attachments[0]?.url ?? ''
  expect(await opened(forStaff, keeper)).toBe(200)
  expect(await opened(forStaff, finance)).toBe(403)
  // Nor by putting it into a ticket of one's own.
  const stolen = {
    department: 'other',
    subject: 'از آن من',
    body: 'این مال من است.',
    attachments: [fileId],
  } as const
  const answer = await arvand.call(SaveTicket, { ...stolen, requestId: newId() }, other)
  expect(answer.problem.code).toBe('media.unknown-file')
})

/** Sends bytes as an attachment of a ticket; replies why they were refused, or null. */
async function refusalOf(name: string, content: Buffer): Promise<string | null> {
  const begun = await anUpload(arvand, other.token, content.length, { use: 'ticket', name })
  if (begun.statusCode !== 201) return begun.json().code
  const answer = await arvand.app.inject({
    method: 'PATCH',
    url: new URL(String(begun.headers.location), 'http://localhost').pathname,
    headers: {
      ...tusHeaders(other.token),
      'content-type': 'application/offset+octet-stream',
      'upload-offset': '0',
    },
    payload: content,
  })
  return answer.statusCode < 300 ? null : answer.json().code
}

test('hostile attachments are refused by what they are, not by what they are called', async () => {
  expect(await refusalOf('صفحه.jpg', await aPicture())).toBeNull()
  expect(await refusalOf('فاکتور.pdf', aDocument)).toBeNull()
  const script = '<script>alert(1)</script>'
  const hostile: readonly (readonly [string, Buffer])[] = [
    ['صفحه.png', Buffer.from(`<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`)],
    ['فاکتور.pdf', Buffer.from(`<!doctype html><html><body>${script}</body></html>`)],
    ['فاکتور.pdf', Buffer.from('MZ\u0000\u0001 this program cannot be run in DOS mode', 'latin1')],
    ['صفحه.jpg', Buffer.from('PK\u0003\u0004 a zip of many things', 'latin1')],
    ['صفحه.jpg', Buffer.from('#!/bin/sh\nrm -rf /\n')],
  ]
  for (const [name, content] of hostile) expect(await refusalOf(name, content), name).toMatch(/^media\./)
  const large = await anUpload(arvand, other.token, 10_000_001, { use: 'ticket', name: 'بزرگ.pdf' })
  expect(large.json().code).toBe('media.too-large')
})
