import { getProfile, updateProfile } from '@arvand/contracts/panel/profile'
import {
  acceptApplication,
  applyToTeach,
  listApplications,
  returnApplication,
  showTeaching,
} from '@arvand/contracts/panel/teaching'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson } from '../testing.ts'

let arvand: TestApp
let keeper: TestPerson
beforeAll(async () => {
  arvand = await anApp()
  keeper = await aKeeper()
})
afterAll(() => arvand.close())

const aKeeper = () => aPerson(arvand, { roles: ['manager'], scopes: ['people'], reauthenticated: true })
const biography = 'ده سال است که در شیراز ریاضی درس می‌دهم و هنوز هم از دیدن «فهمیدم» بچه‌ها شاد می‌شوم.'
const sheba = 'IR062960000000100324200001'
let codes = 0
/** A valid national code, unique in this file. */
const aNationalCode = () => {
  const nine = String(100_000_000 + 7 * ++codes)
  const sum = Array.from(nine).reduce((total, digit, place) => total + Number(digit) * (10 - place), 0)
  return `${nine}${sum % 11 < 2 ? sum % 11 : 11 - (sum % 11)}`
}
const anAsk = (more: object = {}) => ({
  field: 'ریاضی دبیرستان',
  biography,
  nationalCode: aNationalCode(),
  sheba,
  requestId: newId(),
  ...more,
})
const apply = ({ token }: TestPerson, more: object = {}) => arvand.call(applyToTeach, anAsk(more), { token })
const anApplication = async (person: TestPerson, more: object = {}) =>
  (await apply(person, more)).answer.application
const accept = (applicationId: string, { token } = keeper) =>
  arvand.call(acceptApplication, { applicationId }, { token })
const sendBack = (applicationId: string, reason = 'زندگی‌نامه را کامل‌تر بنویسید.', { token } = keeper) =>
  arvand.call(returnApplication, { applicationId, reason }, { token })
const show = async ({ token }: TestPerson) => (await arvand.call(showTeaching, {}, { token })).answer
const profileOf = async ({ token }: TestPerson) => (await arvand.call(getProfile, {}, { token })).answer.user
const list = async (ask: object = {}) =>
  (await arvand.call(listApplications, ask, { token: keeper.token })).answer
const heardBy = async ({ id }: TestPerson) => {
  const { rows } = await arvand.database.pool.query(
    `select data -> 'about' as about from pgboss.job
     where name = 'identity.happened' and data ->> 'personId' = $1 order by created_on, data -> 'about' ->> 'what'`,
    [id],
  )
  return rows.map(({ about }) => about)
}

