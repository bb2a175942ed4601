import { exportGradebook } from '@arvand/contracts/teacher/gradebook'
import { expect, test } from 'vitest'
import { anApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson } from '#testing/identity'
import { countForSheet, mostRows, whyNotSheet } from './sheet-length.ts'

test('a sheet takes so many learners and no more', () => {
  expect(whyNotSheet(mostRows)).toBeNull()
  expect(whyNotSheet(mostRows + 1)).toBe('courses.sheet-too-long')
})

test('a gradebook with more learners is given as CSV alone', async () => {
  const arvand = await anApp()
  try {
    const owner = await aPerson(arvand, { roles: ['teacher'] })
    const course = await aCourse(arvand, { owner })
    await anEnrolment(arvand, course, (await aPerson(arvand)).id)
    expect(await countForSheet(arvand.platform.db, course.id, null)).toBe(1)
    // Learners by the thousand, as cheaply as possible.
    await arvand.database.pool.query(
      `with fresh as (insert into identity.accounts (id, name, referral_code, created_at, removed_at)
         select gen_random_uuid(), 'یادگیرنده', right(replace(gen_random_uuid()::text, '-', ''), 16), now(), now() from generate_series(1, $2) returning id)
       insert into courses.enrolments (id, course_id, person_id, source, enrolled_at, seen_at)
       select gen_random_uuid(), $1, id, 'self', now(), now() from fresh`,
      [course.id, mostRows],
    )
    const ask = (format: string) => arvand.call(exportGradebook, { courseId: course.id, format }, owner)
    expect((await ask('xlsx')).problem).toMatchObject({ status: 422, code: 'courses.sheet-too-long' })
    expect((await ask('csv')).status).toBe(200)
  } finally {
    await arvand.close()
  }
}, 60_000)
