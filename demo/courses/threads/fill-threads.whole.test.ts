import { listThreads, showThread } from '@arvand/contracts/panel/discussion'
import { login } from '@arvand/contracts/panel/identity'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app'
import { aFilledApp } from '../../filled-app.ts'
import { demoThreads } from './threads.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await aFilledApp()
}, 300_000)
afterAll(() => arvand.close())

test('every thread stands below its lesson, and the teacher reads the answer that solved it', async () => {
  const { rows } = await arvand.database.pool.query<{ id: string; about_id: string; title: string }>(
    "select id, about_id, title from discussion.threads where about_kind = 'lesson'",
  )
  expect(rows).toHaveLength(demoThreads.length)
  const asked = demoThreads[0]
  const row = rows.find(({ title }) => title === asked?.title)
  const { answer: teacher } = await arvand.call(login, { identifier: '09120000003', password: 'arvand-demo' })
  const token = 'token' in teacher ? teacher.token : ''
  const about = { kind: 'lesson' as const, id: row?.about_id ?? '' }
  const { answer: list } = await arvand.call(listThreads, { about }, { token })
  expect(list.items[0]).toMatchObject({ title: asked?.title, state: 'answered', solved: true, likes: 9 })
  const { answer: shown } = await arvand.call(showThread, { threadId: row?.id ?? '' }, { token })
  expect(shown.marked).toMatchObject({ byStaff: true, likes: 14, author: { name: 'دکتر آرمان کاظمی' } })
})
