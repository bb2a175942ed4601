import { listAudit } from '@arvand/contracts/panel/people'
import { exportGradebook } from '@arvand/contracts/teacher/gradebook'
import { unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { anApp } from '#server/testing/app'
import { aCourse, anEnrolment } from '#testing/courses'
import { aPerson } from '#testing/identity'
import { gradebookExport } from './export-gradebook.ts'

test('a gradebook of twelve thousand learners is given whole in either format', async () => {
  const arvand = await anApp()
  try {
    const owner = await aPerson(arvand, { roles: ['teacher'] })
    const course = await aCourse(arvand, { owner })
    await anEnrolment(arvand, course, (await aPerson(arvand)).id)
    const sheet = await gradebookExport(arvand.platform.db, [], { courseId: course.id })
    expect(await sheet.count(10)).toBe(1)
    // Learners by the thousand, as cheaply as possible.
    await arvand.database.pool.query(
      `with fresh as (insert into identity.accounts (id, name, referral_code, created_at, removed_at)
         select gen_random_uuid(), 'دانشجو', right(replace(gen_random_uuid()::text, '-', ''), 16), now(), now() from generate_series(1, $2) returning id)
       insert into courses.enrolments (id, course_id, person_id, source, enrolled_at, seen_at)
       select gen_random_uuid(), $1, id, 'self', now(), now() from fresh`,
      [course.id, 12_000],
    )
    const ask = (format: string) => arvand.call(exportGradebook, { courseId: course.id, format }, owner)
    for (const format of ['xlsx', 'csv']) {
      const { answer } = await ask(format)
      const file = await arvand.app.inject({
        url: answer.url,
        headers: { cookie: `arvand.session=${owner.token}` },
      })
      expect([format, file.statusCode, rowsOf(format, file.rawPayload)]).toEqual([format, 200, 12_002])
    }
    const keeper = await aPerson(arvand, { roles: ['manager'], scopes: ['people'] })
    const acts = (await arvand.call(listAudit, {}, keeper)).answer.items
    expect(acts[0]).toMatchObject({
      act: 'list-exported',
      actor: { id: owner.id },
      detail: { change: `${sheet.title}، فایل CSV` },
    })
  } finally {
    await arvand.close()
  }
}, 60_000)

function rowsOf(format: string, file: Buffer): number {
  if (format === 'csv') return file.toString().trim().split('\r\n').length
  return (
    Buffer.from(unzipSync(file)['xl/worksheets/sheet1.xml'] ?? [])
      .toString()
      .match(/<row /g)?.length ?? 0
  )
}
