import { showCertificate } from '@arvand/contracts/home/certificates'
import { listMyCertificates } from '@arvand/contracts/panel/certificates'
import { login } from '@arvand/contracts/panel/identity'
import { listMyWebinars } from '@arvand/contracts/panel/webinars'
import { afterAll, beforeAll, expect, test } from 'vitest'
import type { TestApp } from '#server/testing/app'
import { aFilledApp } from '../filled-app.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await aFilledApp()
}, 300_000)
afterAll(() => arvand.close())

const signIn = async (identifier: string) => {
  const { answer } = await arvand.call(login, { identifier, password: 'arvand-demo' })
  return { token: 'token' in answer ? answer.token : '' }
}

test('the demo learner has a valid certificate of each brand', async () => {
  const { answer } = await arvand.call(listMyCertificates, {}, await signIn('09120000001'))
  const ofCourses = answer.items.filter(({ kind }) => kind === 'course')
  expect(ofCourses.map(({ brand }) => brand).toSorted()).toEqual(['arvand', 'hamun'])
  expect(answer.items.filter(({ kind }) => kind === 'webinar')).toHaveLength(2)
  for (const { code } of answer.items)
    expect((await arvand.call(showCertificate, { code })).answer).toMatchObject({
      ...{ valid: true, isIntact: true },
    })
})

test('the demo learner is certified in the webinars that are past', async () => {
  const { answer } = await arvand.call(listMyWebinars, {}, await signIn('09120000001'))
  const past = answer.items.filter(({ webinar }) => webinar.state === 'ended')
  expect(past.map(({ registration }) => registration.state)).toEqual(['certified', 'certified'])
})

test('one certificate of the demo was revoked, and says so', async () => {
  const revoked = await arvand.app.inject({ url: '/certificates/revoked.json' })
  expect(revoked.statusCode).toBe(200)
  expect(revoked.body).toContain('تکلیف پایانی')
})
