import { showPerson } from '@arvand/contracts/home/people'
import { login } from '@arvand/contracts/panel/identity'
import { getProfile, updateProfile } from '@arvand/contracts/panel/profile'
import { changeEmail, changeMobile, changePassword, reauthenticate } from '@arvand/contracts/panel/security'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { anApp, type TestApp } from '#server/testing/app'
import { identity } from '../tables.ts'
import { aMobile, aPerson, aTicket, type TestPerson, testPassword } from '../testing.ts'

let arvand: TestApp
let addresses = 0
const elsewhere = () => ({ address: `198.51.100.${++addresses}` })

beforeAll(async () => {
  arvand = await anApp()
})
afterAll(() => arvand.close())

const change = (person: TestPerson, ask: object) => arvand.call(updateProfile, ask, person)
const profileOf = async (person: TestPerson) => (await arvand.call(getProfile, {}, person)).answer.user
const prove = ({ token }: TestPerson) => arvand.call(reauthenticate, { password: testPassword }, { token })
const history = ({ id }: TestPerson) =>
  identity(arvand.database.db)
    .selectFrom('identity.profile_changes')
    .select(['field', 'before', 'after', 'changed_by'])
    .where('person_id', '=', id)
    .orderBy('id')
    .execute()

describe('updateProfile', () => {
  test('changes what is given, cleaned, and leaves the rest', async () => {
    const person = await aPerson(arvand)
    const { status, answer } = await change(person, {
      name: '  علي   كاظمي ',
      handle: 'Ali-Kazemi',
      nationalCode: '۰۴۹۹۳۷۰۸۹۹',
      birthDate: '1991-03-21',
      city: 'شیراز',
      education: 'کارشناسی ریاضی',
      biography: 'مدرس ریاضی\n\n\n\nدر شیراز',
      links: ['https://example.com/ali'],
      publicFields: ['name', 'city', 'name'],
    })
    expect(status).toBe(200)
    expect(answer.user).toMatchObject({
      name: 'علی کاظمی',
      handle: 'ali-kazemi',
      nationalCode: '0499370899',
      birthDate: '1991-03-21',
      biography: 'مدرس ریاضی\n\nدر شیراز',
      publicFields: ['name', 'city'],
    })
    expect((await change(person, { city: null })).answer.user).toMatchObject({
      city: null,
      education: 'کارشناسی ریاضی',
    })
    expect((await change(person, {})).status).toBe(200)
    expect(await profileOf(person)).toMatchObject({
      handle: 'ali-kazemi',
      links: ['https://example.com/ali'],
    })
  })

  test('keeps the earlier values of what says who a person is', async () => {
    const person = await aPerson(arvand, { name: 'مینا صادقی' })
    await change(person, { name: 'مینا صادقی', city: 'رشت' })
    expect(await history(person)).toEqual([])
    await change(person, { name: 'مینا صادقی‌پور', birthDate: '2000-01-01' })
    await change(person, { birthDate: null })
    const by = { changed_by: person.id }
    expect(await history(person)).toEqual([
      { field: 'name', before: 'مینا صادقی', after: 'مینا صادقی‌پور', ...by },
      { field: 'birthDate', before: null, after: '2000-01-01', ...by },
      { field: 'birthDate', before: '2000-01-01', after: null, ...by },
    ])
  })

  test('a handle and a national code belong to one account', async () => {
    const [one, other] = [await aPerson(arvand), await aPerson(arvand)]
    await change(one, { handle: 'tanha', nationalCode: '0790419904' })
    const handle = await change(other, { handle: 'TANHA' })
    expect(handle.problem).toMatchObject({ status: 409, code: 'identity.handle-taken' })
    expect(handle.problem.fields).toHaveProperty('handle')
    const code = await change(other, { nationalCode: '079 041 9904', city: 'یزد' })
    expect(code.problem).toMatchObject({ status: 409, code: 'identity.national-code-taken' })
    expect((await profileOf(other)).city).toBeNull()
    const both = [await aPerson(arvand), await aPerson(arvand)]
    const statuses = (await Promise.all(both.map((person) => change(person, { handle: 'yegane' })))).map(
      ({ status }) => status,
    )
    expect(statuses.toSorted()).toEqual([200, 409])
  })

  test.each([
    ['name', ''],
    ['name', '۱۲۳۴'],
    ['name', 'a'.repeat(81)],
    ['name', null],
    ['handle', 'ab'],
    ['handle', 'نام'],
    ['handle', '-ab-'],
    ['handle', 'admin'],
    ['handle', 'a'.repeat(31)],
    ['nationalCode', '1111111111'],
    ['nationalCode', '1234567890'],
    ['birthDate', '2026-11-21'],
    ['birthDate', '1921-03-20'],
    ['birthDate', '2026-02-30'],
    ['links', ['javascript:alert(1)']],
    ['links', Array(6).fill('https://example.com')],
    ['publicFields', ['nationalCode']],
    ['city', "x'; drop table identity.accounts; --".repeat(9)],
    ['mobile', '09121234567'],
    ['roles', ['manager']],
    ['__proto__x', {}],
  ])('refuses %s = %j, with a sentence on the field', async (field, value) => {
    const person = await aPerson(arvand)
    const before = await profileOf(person)
    const { status, problem } = await change(person, { [field]: value })
    expect([status, problem.code]).toEqual([422, 'request.invalid'])
    const [[path, sentence] = []] = Object.entries(problem.fields ?? {})
    expect(path?.split('.')[0]).toBe(field)
    expect(sentence).toMatch(/[\u0600-\u06ff]/)
    expect(await profileOf(person)).toEqual(before)
  })

  test('today is still a birth date, and the first of 1300', async () => {
    const person = await aPerson(arvand)
    for (const birthDate of ['2026-11-20', '1921-03-21']) {
      expect((await change(person, { birthDate })).status).toBe(200)
    }
  })

  test('a stranger is told to sign in', async () => {
    expect((await arvand.call(updateProfile, { city: 'یزد' })).problem.code).toBe('request.unauthenticated')
    expect((await arvand.call(getProfile, {}, { token: 'A'.repeat(43) })).status).toBe(401)
  })
})

