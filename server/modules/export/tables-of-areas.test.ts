import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aFactor } from '#testing/commerce'
import { aCourse } from '#testing/courses'
import { aPerson, type TestPerson } from '#testing/identity'
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
const aManager = (scope: 'content' | 'finance' | 'growth') =>
  aPerson(arvand, { roles: ['manager'], scopes: [scope] })

test('refunds, withdrawals and gift cards are tables of finance, and no code of a card is in them', async () => {
  const manager = await aManager('finance')
  const buyer = await aPerson(arvand, { name: 'نیما صادقی' })
  const factor = await aFactor(arvand, buyer, (await aCourse(arvand, { price: 1_000_000 })).id)
  await run(
    `insert into commerce.refunds (id, factor_id, asked_by, state, reason, amount, asked_at, decided_by, decided_at, answer)
     values ($1, $2, $3, 'refused', 'کلاس تشکیل نشد', 500000, $4, $5, $4, 'کلاس برگزار شد')`,
    [newId(), factor.id, buyer.id, now, manager.id],
  )
  const refunds = await rowsOf(manager, 'commerce.refunds')
  expect(refunds).toHaveLength(1)
  expect(refunds[0]).toContain('50000,کلاس تشکیل نشد,ردشده')
  expect(refunds[0]).toContain('کلاس برگزار شد')

  const teacher = await aPerson(arvand, { name: 'نرگس بهار', roles: ['teacher'] })
  await run(
    `insert into commerce.withdrawals (id, person_id, amount, sheba, holder, state, asked_at)
     values ($1, $2, 2000000, 'IR062960000000100324200001', 'سارا', 'requested', $3)`,
    [newId(), teacher.id, now],
  )
  const [withdrawal] = await rowsOf(manager, 'commerce.withdrawals')
  expect(withdrawal).toContain('نرگس بهار,200000,IR062960000000100324200001')
  expect(withdrawal).toContain('سارا,در انتظار بررسی')

  await run(
    `insert into commerce.gift_cards (id, code_hash, code_sealed, last_four, amount, issued_by, note, created_at)
     values ($1, decode(md5('card'), 'hex'), 'sealed-code', 'K7QX', 3000000, $2, 'یلدا', $3)`,
    [newId(), manager.id, now],
  )
  const [card = ''] = await rowsOf(manager, 'commerce.gift-cards')
  expect(card).toContain('K7QX,300000,0')
  expect(card).not.toContain('sealed-code')
})

test('appeals are a table of content, spins and what was learned tables of growth', async () => {
  const [writer, content, growth] = [
    await aPerson(arvand, { name: 'سارا معین' }),
    await aManager('content'),
    await aManager('growth'),
  ]
  const threadId = await aThread(newId(), writer, 'این کلاس را از دست ندهید')
  const settlementId = newId()
  await run(
    `insert into discussion.settlements (id, comment_id, by_id, verdict, at) values ($1, $2, $3, 'removed', $4)`,
    [settlementId, threadId, content.id, now],
  )
  await run(`insert into discussion.appeals (settlement_id, text, at) values ($1, 'برای همه است', $2)`, [
    settlementId,
    now,
  ])
  const [appeal] = await rowsOf(content, 'discussion.appeals')
  expect(appeal).toContain('سارا معین,این کلاس را از دست ندهید')
  expect(appeal).toContain('برای همه است')

  const prize = { id: newId(), title: 'روز پلاس', kind: 'plusDays', amount: 3, cost: 20_000, weight: 1 }
  await run(
    `insert into growth.spins (id, person_id, day, server_seed, commitment, prizes, cost, made_at, prize_id, saved_at)
     values ($1, $2, $3::timestamptz::date, 'x', 'x', $4, 20000, $3, $5, $3)`,
    [newId(), writer.id, now, JSON.stringify([{ ...prize, stock: null }]), prize.id],
  )
  const [spin] = await rowsOf(growth, 'growth.spins')
  expect(spin).toMatch(/^سارا معین,.*,روز پلاس,2000,انجام شد$/)

  const course = await aCourse(arvand, { title: 'هندسهٔ گره' })
  await run(
    `insert into analysis.learning_events (id, at, type, person_id, course_id) values ($1, $2, 'courseCompleted', $3, $4)`,
    [newId(), now, writer.id, course.id],
  )
  const [event] = await rowsOf(growth, 'analysis.learning')
  expect(event).toMatch(/,سارا معین,دوره تکمیل شد,هندسهٔ گره$/)
})

test('a teacher takes their meets, and the reviews and questions of their courses, and another none of them', async () => {
  const teacher = await aPerson(arvand, { roles: ['teacher'] })
  const learner = await aPerson(arvand, { name: 'مانی کیان' })
  const course = await aCourse(arvand, { owner: teacher, title: 'نجوم' })
  await aMeet(teacher, learner)
  for (const [reviewer, hiddenAt] of [
    [learner, null],
    [await aPerson(arvand, { name: 'پنهان‌شده' }), now],
  ] as const)
    await run(
      `insert into courses.reviews (course_id, person_id, stars, text, at, changed_at, hidden_at)
       values ($1, $2, 5, 'روشن و آرام', $3, $3, $4)`,
      [course.id, reviewer.id, now, hiddenAt],
    )
  const lessons = await run('select id, title from courses.lessons where course_id = $1', [course.id])
  await aThread(lessons.rows[0].id, learner, 'ستارهٔ قطبی کجاست؟')

  const [meet] = await rowsOf(teacher, 'live.meets')
  expect(meet).toContain('30,مانی کیان,رزروشده,50000')
  const reviews = await rowsOf(teacher, 'courses.taught-reviews')
  expect(reviews).toMatchObject([expect.stringContaining('نجوم,مانی کیان,5,روشن و آرام')])
  const [question] = await rowsOf(teacher, 'discussion.questions')
  expect(question).toContain(`${lessons.rows[0].title},مانی کیان,`)
  expect(question).toContain('ستارهٔ قطبی کجاست؟')
  const other = await aPerson(arvand, { roles: ['teacher'] })
  for (const name of ['live.meets', 'courses.taught-reviews', 'discussion.questions'])
    expect([name, await rowsOf(other, name)]).toEqual([name, []])
})

/** A thread about a lesson, of one post. */
async function aThread(lessonId: string, author: TestPerson, body: string): Promise<string> {
  const id = newId()
  await run(
    `insert into discussion.threads (id, about_kind, about_id, author_id, title, at, moved_at)
     values ($1, 'lesson', $2, $3, 'پرسش', $4, $4)`,
    [id, lessonId, author.id, now],
  )
  await run(
    `insert into discussion.comments (id, thread_id, root_id, author_id, by_staff, body, at)
     values ($1, $1, $1, $2, false, $3, $4)`,
    [id, author.id, body, now],
  )
  return id
}

async function aMeet(teacher: TestPerson, learner: TestPerson) {
  const slotId = newId()
  await run('insert into live.meet_offers (teacher_id, changed_at) values ($1, $2)', [teacher.id, now])
  await run(
    `insert into live.meet_slots (id, teacher_id, starts_at, minutes, price, is_offered) values ($1, $2, $3, 30, 500000, true)`,
    [slotId, teacher.id, now],
  )
  await run(
    `insert into live.meets (id, slot_id, sold_slot_id, teacher_id, learner_id, state, starts_at, minutes, price, paid, changed_at)
     values ($1, $2, $2, $3, $4, 'booked', $5, 30, 500000, 500000, $5)`,
    [newId(), slotId, teacher.id, learner.id, now],
  )
}
