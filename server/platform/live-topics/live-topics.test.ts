import { afterAll, afterEach, beforeAll, expect, test } from 'vitest'
import { TestClock } from '#server/testing/clock'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { aLivePage, type LivePage } from '#server/testing/live-pages'
import { newId } from '../ids.ts'
import { sweepTopics } from './kept-messages.ts'
import { noteGone, notePresent } from './presence.ts'
import { aHouse } from './testing.ts'

const clock = new TestClock()
const barred = new Set<string>()
let database: TestDatabase
let one: Awaited<ReturnType<typeof aHouse>>
let two: Awaited<ReturnType<typeof aHouse>>
const open: LivePage[] = []
beforeAll(async () => {
  database = await aDatabase()
  one = await aHouse({ ...database, clock }, barred)
  two = await aHouse({ ...database, clock }, barred)
})
afterEach(() => {
  for (const page of open.splice(0)) page.close()
})
afterAll(async () => {
  await one.close()
  await two.close()
  await database.close()
})

async function aPage(process: { readonly url: string }, personId = newId()) {
  const page = await aLivePage(process.url, personId)
  open.push(page)
  return Object.assign(page, { personId })
}

const texts = (page: LivePage) =>
  page.heard('topicMessage').map(({ payload }) => (payload as { text: string }).text)

test('what a page sends is acknowledged, and reaches those who follow the same topic at any process, alone', async () => {
  const [room, otherRoom] = [newId(), newId()]
  const [sara, omid, mina] = [await aPage(one), await aPage(two), await aPage(two)]
  await sara.join('house.room', room)
  await omid.join('house.room', room)
  await mina.join('house.room', otherRoom)
  expect(await sara.say('house.room', room, 'write', { text: 'سلام' })).toEqual({ answer: { length: 4 } })
  await one.topics.publish('house.room', otherRoom, 'written', { text: 'فقط برای مینا' })
  await expect.poll(() => texts(mina)).toEqual(['فقط برای مینا'])
  await expect.poll(() => [texts(sara), texts(omid)]).toEqual([['سلام'], ['سلام']])
})

test('who comes, what they do and that they left is told to those who are there; twice there is once there', async () => {
  const room = newId()
  const sara = await aPage(one)
  await sara.join('house.room', room)
  const omid = await aPage(two)
  const again = await aPage(one, omid.personId)
  const { present } = await omid.join('house.room', room)
  expect((present as { id: string }[]).map(({ id }) => id).sort()).toEqual(
    [sara.personId, omid.personId].sort(),
  )
  await again.join('house.room', room)
  await omid.say('house.room', room, 'rest', {})
  const told = () => sara.heard('topicPresence').map(({ came, left }) => came ?? left)
  const name = `person ${omid.personId.slice(-4)}`
  await expect.poll(told).toEqual(
    expect.arrayContaining([
      { id: omid.personId, name, doing: null },
      { id: omid.personId, name, doing: 'resting' },
    ]),
  )
  omid.close()
  await again.leave('house.room', room)
  await expect.poll(told).toContain(omid.personId)
  expect(told().filter((one) => one === omid.personId)).toHaveLength(1)
})

test('whose two connections go at the same moment, at two processes, has left once', async () => {
  const personId = newId()
  for (let nth = 0; nth < 40; nth++) {
    const topic = `house.room ${newId()}`
    const connections = [newId(), newId()]
    for (const connection of connections)
      await notePresent(database.db, { topic, connection, personId }, newId(), clock.now())
    const left = await Promise.all(
      connections.map((connection) => noteGone(database.db, [{ topic, connection }])),
    )
    expect(left.flat()).toEqual([{ topic, person_id: personId }])
  }
})

test('who closes the window in which they did something, and has another, is there and does nothing', async () => {
  const room = newId()
  const sara = await aPage(one)
  await sara.join('house.room', room)
  const omid = await aPage(two)
  const again = await aPage(one, omid.personId)
  await omid.join('house.room', room)
  await again.join('house.room', room)
  const doings = () =>
    sara
      .heard('topicPresence')
      .map(({ came }) => came as { id: string; doing: string | null })
      .flatMap(({ id, doing }) => (id === omid.personId ? [doing] : []))
  await omid.say('house.room', room, 'rest', {})
  await expect.poll(doings).toEqual([null, 'resting'])
  omid.close()
  await expect.poll(doings).toEqual([null, 'resting', null])
})

