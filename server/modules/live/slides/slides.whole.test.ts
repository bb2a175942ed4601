import { removeParticipant } from '@arvand/contracts/panel/class'
import { endSession, joinSession, leaveSession, showSession } from '@arvand/contracts/panel/live'
import * as panel from '@arvand/contracts/panel/slides'
import { afterAll, beforeAll, beforeEach, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '#testing/identity'
import { aFile, aPdf } from '#testing/media'
import { aClass, aDeck, live, slideFileUse, type Told, watchLive } from '../testing.ts'

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

async function aClassWithSlides() {
  const { sessionId } = await aClass(arvand, [ali, sara], host)
  const fileId = await aDeck(arvand, host, ['First', 'Second', 'Third'])
  const set = (by: TestPerson, shown: string | null = fileId) =>
    arvand.call(panel.setSlides, { sessionId, fileId: shown }, by)
  return {
    ...{ sessionId, fileId, set },
    add: (by: TestPerson, file = fileId) => arvand.call(panel.addSlides, { sessionId, fileId: file }, by),
    turn: (by: TestPerson, page: number) => arvand.call(panel.turnSlides, { sessionId, fileId, page }, by),
    show: async (by: TestPerson) => (await arvand.call(panel.showSlides, { sessionId }, by)).answer.slides,
    list: (by: TestPerson) => arvand.call(panel.listSlides, { sessionId }, by),
  }
}

test('everybody sees the page of the host, who comes later too; their pictures open for who was in', async () => {
  const { sessionId, fileId, add, set, turn, show, list } = await aClassWithSlides()
  await arvand.call(leaveSession, { sessionId }, sara)
  expect(await show(ali)).toBeNull()
  for (const _ of [1, 2]) expect((await add(host)).status).toBe(200)
  expect((await list(host)).answer.items).toEqual([
    { fileId, name: 'حد و پیوستگی.pdf', isShown: false, pages: 3, trouble: null },
  ])
  expect((await set(host)).status).toBe(200)
  expect((await arvand.call(showSession, { sessionId }, ali)).answer.slides).toBe(fileId)
  told.splice(0)
  expect((await turn(host, 2)).status).toBe(200)
  expect(told).toEqual(
    [host, ali].map(({ id }) => ({
      ...{ personId: id, event: 'liveSlides', payload: { sessionId, fileId, page: 2 } },
    })),
  )
  await arvand.call(joinSession, { sessionId }, sara)
  const late = await show(sara)
  expect(late).toMatchObject({ fileId, page: 2, name: 'حد و پیوستگی.pdf' })
  expect(late?.pages.map(({ text }) => text)).toEqual(['First', 'Second', 'Third'])
  const open = async (url: string, { token }: TestPerson) =>
    (await arvand.app.inject({ url, headers: { cookie: `arvand.session=${token}` } })).statusCode
  for (const url of [late?.pages[2]?.url, late?.pages[2]?.small]) {
    expect(await open(url ?? '', sara)).toBe(200)
    expect(await open(url ?? '', stranger)).toBe(403)
  }
  // Put away and shown again they are where they were left; after the class they stay.
  await set(host, null)
  expect(await show(ali)).toBeNull()
  await set(host)
  await arvand.call(endSession, { sessionId }, host)
  expect((await show(ali))?.page).toBe(2)
  expect((await turn(host, 1)).problem.code).toBe('live.session-over')
})

test('only a host shows and turns; a stranger finds nothing, a removed participant neither page nor picture', async () => {
  const { sessionId, fileId, add, set, turn, show, list } = await aClassWithSlides()
  for (const refused of [await add(ali), await set(ali), await turn(ali, 2), await list(ali)])
    expect(refused.problem.code).toBe('live.only-host')
  for (const refused of [
    await add(stranger),
    await set(stranger),
    await turn(stranger, 2),
    await list(stranger),
  ])
    expect(refused.status).toBe(404)
  await add(host)
  await set(host)
  const url = (await show(ali))?.pages[0]?.url ?? ''
  await arvand.call(removeParticipant, { sessionId, personId: ali.id }, host)
  const refused = await arvand.call(panel.showSlides, { sessionId }, ali)
  expect(refused.problem.code).toBe('live.removed')
  const opened = await arvand.app.inject({ url, headers: { cookie: `arvand.session=${ali.token}` } })
  expect(opened.statusCode).toBe(403)
  expect(fileId).toBeTruthy()
})

test('unknown pages and files, the file of somebody else and of another use are refused', async () => {
  const { sessionId, add, set, turn } = await aClassWithSlides()
  expect((await set(host)).problem.code).toBe('live.unknown-slides')
  expect((await turn(host, 1)).problem.code).toBe('live.unknown-slides')
  await add(host)
  await set(host)
  expect((await turn(host, 4)).problem.code).toBe('live.unknown-page')
  for (const page of [0, 201, 1.5]) expect((await turn(host, page)).status).toBe(422)
  expect((await set(host, newId())).problem.code).toBe('live.unknown-slides')
  // What was shown before still is.
  expect((await arvand.call(showSession, { sessionId }, ali)).answer.slides).not.toBeNull()
  expect((await add(host, await aDeck(arvand, ali, ['His']))).problem.code).toBe('media.unknown-file')
  const lesson = await aFile(arvand, { ownerId: host.id, content: aPdf({ pages: ['First'] }) })
  expect((await add(host, lesson.id)).problem.code).toBe('media.wrong-use')
})

test('slides whose pages could not be drawn say why and are not shown; a session holds 20', async () => {
  const { sessionId, add, set, list } = await aClassWithSlides()
  const content = aPdf({ pages: ['First'], isLocked: true })
  const locked = await aFile(arvand, { ownerId: host.id, use: slideFileUse, name: 'قفل.pdf', content })
  await add(host, locked.id)
  await expect
    .poll(async () => (await list(host)).answer.items[0]?.trouble, { timeout: 30_000 })
    .toContain('رمز دارد')
  expect((await set(host, locked.id)).problem.code).toBe('live.slides-not-ready')
  const others = Array.from({ length: 19 }, () => ({ session_id: sessionId, file_id: newId() }))
  await live(arvand.platform.db)
    .insertInto('live.slides')
    .values(others.map((one) => ({ ...one, at: arvand.platform.clock.now() })))
    .execute()
  expect((await add(host)).problem.code).toBe('live.too-many-slides')
})

test('a flood of turned pages is refused', async () => {
  const eager = await aPerson(arvand, { roles: ['teacher'] })
  const { sessionId } = await aClass(arvand, [], eager)
  const statuses: number[] = []
  for (let count = 0; count < 121; count++)
    statuses.push(
      (await arvand.call(panel.turnSlides, { sessionId, fileId: newId(), page: 1 }, eager)).status,
    )
  expect(statuses.at(-2)).toBe(422)
  expect(statuses.at(-1)).toBe(429)
})
