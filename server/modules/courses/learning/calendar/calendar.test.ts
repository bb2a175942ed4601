import { renewCalendarAddress, showAgenda, showCalendarAddress } from '@arvand/contracts/panel/courses'
import { blockPerson } from '@arvand/contracts/panel/people'
import { removeAccount } from '@arvand/contracts/panel/personal-data'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { withSignsAtNames } from '@arvand/persian/clean-text'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, testPassword } from '#testing/identity'
import { aCourse, aLessonContent, anEnrolment } from '../../testing.ts'
import { writeCalendar } from './write-calendar.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
}, 60_000)
afterAll(() => arvand.close())

async function aLearner(wish: Parameters<typeof anEnrolment>[3] = {}) {
  const person = await aPerson(arvand)
  const assignment = { ...aLessonContent('assignment'), kind: 'assignment' as const, dueDays: 3 }
  const course = await aCourse(arvand, {
    title: 'جبر خطی',
    sections: [
      { lessons: ['text', { kind: 'assignment', title: 'تکلیف فصل ۲', content: assignment as never }] },
      { releaseAfterDays: 5, lessons: [{ kind: 'text', title: 'دترمینان' }, 'text'] },
    ],
  })
  await anEnrolment(arvand, course, person.id, { expiresAt: new Date('2026-12-20T20:30:00Z'), ...wish })
  return { ...person, course }
}

test('the agenda has what opens together as one, what is due, and the end', async () => {
  const { token, course } = await aLearner()
  const ask = { from: '2026-11-20', to: '2026-12-31' }
  const { answer } = await arvand.call(showAgenda, ask, { token })
  expect(
    answer.items.map(({ kind, title, count, at, wholeDay }) => [kind, title, count, at, wholeDay]),
  ).toEqual([
    ['due', 'تکلیف فصل ۲', 1, '2026-11-23T09:00:00.000Z', false],
    ['release', 'دترمینان', 2, '2026-11-24T20:30:00.000Z', true],
    ['accessEnds', 'جبر خطی', 1, '2026-12-20T20:30:00.000Z', true],
  ])
  expect(answer.items[0]?.link).toBe(`/learn/${course.slug}/${course.lessons[1]?.id}`)
  const none = await arvand.call(showAgenda, { from: '2026-11-21', to: '2026-11-22' }, { token })
  expect(none.answer.items).toEqual([])
  expect((await arvand.call(showAgenda, ask)).status).toBe(401)
  expect((await arvand.call(showAgenda, { from: '2026-02-30', to: '2026-03-01' }, { token })).status).toBe(
    422,
  )
})

test('what comes after access has ended does not stand there, of a completed course neither', async () => {
  const { token } = await aLearner({ state: 'completed', expiresAt: new Date('2026-11-24T12:00:00Z') })
  const { answer } = await arvand.call(showAgenda, { from: '2026-11-20', to: '2026-12-31' }, { token })
  expect(answer.items.map(({ kind }) => kind)).toEqual(['accessEnds'])
})

test('the calendar is read by its address alone, until it is renewed', async () => {
  const { token } = await aLearner()
  const { address } = (await arvand.call(showCalendarAddress, {}, { token })).answer
  const { pathname } = new URL(address)
  const read = (url: string) => arvand.app.inject({ method: 'GET', url })
  const file = await read(pathname)
  expect([file.statusCode, file.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(file.body).toContain('DTSTART;VALUE=DATE:20261125')
  expect(file.body).toContain('DTSTART:20261123T090000Z')
  expect(file.body.replaceAll('\r\n ', '')).toContain('SUMMARY:باز شدن «دترمینان» و ۱ درس دیگر')
  const renewed = new URL((await arvand.call(renewCalendarAddress, {}, { token })).answer.address).pathname
  expect(renewed).not.toBe(pathname)
  expect((await read(pathname)).statusCode).toBe(404)
  expect((await read(renewed)).statusCode).toBe(200)
  expect((await read(renewed.replace(/.\.ics$/, '.ics'))).statusCode).toBe(404)
  expect((await read(`/calendar/${'0'.repeat(64)}.ics`)).statusCode).toBe(404)
})

test('the signs of «C++» and «.NET» stay at their names in the calendar', () => {
  const at = new Date('2026-11-25T09:00:00Z')
  const title = withSignsAtNames('مبانی C++')
  const about = { key: 'due-1', title, within: withSignsAtNames('.NET'), link: '/learn/cpp' }
  const due = { ...about, kind: 'due' as const, count: 1, at, minutes: null, wholeDay: false }
  const file = writeCalendar([due], new URL('https://arvand.example'), at).replaceAll('\r\n ', '')
  expect(file).toContain('SUMMARY:مهلت «مبانی C++\u200e»')
  expect(file).toContain('DESCRIPTION:\u200e.NET')
})

test('a calendar is closed with its account: blocked, and removed', async () => {
  const read = async (address: string) =>
    (await arvand.app.inject({ method: 'GET', url: new URL(address).pathname })).statusCode
  const manager = await aPerson(arvand, { roles: ['manager'], scopes: ['people'], reauthenticated: true })
  const [blocked, removed] = [await aLearner(), await aLearner()]
  const first = (await arvand.call(showCalendarAddress, {}, removed)).answer.address
  const renewed = (await arvand.call(renewCalendarAddress, {}, removed)).answer.address
  const own = (await arvand.call(showCalendarAddress, {}, blocked)).answer.address
  expect([await read(first), await read(renewed), await read(own)]).toEqual([404, 200, 200])
  const about = { personId: blocked.id, reason: 'گزارش‌های پی‌درپی' }
  expect((await arvand.call(blockPerson, about, manager)).status).toBe(200)
  await arvand.call(reauthenticate, { password: testPassword }, removed)
  expect((await arvand.call(removeAccount, { confirm: true }, removed)).status).toBe(200)
  expect([await read(first), await read(renewed), await read(own)]).toEqual([404, 404, 404])
})

test('another has another address', async () => {
  const [one, two] = [await aLearner(), await aLearner()]
  const addresses = await Promise.all(
    [one, two].map(
      async ({ token }) => (await arvand.call(showCalendarAddress, {}, { token })).answer.address,
    ),
  )
  expect(new Set(addresses).size).toBe(2)
  expect((await arvand.call(showCalendarAddress, {})).status).toBe(401)
})
