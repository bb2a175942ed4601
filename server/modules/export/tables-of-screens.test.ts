import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aSkill } from '#testing/careers'
import { aCertifiedCourse, aHolder } from '#testing/certificates'
import { aFactor } from '#testing/commerce'
import { aCourse, anEnrolment } from '#testing/courses'
import { openExamsBench } from '#testing/exams'
import { aPerson, type TestPerson } from '#testing/identity'
import { aClass, aWebinar } from '#testing/live'
import { aFile } from '#testing/media'
import { anAssignment } from '#testing/teaching'
import { rowsOfTable } from './testing.ts'

let arvand: TestApp
let now: Date
beforeAll(async () => {
  arvand = await anApp()
  now = arvand.platform.clock.now()
})
afterAll(() => arvand.close())

const run = (text: string, values: readonly unknown[]) => arvand.database.pool.query(text, [...values])
const rowsOf = (by: TestPerson, name: string) => rowsOfTable(arvand, by, name)
const aManager = (scope: 'content' | 'finance' | 'growth' | 'people' | 'settings') =>
  aPerson(arvand, { roles: ['manager'], scopes: [scope] })
const aTeacher = (name = 'نرگس بهار') => aPerson(arvand, { name, roles: ['teacher'] })

test('off codes, their campaigns, unpaid factors and payments in doubt are tables of finance', async () => {
  const manager = await aManager('finance')
  const buyer = await aPerson(arvand, { name: 'نیما صادقی' })
  const [campaignId, personal] = [newId(), newId()]
  await run(
    `insert into commerce.campaigns (id, title, budget, created_at) values ($1, 'یلدا', 9000000, $2)`,
    [campaignId, now],
  )
  for (const [id, code, ownerId] of [
    [newId(), 'YALDA-20', null],
    [personal, 'ONLY-NIMA', buyer.id],
  ])
    await run(
      `insert into commerce.off_codes (id, code, kind, value, campaign_id, person_id, created_at)
       values ($1, $2, 'percent', 20, $3, $4, $5)`,
      [id, code, campaignId, ownerId, now],
    )
  const course = await aCourse(arvand, { price: 1_000_000, title: '=2+2' })
  const factor = await aFactor(arvand, buyer, course.id)
  await run(
    `insert into commerce.payments (id, person_id, factor_id, gateway, amount, state, authority, created_at, checks)
     values ($1, $2, $3, 'sandbox', 1100000, 'verifying', 'A0001', $4, 3)`,
    [newId(), buyer.id, factor.id, now],
  )
  const codes = await rowsOf(manager, 'commerce.off-codes')
  expect(codes).toMatchObject([expect.stringMatching(/^YALDA-20,20,,0,/)])
  // The table of campaigns counts what was given to one person too.
  expect(await rowsOf(manager, 'commerce.campaigns')).toMatchObject([
    expect.stringMatching(/^یلدا,900000,2,0,0,0,/),
  ])
  expect(await rowsOf(manager, 'commerce.doubtful-payments')).toMatchObject([
    expect.stringMatching(/^نیما صادقی,09\d+,110000,sandbox,A0001,3,/),
  ])
  await run(`update commerce.factors set state = 'expired' where id = $1`, [factor.id])
  const [abandoned = ''] = await rowsOf(manager, 'commerce.abandoned')
  // A title that would be a formula stays a text.
  expect(abandoned).toContain('نیما صادقی,0')
  expect(abandoned).toContain(",'=2+2,")
})

