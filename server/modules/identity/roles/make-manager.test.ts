import { getProfile } from '@arvand/contracts/panel/profile'
import { scope } from '@arvand/contracts/people'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson } from '../testing.ts'
import { makeManager } from './make-manager.ts'

let arvand: TestApp
beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const make = (identifier: string) => makeManager(arvand.platform.db, arvand.platform.clock, identifier)
const holdingOf = async (id: string) => {
  const { rows } = await arvand.database.pool.query(
    `select array(select role from identity.roles where person_id = $1) as roles,
       (select count(*)::int from identity.scopes where person_id = $1) as scopes`,
    [id],
  )
  return rows[0]
}

test('the owner of a mobile or a verified e-mail gets the role and every scope, and signs in again', async () => {
  const byMobile = await aPerson(arvand, { name: 'رها امینی', mobile: '+989121111111' })
  const byMail = await aPerson(arvand, { email: 'raha@example.com' })
  expect(await make('+989121111111')).toEqual({ name: 'رها امینی' })
  expect(await make('raha@example.com')).toHaveProperty('name')
  for (const { id, token } of [byMobile, byMail]) {
    expect(await holdingOf(id)).toEqual({ roles: ['manager'], scopes: scope.options.length })
    expect((await arvand.call(getProfile, {}, { token })).status).toBe(401)
  }
})

test('a second time changes nothing, and the session lives', async () => {
  const boss = await aPerson(arvand, { mobile: '+989122222222', roles: ['manager'] })
  await make('+989122222222')
  await make('+989122222222')
  expect(await holdingOf(boss.id)).toEqual({ roles: ['manager'], scopes: scope.options.length })
  expect((await arvand.call(getProfile, {}, { token: boss.token })).status).toBe(200)
})

test('again it gives back what was lost, and opens a blocked account', async () => {
  const boss = await aPerson(arvand, { mobile: '+989125555555', roles: ['manager'], scopes: ['people'] })
  await arvand.database.pool.query('update identity.accounts set blocked_at = now() where id = $1', [boss.id])
  expect((await arvand.call(getProfile, {}, { token: boss.token })).status).toBe(401)
  await make('+989125555555')
  expect(await holdingOf(boss.id)).toEqual({ roles: ['manager'], scopes: scope.options.length })
  expect((await arvand.call(getProfile, {}, { token: boss.token })).status).toBe(200)
})

test('nobody is made a manager by a number or an address that is not theirs', async () => {
  await arvand.database.pool.query(
    `insert into identity.accounts (id, name, mobile, email, referral_code, created_at)
     values (gen_random_uuid(), 'کسی', '+989123333333', 'claimed@example.com', 'abcd2345', now())`,
  )
  expect(await make('claimed@example.com')).toEqual({ why: 'no-account' })
  expect(await make('+989124444444')).toEqual({ why: 'no-account' })
  expect(await make('+989123333333')).toEqual({ why: 'no-password' })
})

test('it is written down, as done at the terminal', async () => {
  const { rows } = await arvand.database.pool.query(
    `select act, actor_id, address from identity.audit where act = 'role-granted' limit 1`,
  )
  expect(rows).toEqual([{ act: 'role-granted', actor_id: null, address: 'terminal' }])
})