describe('the public profile', () => {
  test('shows the chosen fields and nothing else', async () => {
    const person = await aPerson(arvand, { email: 'open@example.com', roles: ['teacher'] })
    await change(person, {
      handle: 'open-person',
      nationalCode: '1583250689',
      city: 'کرمان',
      biography: 'سلام',
      publicFields: ['city'],
    })
    const shown = await arvand.call(showPerson, { handle: 'Open-Person' })
    expect(shown.answer).toEqual({
      person: { id: person.id, handle: 'open-person', roles: ['user', 'teacher'], city: 'کرمان' },
    })
    await change(person, { publicFields: ['name', 'mobile', 'email', 'links', 'avatar'] })
    const wider = await arvand.call(showPerson, { handle: 'open-person' }, person)
    expect(wider.answer.person).toEqual({
      id: person.id,
      handle: 'open-person',
      roles: ['user', 'teacher'],
      name: 'سارا محمدی',
      mobile: person.mobile?.replace('+98', '0'),
      email: 'open@example.com',
      links: [],
      avatar: null,
    })
  })

  test('is not found without a handle', async () => {
    for (const handle of ['nobody-here', 'null', "' or 1=1", '%']) {
      expect((await arvand.call(showPerson, { handle })).problem.code).toBe('request.not-found')
    }
  })
})

describe('re-authentication', () => {
  test('is asked for before every change of what guards the account', async () => {
    const person = await aPerson(arvand)
    const ticket = 'A'.repeat(43)
    for (const called of [
      await arvand.call(changePassword, { password: 'a-wholly-fresh-one' }, person),
      await arvand.call(changeMobile, { ticket }, person),
      await arvand.call(changeEmail, { ticket }, person),
    ]) {
      expect(called.problem).toMatchObject({ status: 422, code: 'identity.reauthentication-wrong' })
    }
  })

  test('holds five minutes, in its own session only', async () => {
    const person = await aPerson(arvand)
    const other = await arvand.call(login, { identifier: person.mobile, password: testPassword }, elsewhere())
    const elsewhereToo = { token: 'token' in other.answer ? other.answer.token : '' }
    const { answer } = await prove(person)
    expect(Date.parse(answer.until) - arvand.platform.clock.now().getTime()).toBe(300_000)
    const ask = { password: 'a-wholly-fresh-one' }
    expect((await arvand.call(changePassword, ask, elsewhereToo)).problem.code).toBe(
      'identity.reauthentication-wrong',
    )
    arvand.platform.clock.pass(299)
    expect((await arvand.call(changePassword, ask, person)).status).toBe(200)
    arvand.platform.clock.pass(1)
    expect((await arvand.call(changePassword, ask, person)).status).toBe(422)
  })

  test('refuses a wrong password, and too many of them', async () => {
    const person = await aPerson(arvand)
    const statuses = []
    for (let count = 0; count < 11; count += 1) {
      statuses.push((await arvand.call(reauthenticate, { password: 'no-no-no-no' }, person)).status)
    }
    expect(statuses).toEqual([...Array<number>(10).fill(422), 429])
    const fresh = await aPerson(arvand)
    const { problem } = await arvand.call(reauthenticate, { password: 'no-no-no-no' }, fresh)
    expect(problem.code).toBe('identity.password-wrong')
    expect((await arvand.call(reauthenticate, {}, fresh)).problem.code).toBe('request.invalid')
    expect((await arvand.call(reauthenticate, { password: testPassword })).status).toBe(401)
  })

  test('takes a fresh code of one’s own mobile, not of another’s', async () => {
    const person = await aPerson(arvand)
    const asked = { ...elsewhere(), token: person.token }
    const own = await aTicket(arvand, { mobile: person.mobile ?? '' }, 'change', asked)
    expect((await arvand.call(reauthenticate, { ticket: own }, person)).status).toBe(200)
    expect((await arvand.call(reauthenticate, { ticket: own }, person)).problem.code).toBe(
      'identity.ticket-wrong',
    )
    const strange = await aTicket(arvand, { mobile: aMobile() }, 'change', asked)
    expect((await arvand.call(reauthenticate, { ticket: strange }, person)).problem.code).toBe(
      'identity.ticket-wrong',
    )
  })
})

