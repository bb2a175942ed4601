import { createHash } from 'node:crypto'
import { dayOfNumber } from '@arvand/persian/days'
import type { Insertable } from 'kysely'
import { v7 } from 'uuid'
import type { AccountRow } from '#testing/identity'
import { cities, educations, familyNames, givenNames } from './names.ts'
import { type DemoTeacher, teachers } from './teachers.ts'

export type DemoPerson = Insertable<AccountRow>

/** How many people a scale of 1 has besides the demo accounts and teachers. */
export const crowd = 230

const dayMs = 86_400_000
const days = 400

/** The four accounts that the start prints, in the order of their numbers (wire.md 2). */
export function demoAccounts(now: Date, passwordHash: string): DemoPerson[] {
  const account = (index: number, name: string, more: Partial<DemoPerson>): DemoPerson => ({
    ...person(index, now, passwordHash),
    name,
    mobile: `+98912000000${index + 1}`,
    email: null,
    email_verified_at: null,
    invited_by: null,
    second_factor_waived: true,
    created_at: new Date(now.getTime() - (days + 4 - index) * dayMs),
    ...more,
  })
  const learnerFields = ['name', 'city', 'biography', 'avatar']
  return [
    account(0, 'نیلوفر رستم‌زاده', {
      handle: 'niloofar',
      city: 'شیراز',
      education: 'دانش‌آموز پایهٔ دوازدهم ریاضی',
      biography: 'ریاضی و عکاسی را دوست دارم و برای کنکور آماده می‌شوم.',
      public_fields: learnerFields,
    }),
    account(1, 'کاوه نیک‌پور', {
      handle: 'kaveh',
      city: 'رشت',
      education: 'دانشجوی کارشناسی مهندسی کامپیوتر',
      biography: null,
      public_fields: learnerFields,
    }),
    account(2, '', { ...asTeacher(teachers[0]) }),
    account(3, 'مریم بهرامی', { handle: 'maryam-bahrami', city: 'تهران', education: 'کارشناسی ارشد مدیریت' }),
  ]
}

/** All teachers but the first, who is among the demo accounts. */
export const otherTeachers = (now: Date, passwordHash: string): DemoPerson[] =>
  teachers
    .slice(1)
    .map((teacher, index) => ({ ...person(10 + index, now, passwordHash), ...asTeacher(teacher) }))

const asTeacher = (teacher: DemoTeacher | undefined): Partial<DemoPerson> & { name: string } => ({
  name: '',
  ...teacher,
  links: teacher ? [`https://example.com/${teacher.handle}`] : [],
  public_fields: ['name', 'city', 'education', 'biography', 'links', 'avatar'],
  invited_by: null,
})

/** A generated person; the same index gives the same person. `index` is 0 or more. */
export function person(index: number, now: Date, passwordHash: string): DemoPerson {
  const draw = drawerOf(index)
  // More recent sign-ups than old ones, as on a growing platform.
  const age = Math.floor(days * draw() * draw())
  const createdAt = new Date(now.getTime() - age * dayMs - Math.floor(draw() * dayMs))
  const email = draw() < 0.4 ? `yadgirande${index}@example.com` : null
  return {
    id: idOf(index, createdAt),
    name: `${pick(givenNames, draw())} ${pick(familyNames, draw())}`,
    mobile: `+989${350_000_000 + index}`,
    email,
    email_verified_at: email && draw() < 0.6 ? createdAt : null,
    password_hash: passwordHash,
    password_changed_at: createdAt,
    handle: null,
    national_code: draw() < 0.5 ? nationalCodeOf(100_000_000 + index * 7) : null,
    birth_date: draw() < 0.7 ? dayOfNumber(Math.floor(-1_000 + draw() * 16_000)) : null,
    education: draw() < 0.6 ? pick(educations, draw()) : null,
    city: draw() < 0.8 ? pick(cities, draw()) : null,
    biography: null,
    referral_code: `d${index.toString(36).padStart(6, '0')}`,
    invited_by: null,
    created_at: createdAt,
  }
}

const pick = <T>(list: readonly T[], at: number): T => list[Math.floor(at * list.length)] as T

const bytesOf = (text: string): Buffer => createHash('sha256').update(text).digest()

/** Numbers from 0 to 1 that follow from the index alone. */
function drawerOf(index: number): () => number {
  const bytes = bytesOf(`arvand person ${index}`)
  let place = 0
  return () => bytes.readUInt16BE((2 * place++) % bytes.length) / 65_536
}

/** A UUIDv7 that follows from the index and the day. */
const idOf = (index: number, at: Date): string =>
  v7({ msecs: at.getTime(), random: bytesOf(`arvand id ${index}`).subarray(0, 16), seq: index })

function nationalCodeOf(nine: number): string {
  const digits = String(nine)
  const sum = Array.from(digits).reduce((total, digit, place) => total + Number(digit) * (10 - place), 0)
  const rest = sum % 11
  return `${digits}${rest < 2 ? rest : 11 - rest}`
}
