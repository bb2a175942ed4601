import * as panel from '@arvand/contracts/panel/board'
import { endSession, joinSession, leaveSession, showSession } from '@arvand/contracts/panel/live'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, live, type Told, watchLive } from '../testing.ts'
import { whyNotFit } from './board.ts'

let arvand: TestApp
let told: Told[]
let host: TestPerson
let ali: TestPerson
let sara: TestPerson
let stranger: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  told = watchLive(arvand)
  host = await aPerson(arvand, { roles: ['teacher'] })
  ;[ali, sara, stranger] = [await aPerson(arvand), await aPerson(arvand), await aPerson(arvand)]
}, 60_000)
beforeEach(() => void told.splice(0))
afterAll(() => arvand.close())

const drawn = { ink: 'ink', thickness: 'thin' } as const
const aLine = { ...drawn, kind: 'line', x1: 0, y1: 0, x2: 1600, y2: 900 } as const
const aText = { ...drawn, kind: 'writing', x: 800, y: 100, text: 'محور اول' } as const

async function aBoard(everybodyDraws = false) {
  const { sessionId } = await aClass(arvand, [ali, sara], host)
  const set = (by: TestPerson, isOpen: boolean, everybody: boolean) =>
    arvand.call(panel.setBoard, { sessionId, isOpen, everybodyDraws: everybody }, by)
  await set(host, true, everybodyDraws)
  return {
    ...{ sessionId, set },
    draw: (by: TestPerson, shape: unknown = aLine, markId = newId()) =>
      arvand.call(panel.drawMark, { sessionId, markId, shape }, by),
    erase: (by: TestPerson, markId: string) => arvand.call(panel.eraseMark, { sessionId, markId }, by),
    restore: (by: TestPerson, markId: string) => arvand.call(panel.restoreMark, { sessionId, markId }, by),
    clear: (by: TestPerson) => arvand.call(panel.clearBoard, { sessionId }, by),
    show: (by: TestPerson) => arvand.call(panel.showBoard, { sessionId }, by),
    shapes: async (by: TestPerson) =>
      (await arvand.call(panel.showBoard, { sessionId }, by)).answer.marks.map(({ shape }) => shape),
  }
}

test('what is drawn reaches everybody who is in, and whoever comes later', async () => {
  const board = await aBoard()
  const { sessionId } = board
  await arvand.call(leaveSession, { sessionId }, sara)
  told.splice(0)
  const markId = newId()
  expect((await board.draw(host, aText, markId)).status).toBe(200)
  const mark = { id: markId, personId: host.id, order: expect.any(Number), shape: aText }
  expect(told.map(({ personId, event, payload }) => [personId, event, payload])).toEqual(
    expect.arrayContaining(
      [ali, host].map(({ id }) => [id, 'liveBoard', { sessionId, slide: null, drawn: mark }]),
    ),
  )
  expect(told).toHaveLength(2)
  // The same request again draws nothing more.
  told.splice(0)
  expect((await board.draw(host, aText, markId)).status).toBe(200)
  expect(told).toEqual([])
  await board.draw(host)
  await arvand.call(joinSession, { sessionId }, sara)
  expect(await board.shapes(sara)).toEqual([aText, aLine])
  expect((await arvand.call(showSession, { sessionId }, sara)).answer.board).toEqual({
    isOpen: true,
    everybodyDraws: false,
  })
})

test('participants draw only where the host lets them, and take off only what is theirs', async () => {
  const board = await aBoard()
  expect((await board.draw(ali)).problem.code).toBe('live.may-not-draw')
  expect((await board.set(ali, true, true)).problem.code).toBe('live.only-host')
  expect((await board.show(ali)).answer.mayDraw).toBe(false)
  await board.set(host, true, true)
  expect((await board.show(ali)).answer.mayDraw).toBe(true)
  const [his, hers] = [newId(), newId()]
  await board.draw(ali, aLine, his)
  await board.draw(sara, aText, hers)
  expect((await board.erase(ali, hers)).problem.code).toBe('live.unknown-mark')
  expect((await board.erase(ali, his)).status).toBe(200)
  expect(await board.shapes(host)).toEqual([aText])
  // Whoever took it off puts it back, below what came after it.
  expect((await board.restore(sara, his)).status).toBe(404)
  expect((await board.restore(ali, his)).status).toBe(200)
  expect(await board.shapes(host)).toEqual([aLine, aText])
  expect((await board.erase(host, hers)).status).toBe(200)
  expect((await board.restore(sara, hers)).status).toBe(404)
  expect((await board.clear(ali)).status).toBe(403)
  told.splice(0)
  expect((await board.clear(host)).status).toBe(200)
  expect(told.map(({ payload }) => payload)).toContainEqual({
    sessionId: board.sessionId,
    slide: null,
    cleared: true,
  })
  expect(await board.shapes(ali)).toEqual([])
  expect((await board.restore(ali, his)).status).toBe(404)
  await board.set(host, false, true)
  expect((await board.draw(host)).problem.code).toBe('live.board-closed')
})

