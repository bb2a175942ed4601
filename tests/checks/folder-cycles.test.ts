import { expect, test } from 'vitest'
import { folderCycles } from '../../tools/checks/folder-cycles.ts'
import { findingsOf } from './findings.ts'

const live = 'server/modules/live'
const round = {
  [`${live}/rooms/room.ts`]: "import '../seats/seat.ts'",
  [`${live}/rooms/open.ts`]: '',
  [`${live}/seats/seat.ts`]: '',
  [`${live}/seats/take.ts`]: "\nimport type { Room } from '../rooms/open.ts'",
}

test('folders that stand on each other are told, though no file does', async () => {
  expect(await findingsOf(folderCycles, round)).toEqual([
    `${live}/rooms/room.ts:1 circle of folders: ${live}/rooms → seats → … → rooms`,
    `${live}/seats/take.ts:2 circle of folders: ${live}/seats → rooms → … → seats`,
  ])
})

test('a file that folders stand on may not stand on them; the door may', async () => {
  const parts = { ...round, [`${live}/seats/take.ts`]: "import '../parts.ts'", [`${live}/parts.ts`]: '' }
  const door = { [`${live}/module.ts`]: "import './rooms/room.ts'\nimport './seats/take.ts'" }
  expect(await findingsOf(folderCycles, { ...parts, ...door })).toEqual([])
  const found = await findingsOf(folderCycles, { ...parts, [`${live}/parts.ts`]: "import './seats/seat.ts'" })
  expect(found).toHaveLength(2)
})

test('folders inside a folder are held to the same', async () => {
  const deeper = Object.fromEntries(
    Object.entries(round).map(([file, text]) => [file.replace(live, `${live}/stage`), text]),
  )
  expect(await findingsOf(folderCycles, deeper)).toHaveLength(2)
})

test('tests and builders reach anywhere', async () => {
  const { [`${live}/seats/take.ts`]: text = '', ...rest } = round
  for (const file of ['seats/take.test.ts', 'seats/testing.ts'])
    expect(await findingsOf(folderCycles, { ...rest, [`${live}/${file}`]: text })).toEqual([])
})
