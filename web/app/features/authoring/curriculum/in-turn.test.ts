import { expect, test } from 'vitest'
import { inTurn } from './in-turn.ts'

/** A slow server that takes an order only when it is based on the newest version. */
function aServer() {
  const asked: { order: string; taken: boolean }[] = []
  let [stored, atOnce] = [1, 0]
  return {
    asked,
    async arrange(order: string, version: number): Promise<number | null> {
      atOnce += 1
      expect(atOnce).toBe(1)
      await new Promise((resolve) => setTimeout(resolve, 5))
      atOnce -= 1
      const taken = version === stored && order !== 'refused'
      asked.push({ order, taken })
      if (taken) stored += 1
      return taken ? stored : null
    },
  }
}

function aBuilder() {
  const server = aServer()
  let version = 1
  const arrange = inTurn(async (order: string) => {
    const next = await server.arrange(order, version)
    version = next ?? version
    return next !== null
  })
  return { server, arrange }
}

test('quick drops go one after the other, each over the answer to the last, and only the newest that waits', async () => {
  const { server, arrange } = aBuilder()
  await Promise.all(['first', 'second', 'third'].map(arrange))
  await arrange('fourth')
  expect(server.asked).toEqual([
    { order: 'first', taken: true },
    { order: 'third', taken: true },
    { order: 'fourth', taken: true },
  ])
})

test('what waits behind a refusal is dropped, and the next one goes again', async () => {
  const { server, arrange } = aBuilder()
  await Promise.all(['refused', 'after it'].map(arrange))
  await arrange('later')
  expect(server.asked.map(({ order }) => order)).toEqual(['refused', 'later'])
})