describe('a person applies', () => {
  test('and sees the application, and why another cannot be sent', async () => {
    const sara = await aPerson(arvand)
    expect(await show(sara)).toEqual({ application: null, whyNotApply: null })
    const { answer } = await apply(sara, {
      nationalCode: '۰۴۹۹۳۷۰۸۹۹',
      sheba: 'IR۰۶ ۲۹۶۰ ۰۰۰۰ ۰۰۱۰ ۰۳۲۴ ۲۰۰۰ ۰۱',
    })
    expect(answer.application).toEqual({
      id: expect.any(String),
      state: 'open',
      field: 'ریاضی دبیرستان',
      biography,
      nationalCode: '0499370899',
      sheba,
      sentAt: '2026-11-20T09:00:00.000Z',
      verdictAt: null,
      reason: null,
    })
    expect(await show(sara)).toEqual({
      application: answer.application,
      whyNotApply: 'identity.application-open',
    })
    expect((await apply(sara)).problem).toMatchObject({ status: 409, code: 'identity.application-open' })
  })

  test('a teacher need not', async () => {
    const teacher = await aPerson(arvand, { roles: ['teacher'] })
    expect((await show(teacher)).whyNotApply).toBe('identity.already-teacher')
    expect((await apply(teacher)).problem).toMatchObject({ status: 409, code: 'identity.already-teacher' })
  })

  test('the same request again gets the same answer; with another body it is refused', async () => {
    const sara = await aPerson(arvand)
    const ask = anAsk()
    const first = await arvand.call(applyToTeach, ask, { token: sara.token })
    const again = await arvand.call(applyToTeach, ask, { token: sara.token })
    expect(again.status).toBe(200)
    expect(again.answer).toEqual(first.answer)
    const other = await arvand.call(applyToTeach, { ...ask, field: 'شیمی' }, { token: sara.token })
    expect(other.problem).toMatchObject({ status: 422, code: 'request.id-reused' })
    const elsewhere = await aPerson(arvand)
    const own = await arvand.call(
      applyToTeach,
      { ...ask, nationalCode: aNationalCode() },
      { token: elsewhere.token },
    )
    expect(own.status).toBe(200)
  })

  test('twins of one request make one application; two requests at once too', async () => {
    const sara = await aPerson(arvand)
    const ask = anAsk()
    const twins = await Promise.all(
      [ask, ask].map((one) => arvand.call(applyToTeach, one, { token: sara.token })),
    )
    expect(twins.map(({ status }) => status)).toEqual([200, 200])
    expect(twins[0]?.answer).toEqual(twins[1]?.answer)
    const nima = await aPerson(arvand)
    const both = await Promise.all([apply(nima), apply(nima)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
  })

  test('a refused request is not kept: mended, the same id goes through', async () => {
    const sara = await aPerson(arvand)
    const owner = await aPerson(arvand)
    const taken = aNationalCode()
    await arvand.call(updateProfile, { nationalCode: taken }, { token: owner.token })
    const ask = anAsk()
    const refused = await arvand.call(applyToTeach, { ...ask, nationalCode: taken }, { token: sara.token })
    expect(refused.problem).toMatchObject({
      status: 409,
      code: 'identity.national-code-taken',
      fields: { nationalCode: expect.any(String) },
    })
    expect((await arvand.call(applyToTeach, ask, { token: sara.token })).status).toBe(200)
  })

  test('with the national code of their own profile', async () => {
    const sara = await aPerson(arvand)
    const nationalCode = aNationalCode()
    await arvand.call(updateProfile, { nationalCode }, { token: sara.token })
    expect((await apply(sara)).problem).toMatchObject({
      status: 422,
      fields: { nationalCode: expect.stringContaining('پروفایل') },
    })
    expect((await apply(sara, { nationalCode })).status).toBe(200)
  })

  test('and nobody goes through a list of national codes', async () => {
    const [owner, guesser] = [await aPerson(arvand), await aPerson(arvand)]
    const nationalCode = aNationalCode()
    await arvand.call(updateProfile, { nationalCode }, { token: owner.token })
    for (let count = 0; count < 10; count += 1) await apply(guesser, { nationalCode })
    const { status, headers } = await apply(guesser, { nationalCode })
    expect(status).toBe(429)
    expect(Number(headers['retry-after'])).toBeGreaterThan(0)
  })

  test.each([
    { field: 'x' },
    { field: 'ر'.repeat(81) },
    { biography: 'کوتاه' },
    { nationalCode: '0499370898' },
    { nationalCode: '1111111111' },
    { sheba: 'IR062960000000100324200002' },
    { sheba: '' },
    { requestId: 'x' },
    { requestId: undefined },
    { roles: ['teacher'] },
  ])('bad input %j is a 422 and writes nothing', async (more) => {
    const sara = await aPerson(arvand)
    const { problem } = await apply(sara, more)
    expect(problem).toMatchObject({ status: 422, code: 'request.invalid', fields: expect.anything() })
    expect((await show(sara)).application).toBeNull()
  })
})

describe('a manager of people', () => {
  test('accepts: the person teaches at once, hears of it, and empty fields of the profile are filled', async () => {
    const sara = await aPerson(arvand)
    const { id, nationalCode } = await anApplication(sara)
    expect((await accept(id)).status).toBe(200)
    expect(await profileOf(sara)).toMatchObject({ roles: ['user', 'teacher'], nationalCode, biography })
    expect(await show(sara)).toMatchObject({
      application: { id, state: 'accepted', verdictAt: '2026-11-20T09:00:00.000Z', reason: null },
      whyNotApply: 'identity.already-teacher',
    })
    expect(await heardBy(sara)).toEqual([{ what: 'application-accepted' }])
    const { rows } = await arvand.database.pool.query(
      `select act, actor_id from identity.audit where person_id = $1 order by id`,
      [sara.id],
    )
    expect(rows).toEqual([
      { act: 'application-sent', actor_id: sara.id },
      { act: 'application-accepted', actor_id: keeper.id },
    ])
  })

  test('what the profile says already stays', async () => {
    const sara = await aPerson(arvand)
    await arvand.call(updateProfile, { biography: 'خودم نوشته‌ام.' }, { token: sara.token })
    await accept((await anApplication(sara)).id)
    expect((await profileOf(sara)).biography).toBe('خودم نوشته‌ام.')
  })

  test('returns with a reason; the person reads it and sends another', async () => {
    const sara = await aPerson(arvand)
    const { id, nationalCode } = await anApplication(sara)
    const reason = 'شمارهٔ شبا به نام شما نیست.'
    expect((await sendBack(id, reason)).status).toBe(200)
    expect(await show(sara)).toMatchObject({ application: { state: 'returned', reason }, whyNotApply: null })
    expect(await heardBy(sara)).toEqual([{ what: 'application-returned', reason }])
    expect((await profileOf(sara)).roles).toEqual(['user'])
    arvand.platform.clock.pass(60)
    const next = await anApplication(sara, { nationalCode })
    expect((await show(sara)).application?.id).toBe(next.id)
    expect((await accept(next.id)).status).toBe(200)
  })

  test('answers once, even when two do it at the same time', async () => {
    const other = await aKeeper()
    const [sara, nima] = [await aPerson(arvand), await aPerson(arvand)]
    const { id } = await anApplication(sara)
    const both = await Promise.all([accept(id), accept(id, other)])
    expect(both.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect(both.find(({ status }) => status === 409)?.problem.code).toBe('identity.application-closed')
    expect(await heardBy(sara)).toHaveLength(1)
    const { id: second } = await anApplication(nima)
    const mixed = await Promise.all([accept(second), sendBack(second, undefined, other)])
    expect(mixed.map(({ status }) => status).toSorted()).toEqual([200, 409])
    expect((await sendBack(second)).problem.code).toBe('identity.application-closed')
  })

  test('does not judge an application of their own', async () => {
    const { id } = await anApplication(keeper)
    for (const answered of [await accept(id), await sendBack(id)])
      expect(answered.problem).toMatchObject({ status: 409, code: 'identity.own-role' })
    expect((await accept(id, await aKeeper())).status).toBe(200)
  })

  test('is refused when another person took the national code meanwhile, and nothing changes', async () => {
    const [sara, quick] = [await aPerson(arvand), await aPerson(arvand)]
    const { id, nationalCode } = await anApplication(sara)
    await arvand.call(updateProfile, { nationalCode }, { token: quick.token })
    expect((await accept(id)).problem).toMatchObject({ status: 409, code: 'identity.national-code-taken' })
    expect((await show(sara)).application?.state).toBe('open')
    expect((await profileOf(sara)).roles).toEqual(['user'])
    expect(await heardBy(sara)).toEqual([])
  })

  test.each([
    { applicationId: '019aa000-0000-7000-8000-000000000000', status: 404 },
    { applicationId: "' or true", status: 422 },
    { applicationId: null, status: 422 },
  ])('an application that is not there: %j', async ({ applicationId, status }) => {
    const token = keeper.token
    expect((await arvand.call(acceptApplication, { applicationId }, { token })).status).toBe(status)
    const ask = { applicationId, reason: 'زندگی‌نامه را کامل‌تر بنویسید.' }
    expect((await arvand.call(returnApplication, ask, { token })).status).toBe(status)
  })

  test('must give a reason that helps', async () => {
    const { id } = await anApplication(await aPerson(arvand))
    for (const reason of ['', 'نه', 'x'.repeat(501), '          ']) {
      const { problem } = await sendBack(id, reason)
      expect([problem.status, Object.keys(problem.fields ?? {})]).toEqual([422, ['reason']])
    }
  })
})

describe('the list of applications', () => {
  test('has open ones oldest first, others newest first, ten by ten without gaps', async () => {
    await arvand.database.pool.query('delete from identity.teaching_applications')
    const sent: string[] = []
    for (let count = 0; count < 23; count += 1) {
      if (count % 3 === 0) arvand.platform.clock.pass(1)
      sent.push((await anApplication(await aPerson(arvand))).id)
    }
    const all = async (state: string) => {
      const ids: string[] = []
      for (let cursor: string | null | undefined; cursor !== null; ) {
        const page: Awaited<ReturnType<typeof list>> = await list({ state, ...(cursor ? { cursor } : {}) })
        ids.push(...page.items.map(({ id }) => id))
        cursor = page.nextCursor
      }
      return ids
    }
    const open = await all('open')
    expect(open).toHaveLength(23)
    expect(open.toSorted()).toEqual(sent.toSorted())
    expect((await list()).items[0]?.person.name).toBe('سارا محمدی')
    for (const id of open.slice(0, 12)) await accept(id)
    await sendBack(open[12] ?? '')
    expect(await all('accepted')).toEqual(open.slice(0, 12).toReversed())
    expect(await all('returned')).toEqual([open[12]])
    expect(await all('open')).toEqual(open.slice(13))
  })

  test.each([{ state: 'closed' }, { cursor: 'AAAA' }, { state: ['open'] }, { more: 1 }])(
    'bad input %j is a 422',
    async (ask) => {
      const { problem } = await arvand.call(listApplications, ask, { token: keeper.token })
      expect(problem).toMatchObject({ status: 422, code: 'request.invalid' })
    },
  )
})

test('strangers are 401; learners, teachers and managers of other things 403', async () => {
  const sara = await aPerson(arvand)
  const { id } = await anApplication(sara)
  const managed = [
    [acceptApplication, { applicationId: id }],
    [returnApplication, { applicationId: id, reason: 'زندگی‌نامه را کامل‌تر بنویسید.' }],
    [listApplications, {}],
  ] as const
  const others = [
    sara,
    await aPerson(arvand, { roles: ['teacher'] }),
    await aPerson(arvand, { roles: ['manager'], scopes: ['content'] }),
  ]
  for (const [endpoint, ask] of managed) {
    expect((await arvand.call(endpoint, ask)).status).toBe(401)
    for (const { token } of others) expect((await arvand.call(endpoint, ask, { token })).status).toBe(403)
  }
  expect((await arvand.call(showTeaching, {})).status).toBe(401)
  expect((await arvand.call(applyToTeach, anAsk())).status).toBe(401)
  expect((await show(sara)).application?.state).toBe('open')
})
