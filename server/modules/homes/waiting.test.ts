import { createFactorCart } from '@arvand/contracts/panel/factors'
import { countWaiting } from '@arvand/contracts/panel/homes'
import { applyToTeach } from '@arvand/contracts/panel/teaching'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aCourse } from '#testing/courses'
import { aPerson } from '#testing/identity'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const waitingFor = async ({ token }: { token: string }) =>
  (await arvand.call(countWaiting, {}, { token })).answer.items

test('each role of a person is counted, and nothing of others’', async () => {
  const both = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
  const content = await aPerson(arvand, { roles: ['manager'], scopes: ['content'] })
  const sara = await aPerson(arvand)
  const asked = await arvand.call(
    applyToTeach,
    {
      field: 'ریاضی',
      biography: 'ده سال است که در شیراز ریاضی درس می‌دهم و هنوز هم از آن لذت می‌برم.',
      requestId: newId(),
      nationalCode: '0499370899',
      sheba: 'IR062960000000100324200001',
    },
    sara,
  )
  expect(asked.status).toBe(200)
  const course = await aCourse(arvand, { price: 1_000_000 })
  const ask = { items: [{ kind: 'course', id: course.id }], requestId: newId() } as const
  expect((await arvand.call(createFactorCart, ask, both)).status).toBe(200)
  expect(await waitingFor(both)).toEqual([
    { role: 'user', code: 'commerce.factors-to-pay', count: 1 },
    { role: 'manager', code: 'identity.applications-waiting', count: 1 },
  ])
  expect(await waitingFor(content)).toEqual([])
  expect(await waitingFor(sara)).toEqual([])
})

test('a stranger is 401, a manager without a second factor 403, and input is refused', async () => {
  const halfway = await aPerson(arvand, { roles: ['manager'], secondFactorWaived: false })
  const { token } = await aPerson(arvand)
  expect((await arvand.call(countWaiting, {})).status).toBe(401)
  expect((await arvand.call(countWaiting, {}, halfway)).problem.code).toBe('identity.second-factor-needed')
  const wrong = { of: 'manager' } as object
  expect((await arvand.call(countWaiting, wrong, { token })).status).toBe(422)
})
