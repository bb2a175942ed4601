import { listPersonNotes, writePersonNote } from '@arvand/contracts/panel/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '../testing.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { name: 'مریم بهرامی', roles: ['manager'], scopes: ['people'] })
})
afterAll(() => arvand.close())

const text = 'نام انگلیسی روی گواهی باید درست شود.'
const write = (by: TestPerson, personId: string, requestId = newId()) =>
  arvand.call(writePersonNote, { personId, text, requestId }, by)
const notesOf = async (personId: string) =>
  (await arvand.call(listPersonNotes, { personId }, keeper)).answer.items

test('a note is kept once with its author, and the act is written down without its text', async () => {
  const sara = await aPerson(arvand)
  const requestId = newId()
  const { noteId } = (await write(keeper, sara.id, requestId)).answer
  expect((await write(keeper, sara.id, requestId)).answer).toEqual({ noteId })
  expect(await notesOf(sara.id)).toEqual([
    { id: noteId, text, at: expect.any(String), by: { id: keeper.id, name: 'مریم بهرامی' } },
  ])
  const { rows } = await arvand.database.pool.query(
    `select actor_id, detail from identity.audit where act = 'person-noted' and person_id = $1`,
    [sara.id],
  )
  expect(rows).toEqual([{ actor_id: keeper.id, detail: {} }])
})

test('only managers of people write and read notes; nobody notes an unknown person', async () => {
  const sara = await aPerson(arvand)
  const support = await aPerson(arvand, { roles: ['manager'], scopes: ['support'] })
  for (const stranger of [sara, support]) {
    expect((await write(stranger, sara.id)).status).toBe(403)
    expect((await arvand.call(listPersonNotes, { personId: sara.id }, stranger)).status).toBe(403)
  }
  expect((await arvand.call(listPersonNotes, { personId: sara.id })).status).toBe(401)
  expect((await write(keeper, newId())).problem.code).toBe('request.not-found')
  const empty = { personId: sara.id, text: ' ', requestId: newId() }
  expect((await arvand.call(writePersonNote, empty, keeper)).problem.code).toBe('request.invalid')
})