describe('a new mobile, e-mail or password', () => {
  const withTicket = async (person: TestPerson, to: { mobile: string } | { email: string }) => {
    await prove(person)
    return aTicket(arvand, to, 'change', { ...elsewhere(), token: person.token })
  }

  test('takes the place of the old one, and other sessions end', async () => {
    const person = await aPerson(arvand)
    const other = await arvand.call(login, { identifier: person.mobile, password: testPassword }, elsewhere())
    const mobile = aMobile()
    const ticket = await withTicket(person, { mobile })
    const { status, answer } = await arvand.call(changeMobile, { ticket }, person)
    expect(status).toBe(200)
    expect(answer.user.mobile).toBe(mobile.replace('+98', '0'))
    const old = { token: 'token' in other.answer ? other.answer.token : '' }
    expect((await arvand.call(getProfile, {}, old)).status).toBe(401)
    expect(await history(person)).toMatchObject([{ field: 'mobile', before: person.mobile, after: mobile }])
    const byOld = await arvand.call(login, { identifier: person.mobile, password: testPassword }, elsewhere())
    expect(byOld.status).toBe(422)
  })

  test('an e-mail is verified by it, and identifies from then on', async () => {
    const person = await aPerson(arvand)
    const ticket = await withTicket(person, { email: 'verified@example.com' })
    const { answer } = await arvand.call(changeEmail, { ticket }, person)
    expect(answer.user).toMatchObject({ email: 'verified@example.com', emailVerified: true })
    const ask = { identifier: 'verified@example.com', password: testPassword }
    expect((await arvand.call(login, ask, elsewhere())).status).toBe(200)
    const second = await aPerson(arvand)
    const taken = await arvand.call(
      changeEmail,
      { ticket: await withTicket(second, { email: 'verified@example.com' }) },
      second,
    )
    expect(taken.problem).toMatchObject({ status: 409, code: 'identity.email-taken' })
  })

  test('a taken mobile, a ticket of the other kind, of another purpose and of somebody else are refused', async () => {
    const [person, other] = [await aPerson(arvand), await aPerson(arvand)]
    const taken = await withTicket(person, { mobile: other.mobile ?? '' })
    expect((await arvand.call(changeMobile, { ticket: taken }, person)).problem.code).toBe(
      'identity.mobile-taken',
    )
    const mail = await withTicket(person, { email: 'kind@example.com' })
    expect((await arvand.call(changeMobile, { ticket: mail }, person)).problem.code).toBe(
      'identity.ticket-wrong',
    )
    const toSignIn = await aTicket(arvand, { mobile: aMobile() }, 'login', elsewhere())
    expect((await arvand.call(changeMobile, { ticket: toSignIn }, person)).problem.code).toBe(
      'identity.ticket-wrong',
    )
    const theirs = await withTicket(other, { mobile: aMobile() })
    expect((await arvand.call(changeMobile, { ticket: theirs }, person)).problem.code).toBe(
      'identity.ticket-wrong',
    )
    expect((await arvand.call(changeMobile, { ticket: theirs }, other)).status).toBe(200)
    expect((await arvand.call(changeMobile, { ticket: theirs })).status).toBe(401)
    expect((await arvand.call(changeEmail, { ticket: theirs })).status).toBe(401)
  })

  test('a password is changed, and a common one is not', async () => {
    const person = await aPerson(arvand)
    await prove(person)
    const common = await arvand.call(changePassword, { password: 'iloveyou123' }, person)
    expect(common.problem.code).toBe('identity.password-common')
    const own = await arvand.call(changePassword, { password: 'سارا محمدی' }, person)
    expect(own.problem.code).toBe('identity.password-common')
    expect((await arvand.call(changePassword, { password: 'کتاب‌های قدیمی خانه' }, person)).status).toBe(200)
    expect((await arvand.call(getProfile, {}, person)).status).toBe(200)
    const ask = { identifier: person.mobile, password: 'کتاب‌های قدیمی خانه' }
    expect((await arvand.call(login, ask, elsewhere())).status).toBe(200)
    expect((await arvand.call(changePassword, { password: 'a-wholly-fresh-one' })).status).toBe(401)
  })
})