test('courses, paths, webinars, held classes and files are tables of content', async () => {
  const [manager, teacher] = [await aManager('content'), await aTeacher()]
  const course = await aCourse(arvand, { owner: teacher, title: 'خوشنویسی نستعلیق' })
  const pathId = newId()
  const [category] = (await run('select slug, title from courses.categories order by slug limit 1', [])).rows
  await run(
    `insert into courses.paths (id, slug, title, summary, category, position, changed_at)
     values ($1, 'khat', 'از قلم تا قاب', 'سه دوره', $2, 1, $3)`,
    [pathId, category.slug, now],
  )
  await run('insert into courses.path_courses (path_id, course_id, position) values ($1, $2, 1)', [
    pathId,
    course.id,
  ])
  await aWebinar(arvand, { host: teacher, title: 'شب شمسه' })
  await aClass(arvand, [await aPerson(arvand)], teacher)
  await run("update live.sessions set state = 'ended', ended_at = $1", [now])
  await aFile(arvand, { ownerId: teacher.id, name: 'شمسه.jpg' })

  expect((await rowsOf(manager, 'courses.courses')).join('\n')).toContain('خوشنویسی نستعلیق,نرگس بهار,')
  expect(await rowsOf(manager, 'courses.paths')).toMatchObject([
    expect.stringContaining(`از قلم تا قاب,${category.title},سه دوره,خوشنویسی نستعلیق,`),
  ])
  expect(await rowsOf(manager, 'live.webinars')).toMatchObject([
    expect.stringMatching(/^شب شمسه,نرگس بهار,.*,90,ثبت‌نام باز,0,10,0$/),
  ])
  expect(await rowsOf(manager, 'live.classes')).toMatchObject([
    expect.stringContaining('کلاس رسم,کلاس,نرگس بهار,2,'),
  ])
  const files = await rowsOf(manager, 'media.files')
  expect(files).toMatchObject([expect.stringMatching(/^شمسه\.jpg,تصویر,image\/.*,نرگس بهار$/)])
})

test('skills are a table of people, errors in browsers of settings, visits and referral campaigns of growth', async () => {
  const [people, settings, growth] = [
    await aManager('people'),
    await aManager('settings'),
    await aManager('growth'),
  ]
  await aSkill(arvand, 'طراحی گره')
  await run(
    `insert into analysis.client_logs (id, at, level, message, path, user_agent)
     values ($1, $2, 'error', '=HYPERLINK(1)', '/courses', 'Firefox')`,
    [newId(), now],
  )
  await run(`insert into analysis.view_days (day, views, visitors) values ('2026-11-20', 70, 30)`, [])
  await run(`insert into analysis.page_days (day, path, views) values ('2026-11-20', '/courses', 12)`, [])
  await run(
    `insert into analysis.referrer_days (day, host, views) values ('2026-11-20', 'example.org', 5)`,
    [],
  )
  await run(
    `insert into growth.campaigns
       (id, title, inviter_reward, invitee_reward, starts_at, ends_at, budget, most_per_inviter, made_at)
     values ($1, 'مهر', 500000, 300000, $2, $2::timestamptz + interval '1 day', 90000000, 5, $2)`,
    [newId(), now],
  )
  expect((await rowsOf(people, 'careers.skills')).join('\n')).toContain('طراحی گره')
  expect(await rowsOf(settings, 'analysis.client-logs')).toMatchObject([
    expect.stringContaining("خطا,'=HYPERLINK(1),/courses,Firefox,"),
  ])
  expect(await rowsOf(growth, 'analysis.days')).toEqual(['۱۴۰۵/۰۸/۲۹,2026-11-20,70,30'])
  expect(await rowsOf(growth, 'analysis.pages')).toEqual(['۱۴۰۵/۰۸/۲۹,2026-11-20,/courses,12'])
  expect(await rowsOf(growth, 'analysis.referrers')).toEqual(['۱۴۰۵/۰۸/۲۹,2026-11-20,example.org,5'])
  expect(await rowsOf(growth, 'growth.campaigns')).toMatchObject([
    expect.stringContaining('مهر,50000,30000,0,9000000,0,0,'),
  ])
})