test('what is offered to all rooms reaches those that it is for, at any process, and is not kept', async () => {
  const [room, otherRoom, barredRoom] = [newId(), newId(), newId()]
  const [sara, omid, mina] = [await aPage(one), await aPage(two), await aPage(two)]
  await sara.join('house.room', room)
  await omid.join('house.room', otherRoom)
  const { sequence } = await mina.join('house.room', barredRoom)
  one.topics.offer('house.room', 'cleaned', { but: barredRoom })
  const offers = (page: LivePage) => page.heard('topicOffer').map(({ id, event }) => [id, event])
  await expect
    .poll(() => [offers(sara), offers(omid)])
    .toEqual([[[room, 'cleaned']], [[otherRoom, 'cleaned']]])
  one.topics.offer('house.room', 'closed', { but: room })
  await expect.poll(() => offers(mina)).toEqual([[barredRoom, 'closed']])
  expect(await mina.join('house.room', barredRoom, sequence as number)).toMatchObject({ missed: [] })
  expect(() => one.topics.offer('house.room', 'large', { text: 'ا'.repeat(9_000) })).toThrow(RangeError)
})

test('a page that was cut gets what it missed, in its order; one that was away too long loads anew', async () => {
  const room = newId()
  const sara = await aPage(one)
  const { sequence } = (await sara.join('house.room', room)) as { sequence: number }
  sara.close()
  for (const text of ['الف', 'ب', 'پ']) await two.topics.publish('house.room', room, 'written', { text })
  const back = await aPage(two)
  const joined = (await back.join('house.room', room, sequence)) as {
    sequence: number
    missed: { sequence: number; previous: number; payload: { text: string } }[]
  }
  expect(joined.missed.map(({ payload }) => payload.text)).toEqual(['الف', 'ب', 'پ'])
  expect(joined.missed.map(({ previous }) => previous)).toEqual([
    sequence,
    ...joined.missed.slice(0, 2).map(({ sequence: before }) => before),
  ])
  expect(await back.join('house.room', room, joined.sequence)).toMatchObject({ missed: [] })
  clock.pass(11 * 60)
  await sweepTopics(database.db, clock)
  await two.topics.publish('house.room', room, 'written', { text: 'ت' })
  expect(await back.join('house.room', room, sequence)).toMatchObject({ missed: null })
  clock.pass(8 * 86_400)
  await sweepTopics(database.db, clock)
  expect(await back.join('house.room', room, joined.sequence)).toMatchObject({ sequence: 0, missed: null })
})

test('whose right ends is told so and hears no more, at every process', async () => {
  const room = newId()
  const [sara, omid] = [await aPage(one), await aPage(two)]
  await sara.join('house.room', room)
  await omid.join('house.room', room)
  barred.add(omid.personId)
  one.topics.recheck('house.room', room)
  await expect.poll(() => omid.heard('topicClosed')).toEqual([{ topic: 'house.room', id: room }])
  await two.topics.publish('house.room', room, 'written', { text: 'بدون امید' })
  await expect.poll(() => texts(sara)).toEqual(['بدون امید'])
  expect(texts(omid)).toEqual([])
  expect(await omid.join('house.room', room)).toEqual({ code: 'request.not-found' })
})

test('a flood, a wrong body, a strange word and a strange topic are refused, each by its code', async () => {
  const room = newId()
  const page = await aPage(one)
  const write = (body: unknown, word = 'write') => page.say('house.room', room, word, body)
  expect(await write({ text: 'پیش از آمدن' })).toEqual({ code: 'request.not-found' })
  await page.join('house.room', room)
  expect(await page.join('house.roof', room)).toEqual({ code: 'request.not-found' })
  expect(await page.join('house.room', "'; drop table platform.topics; --")).toEqual({
    code: 'request.invalid',
  })
  expect(await write({ text: 'ا'.repeat(201) })).toEqual({ code: 'request.invalid' })
  expect(await write({}, 'toString')).toEqual({ code: 'request.not-found' })
  const answers = await Promise.all(Array.from({ length: 8 }, () => write({ text: 'تند' })))
  expect(answers.filter((one) => 'answer' in one)).toHaveLength(4)
  expect(answers.filter((one) => one.code === 'request.too-many')).toHaveLength(4)
  await expect(one.topics.publish('house.room', room, 'written', 'ا'.repeat(20_000))).rejects.toThrow(
    RangeError,
  )
})

test('messages that are published at once each follow the one before', async () => {
  const room = newId()
  const page = await aPage(one)
  const { sequence } = (await page.join('house.room', room)) as { sequence: number }
  await Promise.all(
    Array.from({ length: 20 }, (_, at) =>
      (at % 2 ? one : two).topics.publish('house.room', room, 'written', { text: `${at}` }),
    ),
  )
  const { missed } = (await page.join('house.room', room, sequence)) as {
    missed: { sequence: number; previous: number }[]
  }
  expect(missed).toHaveLength(20)
  expect(missed.map(({ previous }) => previous)).toEqual([
    sequence,
    ...missed.slice(0, 19).map((one) => one.sequence),
  ])
})
