import { showPerson } from '@arvand/contracts/home/people'
import { login, register } from '@arvand/contracts/panel/identity'
import { listPeople, showPersonToManager } from '@arvand/contracts/panel/people'
import { downloadPersonalData, removeAccount } from '@arvand/contracts/panel/personal-data'
import { getProfile, updateProfile } from '@arvand/contracts/panel/profile'
import { reauthenticate } from '@arvand/contracts/panel/security'
import { acceptApplication, applyToTeach } from '@arvand/contracts/panel/teaching'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, aTicket, type TestPerson, testPassword } from '../testing.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
})
afterAll(() => arvand.close())

const prove = ({ token }: TestPerson) => arvand.call(reauthenticate, { password: testPassword }, { token })
const download = ({ token }: TestPerson) => arvand.call(downloadPersonalData, {}, { token })
const remove = ({ token }: TestPerson, ask: object = { confirm: true }) =>
  arvand.call(removeAccount, ask, { token })
const isAlive = async ({ token }: TestPerson) => (await arvand.call(getProfile, {}, { token })).status === 200

/** A person with data in every module. */
async function aKnownPerson(mobile: string): Promise<TestPerson> {
  const person = await aPerson(arvand, { name: 'پروانه سپهرداد', mobile, email: `p${mobile}@example.com` })
  const { token } = person
  const profile = {
    handle: `parvaneh-${mobile.slice(-4)}`,
    birthDate: '1991-03-21',
    city: 'بیرجند',
    education: 'کارشناسی شیمی',
    links: ['https://example.com/parvaneh'],
    publicFields: ['name', 'city'],
  }
  await arvand.call(updateProfile, profile, { token })
  const ask = {
    field: 'شیمی آلی',
    biography: 'سال‌هاست شیمی درس می‌دهم و آزمایشگاه کوچکی در خانه دارم که بچه‌ها در آن تجربه می‌کنند.',
    nationalCode: '0499370899',
    sheba: 'IR062960000000100324200001',
    requestId: newId(),
  }
  const { answer } = await arvand.call(applyToTeach, ask, { token })
  await prove(keeper)
  await arvand.call(acceptApplication, { applicationId: answer.application.id }, { token: keeper.token })
  const told = async () =>
    (await arvand.database.pool.query('select 1 from notices.notices where person_id = $1', [person.id]))
      .rowCount
  await expect.poll(told, { timeout: 15_000 }).toBeGreaterThan(0)
  return person
}

/** Every row of our tables as text, with the name of its table. */
async function everything(): Promise<string[]> {
  const { pool } = arvand.database
  const { rows } = await pool.query<{ name: string }>(
    `select format('%I.%I', table_schema, table_name) as name from information_schema.tables
     where table_type = 'BASE TABLE' and table_schema in ('identity', 'notices', 'analysis', 'platform')
       and table_name <> 'outbox'`,
  )
  const found = []
  for (const { name } of rows) {
    const { rows: lines } = await pool.query<{ line: string }>(`select t::text as line from ${name} t`)
    found.push(...lines.map(({ line }) => `${name} ${line}`))
  }
  return found
}

describe('the download of personal data', () => {
  test('has all parts, and is written down', async () => {
    const person = await aKnownPerson('+989121110001')
    await prove(person)
    const { status, answer } = await download(person)
    expect(status).toBe(200)
    expect(answer.madeAt).toBe('2026-11-20T09:00:00.000Z')
    expect(answer.parts).toMatchObject({
      identity: {
        profile: { name: 'پروانه سپهرداد', city: 'بیرجند', nationalCode: '0499370899' },
        sessions: [{ address: '203.0.113.7' }],
        profileChanges: expect.arrayContaining([expect.objectContaining({ field: 'handle' })]),
        teachingApplications: [{ field: 'شیمی آلی', state: 'accepted' }],
        acts: expect.arrayContaining([expect.objectContaining({ act: 'application-sent' })]),
      },
      notices: { told: [expect.objectContaining({ title: expect.any(String) })] },
    })
    expect(JSON.stringify(answer)).not.toMatch(/argon2|token_hash|sealed/)
    const { rows } = await arvand.database.pool.query(
      `select actor_id from identity.audit where act = 'data-downloaded' and person_id = $1`,
      [person.id],
    )
    expect(rows).toEqual([{ actor_id: person.id }])
    await remove(person)
  })

  test('holds nothing of others', async () => {
    const other = await aPerson(arvand, { name: 'نام دیگری', email: 'other@example.com' })
    const person = await aPerson(arvand)
    await prove(person)
    const text = JSON.stringify((await download(person)).answer)
    for (const secret of [other.id, 'نام دیگری', 'other@example.com']) expect(text).not.toContain(secret)
  })

  test('is refused without a fresh proof, and after five minutes', async () => {
    const person = await aPerson(arvand)
    expect((await download(person)).problem).toMatchObject({
      status: 422,
      code: 'identity.reauthentication-wrong',
    })
    await prove(person)
    arvand.platform.clock.pass(300)
    expect((await download(person)).status).toBe(422)
    expect((await arvand.call(downloadPersonalData, {})).status).toBe(401)
    expect((await arvand.call(downloadPersonalData, { personId: keeper.id }, person)).status).toBe(422)
  })
})

