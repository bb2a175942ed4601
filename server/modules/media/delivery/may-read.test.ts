import { afterAll, beforeAll, expect, test } from 'vitest'
import type { Actor } from '#platform/actor'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aDocument, aFile } from '#testing/media'
import { mayReadBy } from './may-read.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const anActor = (): Actor => ({
  personId: newId(),
  sessionId: newId(),
  roles: new Set(['user']),
  scopes: new Set(),
  mustSetUpSecondFactor: false,
})

test('a right is remembered for a minute, and a missing one not at all', async () => {
  const { db, clock } = arvand.platform
  const file = await aFile(arvand, { ownerId: newId(), content: aDocument })
  let isEnrolled = false
  let asked = 0
  const mayRead = mayReadBy(db, clock, [
    { mayRead: async () => false },
    {
      mayRead: async () => {
        asked += 1
        return isEnrolled
      },
    },
  ])
  const learner = anActor()
  expect(await mayRead(file, learner)).toBe(false)
  isEnrolled = true
  expect([await mayRead(file, learner), await mayRead(file, learner), asked]).toEqual([true, true, 2])
  isEnrolled = false
  clock.pass(59)
  expect(await mayRead(file, learner)).toBe(true)
  expect(await mayRead(file, anActor())).toBe(false)
  clock.pass(2)
  expect(await mayRead(file, learner)).toBe(false)
})

test('a manager who has yet to set up the second factor reads nothing, not even their own', async () => {
  const { db, clock } = arvand.platform
  const actor = anActor()
  const file = await aFile(arvand, { ownerId: actor.personId, content: aDocument })
  const mayRead = mayReadBy(db, clock, [])
  expect(await mayRead(file, { ...actor, mustSetUpSecondFactor: true })).toBe(false)
  expect(await mayRead(file, actor)).toBe(true)
})
