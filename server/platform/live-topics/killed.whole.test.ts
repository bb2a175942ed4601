import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { join } from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { aDatabase, type TestDatabase } from '#server/testing/database'
import { aLivePage, type LivePage } from '#server/testing/live-pages'
import { newId } from '../ids.ts'
import { aHouse } from './testing.ts'

const people = 500
const messages = 40

let database: TestDatabase
let stays: Awaited<ReturnType<typeof aHouse>>
let dies: ChildProcess
let dyingUrl = ''
beforeAll(async () => {
  database = await aDatabase()
  // real time, because the other process has it too.
  stays = await aHouse({ ...database, clock: { now: () => new Date() } })
  dies = spawn(process.execPath, [join(import.meta.dirname, 'house-process.ts'), database.url], {
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  if (!dies.stdout) throw new Error('no output')
  const [address] = await once(dies.stdout, 'data')
  dyingUrl = String(address).trim()
}, 60_000)
afterAll(async () => {
  await stays.close()
  await database.close()
})

interface Member {
  readonly personId: string
  page: LivePage
  sequence: number
  /** What came before its connection was cut, and what it was told at its return. */
  readonly got: string[]
}

async function aMember(url: string, room: string): Promise<Member> {
  const personId = newId()
  const page = await aLivePage(url, personId)
  const { sequence } = (await page.join('house.room', room)) as { sequence: number }
  return { personId, page, sequence, got: [] }
}

const textOf = ({ payload }: Record<string, unknown>) => (payload as { text: string }).text

/** What a page takes in: each message after the one before it, however they overtook each other between processes. */
function taken({ page, sequence }: Member): { readonly texts: string[]; readonly last: number } {
  const following = new Map(page.heard('topicMessage').map((message) => [message.previous, message]))
  const texts: string[] = []
  let last = sequence
  for (let next = following.get(last); next; next = following.get(last)) {
    texts.push(textOf(next))
    last = Number(next.sequence)
  }
  return { texts, last }
}

test('of 500 who follow a topic at two processes, one of which is killed, everybody has every message once', async () => {
  const room = newId()
  const urls = [stays.url, dyingUrl]
  const members: Member[] = []
  for (let at = 0; at < people; at += 50)
    members.push(
      ...(await Promise.all(Array.from({ length: 50 }, (_, one) => aMember(urls[one % 2] ?? '', room)))),
    )
  const publish = async (from: number, to: number) => {
    for (let at = from; at < to; at += 1)
      await stays.topics.publish('house.room', room, 'written', { text: `${at}` })
  }
  await publish(0, 10)
  // Some are on their way yet.
  const killed = once(dies, 'exit')
  dies.kill('SIGKILL')
  await killed
  await publish(10, 20)
  const cut = members.filter((_, at) => at % 2 === 1)
  await Promise.all(
    cut.map(async (member) => {
      const before = taken(member)
      member.page = await aLivePage(stays.url, member.personId)
      const joined = (await member.page.join('house.room', room, before.last)) as {
        sequence: number
        missed: Record<string, unknown>[] | null
      }
      member.sequence = joined.sequence
      member.got.push(...before.texts, ...(joined.missed ?? []).map(textOf))
    }),
  )
  await publish(20, messages)
  const all = Array.from({ length: messages }, (_, at) => `${at}`)
  const gotBy = (member: Member) => [...member.got, ...taken(member).texts]
  for (const member of members) await expect.poll(() => gotBy(member), { timeout: 20_000 }).toEqual(all)

  const reader = await aLivePage(stays.url, newId())
  const { present } = (await reader.join('house.room', room)) as { present: { id: string }[] }
  expect(present).toHaveLength(people + 1)
  reader.close()
  for (const { page } of members) page.close()
}, 180_000)
