import * as panel from '@arvand/contracts/panel/board'
import { addSlides, setSlides, turnSlides } from '@arvand/contracts/panel/slides'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, aDeck, type Told, watchLive } from '../testing.ts'

let arvand: TestApp
let told: Told[]
let host: TestPerson
let ali: TestPerson
let stranger: TestPerson
let fileId: string
let otherId: string
beforeAll(async () => {
  arvand = await anApp()
  told = watchLive(arvand)
  host = await aPerson(arvand, { roles: ['teacher'] })
  ;[ali, stranger] = [await aPerson(arvand), await aPerson(arvand)]
  fileId = await aDeck(arvand, host, ['First', 'Second'])
  otherId = await aDeck(arvand, host, ['Other'])
}, 120_000)
afterAll(() => arvand.close())

const aLine = { kind: 'line', ink: 'red', thickness: 'thin', x1: 0, y1: 0, x2: 100, y2: 100 } as const

/** A class in which the first deck is shown. */
async function aShownDeck() {
  const { sessionId } = await aClass(arvand, [ali], host)
  for (const one of [fileId, otherId]) await arvand.call(addSlides, { sessionId, fileId: one }, host)
  const show = (shown: string | null) => arvand.call(setSlides, { sessionId, fileId: shown }, host)
  await show(fileId)
  const on = (page: number, of = fileId) => ({ fileId: of, page })
  return {
    ...{ sessionId, show, on },
    draw: (by: TestPerson, slide: panel.Slide | undefined, markId = newId()) =>
      arvand.call(panel.drawMark, { sessionId, markId, shape: aLine, ...(slide ? { slide } : {}) }, by),
    marks: async (slide?: panel.Slide, by = ali) => {
      const ask = { sessionId, ...(slide ? { slide } : {}) }
      return (await arvand.call(panel.showBoard, ask, by)).answer.marks.length
    },
  }
}

test('a page of slides has marks of its own, and everybody who is in is told on which', async () => {
  const { sessionId, draw, marks, on } = await aShownDeck()
  told.splice(0)
  expect((await draw(host, on(1))).status).toBe(200)
  expect(told.map(({ payload }) => payload)).toEqual(
    [host, ali].map(() => expect.objectContaining({ sessionId, slide: on(1) })),
  )
  await arvand.call(turnSlides, { sessionId, fileId, page: 2 }, host)
  await draw(host, on(2))
  await draw(host, on(2))
  expect([await marks(on(1)), await marks(on(2)), await marks()]).toEqual([1, 2, 0])
  await arvand.call(panel.clearBoard, { sessionId, slide: on(2) }, host)
  expect([await marks(on(1)), await marks(on(2))]).toEqual([1, 0])
})

test('what is drawn goes when the slides are put away, and the board keeps its own', async () => {
  const { sessionId, draw, marks, on, show } = await aShownDeck()
  await arvand.call(panel.setBoard, { sessionId, isOpen: true, everybodyDraws: false }, host)
  await draw(host, undefined)
  await draw(host, on(1))
  // Shown once more it is the same deck.
  await show(fileId)
  expect(await marks(on(1))).toBe(1)
  await show(otherId)
  await show(fileId)
  expect([await marks(on(1)), await marks()]).toEqual([0, 1])
})

test('participants draw on slides where the host lets them, and take back what is theirs', async () => {
  const { sessionId, draw, marks, on } = await aShownDeck()
  expect((await draw(ali, on(1))).problem.code).toBe('live.may-not-draw')
  await arvand.call(panel.setBoard, { sessionId, isOpen: false, everybodyDraws: true }, host)
  const [his, hosts] = [newId(), newId()]
  expect((await draw(ali, on(1), his)).status).toBe(200)
  await draw(host, on(1), hosts)
  const erase = (markId: string) => arvand.call(panel.eraseMark, { sessionId, markId }, ali)
  expect((await erase(hosts)).problem.code).toBe('live.unknown-mark')
  expect((await erase(his)).status).toBe(200)
  expect((await arvand.call(panel.restoreMark, { sessionId, markId: his }, ali)).status).toBe(200)
  expect(await marks(on(1))).toBe(2)
  expect((await draw(stranger, on(1))).status).toBe(404)
})

test('nothing is drawn on slides that are not shown, nor on a page that they do not have', async () => {
  const { draw, on, show } = await aShownDeck()
  expect((await draw(host, on(1, otherId))).problem.code).toBe('live.board-closed')
  expect((await draw(host, on(3))).problem.code).toBe('live.unknown-page')
  expect((await draw(host, on(0))).status).toBe(422)
  await show(null)
  expect((await draw(host, on(1))).problem.code).toBe('live.board-closed')
})