describe('the removal of one’s own account', () => {
  test('leaves nothing that says who it was', async () => {
    const mobile = '+989121110002'
    const person = await aKnownPerson(mobile)
    const { rows } = await arvand.database.pool.query(
      'select referral_code from identity.accounts where id = $1',
      [person.id],
    )
    await aTicket(arvand, { mobile }, 'login', { address: '198.51.100.50' })
    await prove(person)
    const { status } = await remove(person)
    expect(status).toBe(200)
    const traces = [
      'پروانه',
      'parvaneh',
      '9121110002',
      'p+989121110002@example.com',
      'بیرجند',
      'شیمی',
      '0499370899',
      'IR06296',
      '1991-03-21',
      rows[0].referral_code,
    ]
    const left = (await everything()).filter((line) => traces.some((trace) => line.includes(trace)))
    // Rate limits are short-lived counts that are deleted by themselves.
    expect(left.filter((line) => !line.startsWith('platform.rate_limits'))).toEqual([])
  })

  test('ends every session, frees the handle, and shows the person nowhere', async () => {
    const mobile = '+989121110003'
    const person = await aKnownPerson(mobile)
    const { answer } = await arvand.call(
      login,
      { identifier: mobile, password: testPassword },
      { address: '198.51.100.51' },
    )
    const elsewhere = { ...person, token: 'token' in answer ? answer.token : '' }
    await prove(person)
    await remove(person)
    expect([await isAlive(person), await isAlive(elsewhere)]).toEqual([false, false])
    const again = { identifier: mobile, password: testPassword }
    expect((await arvand.call(login, again, { address: '198.51.100.52' })).status).toBe(422)
    expect((await arvand.call(showPerson, { handle: 'parvaneh-0003' })).status).toBe(404)
    const asKeeper = { token: keeper.token }
    expect((await arvand.call(showPersonToManager, { personId: person.id }, asKeeper)).status).toBe(404)
    expect((await arvand.call(listPeople, { q: 'حذف' }, asKeeper)).answer.items).toEqual([])
    expect((await remove(person)).status).toBe(401)
    const next = await aPerson(arvand)
    expect((await arvand.call(updateProfile, { handle: 'parvaneh-0003' }, next)).status).toBe(200)
  })

  test('the number can sign up again, as somebody new', async () => {
    const mobile = '+989121110004'
    const person = await aPerson(arvand, { mobile })
    await prove(person)
    await remove(person)
    const ticket = await aTicket(arvand, { mobile }, 'register', { address: '198.51.100.53' })
    const ask = { ticket, name: 'پروانه نو', password: testPassword }
    const { status, answer } = await arvand.call(register, ask, { address: '198.51.100.53' })
    expect(status).toBe(200)
    expect(answer.user).toMatchObject({ name: 'پروانه نو', roles: ['user'] })
    expect(answer.user.id).not.toBe(person.id)
  })

  test('a session that begins while the account goes is dead', async () => {
    const person = await aPerson(arvand)
    await prove(person)
    const { pool } = arvand.database
    await remove(person)
    await pool.query(
      `insert into identity.sessions (id, token_hash, person_id, created_at, seen_at, address, device)
       select gen_random_uuid(), sha256(convert_to($1, 'UTF8')), $2, $3, $3, '', ''`,
      [person.token, person.id, arvand.platform.clock.now()],
    )
    expect(await isAlive(person)).toBe(false)
  })

  test('is refused without a proof, without the tick, and to strangers; then everything stays', async () => {
    const person = await aPerson(arvand)
    expect((await remove(person)).problem.code).toBe('identity.reauthentication-wrong')
    await prove(person)
    for (const ask of [{}, { confirm: false }, { confirm: 'true' }, { confirm: true, personId: keeper.id }]) {
      const { problem } = await remove(person, ask)
      expect(problem).toMatchObject({ status: 422, code: 'request.invalid' })
    }
    expect((await arvand.call(removeAccount, { confirm: true })).status).toBe(401)
    expect(await isAlive(person)).toBe(true)
  })

  test('of the last manager of people is refused until there is another', async () => {
    await prove(keeper)
    expect((await remove(keeper)).problem).toMatchObject({ status: 409, code: 'identity.last-manager' })
    expect(await isAlive(keeper)).toBe(true)
    await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
    expect((await remove(keeper)).status).toBe(200)
  })
})