test('strangers, whoever is out, and an ended class: nothing is drawn', async () => {
  const board = await aBoard(true)
  const { sessionId } = board
  expect([(await board.draw(stranger)).status, (await board.show(stranger)).status]).toEqual([404, 404])
  await arvand.call(leaveSession, { sessionId }, sara)
  expect((await board.draw(sara)).problem.code).toBe('live.not-in')
  const other = await aBoard(true)
  const foreign = newId()
  await other.draw(ali, aLine, foreign)
  expect((await board.erase(ali, foreign)).problem.code).toBe('live.unknown-mark')
  // An id that another class has is free here.
  expect((await board.draw(ali, aText, foreign)).status).toBe(200)
  expect(await other.shapes(ali)).toEqual([aLine])
  await arvand.call(endSession, { sessionId }, host)
  expect((await board.draw(host)).problem.code).toBe('live.session-over')
  expect(await board.shapes(ali)).toEqual([aText])
})

const pen = { ...drawn, kind: 'pen' }
test.each([
  ['too many points', { ...pen, points: Array.from({ length: 802 }, () => 1) }],
  ['half a point', { ...pen, points: [1, 2, 3] }],
  ['points outside', { ...pen, points: [10, 901] }],
  ['fractions', { ...pen, points: [1.5, 2] }],
  ['numbers as text', { ...pen, points: ['1', '2'] }],
  ['a corner outside', { ...aLine, x2: 1e9 }],
  ['an ink of its own', { ...aLine, ink: 'url(javascript:alert(1))' }],
  ['more than a shape', { ...aLine, onload: 'alert(1)' }],
  ['another kind', { ...aLine, kind: 'image', href: 'https://example.com' }],
  ['too long a text', { ...aText, text: 'م'.repeat(121) }],
  ['no text', { ...aText, text: '' }],
])('hostile: %s is refused', async (_what, shape) => {
  const board = await aBoard()
  expect((await board.draw(host, shape)).status).toBe(422)
  expect(await board.shapes(host)).toEqual([])
})

test('the longest stroke fits into a message, and a text stays a text', async () => {
  const board = await aBoard()
  const points = Array.from({ length: 800 }, (_, at) => (at % 2 === 0 ? 1600 : 900))
  expect((await board.draw(host, { ...pen, points })).status).toBe(200)
  const text = '<script>alert(1)</script>'
  await board.draw(host, { ...aText, text })
  expect((await board.shapes(ali))[1]).toMatchObject({ text })
})

test('a flood of strokes is refused, and a board that is full', async () => {
  const board = await aBoard(true)
  const flooder = await aPerson(arvand)
  await live(arvand.platform.db)
    .insertInto('live.board_marks')
    .values({
      ...{ session_id: board.sessionId, id: newId(), person_id: host.id, shape: JSON.stringify(aLine) },
      ...{ bytes: 999_990, at: arvand.platform.clock.now() },
    })
    .execute()
  expect((await board.draw(host)).problem.code).toBe('live.board-full')
  expect(whyNotFit({ bytes: 0, drawn: 10_000 }, 1)).toBe('live.board-full')
  expect(whyNotFit({ bytes: 999_999, drawn: 9_999 }, 1)).toBe(null)
  const { sessionId } = await aClass(arvand, [flooder], host)
  await arvand.call(panel.setBoard, { sessionId, isOpen: true, everybodyDraws: true }, host)
  const draw = () => arvand.call(panel.drawMark, { sessionId, markId: newId(), shape: aLine }, flooder)
  const statuses = await Promise.all(Array.from({ length: 245 }, draw))
  expect(statuses.filter(({ status }) => status === 429)).toHaveLength(5)
})