test('a teacher takes their announcements, invitations, submissions and what else is theirs, and another none of it', async () => {
  const [teacher, learner] = [await aTeacher(), await aPerson(arvand, { name: 'مانی کیان' })]
  const course = await aCourse(arvand, {
    owner: teacher,
    title: 'مثلثات',
    sections: [{ lessons: [{ kind: 'assignment', content: anAssignment() }] }],
  })
  const enrolmentId = await anEnrolment(arvand, course, learner.id)
  const lessons = await run('select id, title from courses.lessons where course_id = $1', [course.id])
  const [submissionId, lesson] = [newId(), lessons.rows[0]]
  await run(
    `insert into teaching.announcements (id, course_id, author_id, title, body, at)
     values ($1, $2, $3, 'جلسهٔ جبرانی', 'جمعه ساعت ده', $4)`,
    [newId(), course.id, teacher.id, now],
  )
  await run(
    `insert into teaching.invitations (id, course_id, mobile, by_id, at) values ($1, $2, '+989121234567', $3, $4)`,
    [newId(), course.id, teacher.id, now],
  )
  await run(
    `insert into teaching.submissions (id, enrolment_id, lesson_id, number, text, late, at, is_waiting)
     values ($1, $2, $3, 1, 'پاسخ', true, $4, false)`,
    [submissionId, enrolmentId, lesson.id, now],
  )
  await run(
    `insert into teaching.marks (submission_id, marker_id, levels, points, comment, at)
     values ($1, $2, '{}', 1750, 'روشن', $3)`,
    [submissionId, teacher.id, now],
  )
  await run(
    `insert into articles.articles (id, author_id, slug, title, body, changed_at) values ($1, $2, 'sin', 'سینوس', '{}', $3)`,
    [newId(), teacher.id, now],
  )
  await run(
    `insert into exams.practice_groups (id, owner_id, title, search_key, question_ids, created_at, changed_at)
     values ($1, $2, 'زاویه‌ها', '', array[$1]::uuid[], $3, $3)`,
    [newId(), teacher.id, now],
  )
  await run(
    `insert into commerce.withdrawals (id, person_id, amount, sheba, holder, state, asked_at)
     values ($1, $2, 2000000, 'IR062960000000100324200001', 'نرگس', 'requested', $3)`,
    [newId(), teacher.id, now],
  )
  await run(
    `insert into surveys.surveys (id, owner_id, title, settings, created_at, changed_at)
     values ($1, $2, 'نظر شما چیست؟', '{"questions": []}', $3, $3)`,
    [newId(), teacher.id, now],
  )
  await aWebinar(arvand, { host: teacher, title: 'شب مثلث' })
  await aFile(arvand, { ownerId: teacher.id, name: 'مثلث.jpg' })

  const mine = {
    'articles.own': 'سینوس,پیش‌نویس,',
    'commerce.own-withdrawals': '200000,IR062960000000100324200001,در انتظار بررسی,',
    'courses.own': 'مثلثات,نرگس بهار,',
    'exams.practice-groups': 'زاویه‌ها,,1,0,0,',
    'live.own-webinars': 'شب مثلث,نرگس بهار,',
    'media.own': 'مثلث.jpg,تصویر,',
    'surveys.own': 'نظر شما چیست؟,نرگس بهار,0,0,',
    'teaching.announcements': 'مثلثات,,جلسهٔ جبرانی,جمعه ساعت ده,نرگس بهار,بله,',
    'teaching.invitations': 'مثلثات,09121234567,,',
    'teaching.submissions': `مثلثات,${lesson.title},مانی کیان,1,`,
  }
  const other = await aTeacher()
  for (const [name, row] of Object.entries(mine)) {
    expect([name, await rowsOf(teacher, name)]).toEqual([name, [expect.stringContaining(row)]])
    expect([name, await rowsOf(other, name)]).toEqual([name, []])
  }
  expect((await rowsOf(teacher, 'teaching.submissions'))[0]).toMatch(/,بله,,17\.5,روشن$/)
  // Managers have the surveys of everybody.
  expect((await rowsOf(await aManager('content'), 'surveys.surveys')).join('\n')).toContain('نظر شما چیست؟')
})

test('a teacher takes the certificates of their learners and the exams of their courses, and another none', async () => {
  const certified = await aCertifiedCourse(arvand)
  const { code } = await aHolder(arvand, certified, 'سارا معین')
  expect(await rowsOf(certified.teacher, 'certificates.taught')).toMatchObject([
    expect.stringContaining(`${code},سارا معین,`),
  ])
  const bench = await openExamsBench(arvand)
  const { examId, questionIds } = await bench.anExam(['single'])
  await bench.handedIn(examId, await bench.aLearner({}), { [questionIds[0] ?? '']: null })
  expect(await rowsOf(bench.teacher, 'exams.exams')).toMatchObject([
    expect.stringContaining(`${bench.course.title},آزمون میان‌ترم,1,1,`),
  ])
  expect(await rowsOf(bench.teacher, 'certificates.taught')).toEqual([])
  expect(await rowsOf(certified.teacher, 'exams.exams')).toEqual([])
})
