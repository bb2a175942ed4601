import * as home from '@arvand/contracts/home/exams'
import { search } from '@arvand/contracts/home/search'
import { listExams, showExam } from '@arvand/contracts/panel/exams'
import { createFactorCart, payFactor, refundFactor } from '@arvand/contracts/panel/factors'
import { unpublishExam } from '@arvand/contracts/teacher/exams'
import * as setting from '@arvand/contracts/teacher/sample-questions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { paidFactor } from '#testing/commerce'
import { aPerson, type TestPerson } from '#testing/identity'
import { aWallet, closeInBalance } from '#testing/wallet'
import { type ExamsBench, openExamsBench } from '../taking/testing.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
})
afterAll(() => closeInBalance(arvand))

const slugOf = async (examId: string) => {
  const { items } = (await arvand.call(home.listPublicExams, {})).answer
  return items.find(({ id }) => id === examId)?.slug ?? ''
}

test('an exam for everybody has a page and is found; one of a course alone is not', async () => {
  const { examId } = await bench.anExam(['single', 'essay'], { title: 'آزمون جامع نجوم', price: 0 })
  const hidden = await bench.anExam(['single'], { title: 'آزمون پنهان نجوم' })
  const { items, fields } = (await arvand.call(home.listPublicExams, { q: 'نجوم' })).answer
  expect(items.map(({ id }) => id)).toEqual([examId])
  expect(items[0]).toMatchObject({ questions: 2, minutes: 60, price: 0, state: 'open' })
  expect(fields.map(({ slug }) => slug)).toContain(items[0]?.category.slug)
  const slug = items[0]?.slug ?? ''
  const shown = (await arvand.call(home.showPublicExam, { slug })).answer
  expect(shown.mine).toBeUndefined()
  expect(JSON.stringify(shown)).not.toContain('پایتخت')
  const found = (await arvand.call(search, { q: 'نجوم', kind: 'exam' })).answer.items
  expect(found).toMatchObject([{ id: examId, href: `/exams/${slug}` }])
  expect(found.map(({ id }) => id)).not.toContain(hidden.examId)
  const { body } = await arvand.app.inject('/sitemaps/exams.xml')
  expect(body).toContain(`/exams/${slug}</loc><lastmod>`)
  expect(body.match(/<url>/g)).toHaveLength(items.length + 1)
  expect((await arvand.call(home.showPublicExam, { slug: 'nothing-here' })).problem.code).toBe(
    'exams.unknown-exam',
  )
})

test('a stranger takes a free one, and it stands among their exams', async () => {
  const { examId } = await bench.anExam(['single'], { title: 'آزمون رایگان', price: 0 })
  const person = await aPerson(arvand)
  expect((await arvand.call(showExam, { examId }, person)).answer).toMatchObject({
    exam: { price: 0 },
    whyNotStart: null,
  })
  expect((await bench.start(examId, person)).status).toBe(200)
  const mine = (await arvand.call(listExams, {}, person)).answer.items
  expect(mine.map(({ id }) => id)).toEqual([examId])
  const { examId: ofCourse } = await bench.anExam(['single'])
  expect((await arvand.call(showExam, { examId: ofCourse }, person)).problem.status).toBe(404)
})

test('one that is sold is bought, taken, and refunded while it was not begun', async () => {
  const { examId } = await bench.anExam(['single'], { title: 'آزمون فروشی', price: 500_000 })
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 2_000_000)
  expect((await bench.start(examId, person)).problem.code).toBe('exams.not-bought')
  const ask = () => ({ items: [{ kind: 'exam' as const, id: examId }], requestId: newId() })
  const buy = async () => {
    const made = await arvand.call(createFactorCart, ask(), person)
    if (made.status !== 200) throw new Error(JSON.stringify(made.problem))
    const factorId = made.answer.factor.id
    await arvand.call(payFactor, { factorId, useWallet: true, requestId: newId() }, person)
    return factorId
  }
  const refund = (factorId: string) =>
    arvand.call(refundFactor, { factorId, reason: 'نمی‌خواهم', requestId: newId() }, person)
  const factorId = await buy()
  const slug = await slugOf(examId)
  expect((await arvand.call(home.showPublicExam, { slug }, person)).answer.mine).toEqual({ mayTake: true })
  expect((await arvand.call(createFactorCart, ask(), person)).problem).toMatchObject({
    code: 'commerce.item-not-for-sale',
    current: { whyNot: 'exams.owned-exam' },
  })
  expect((await arvand.call(unpublishExam, { examId }, bench.teacher)).problem.code).toBe('exams.exam-taken')
  expect((await refund(factorId)).status).toBe(200)
  expect((await bench.start(examId, person)).problem.code).toBe('exams.not-bought')
  const again = await buy()
  expect((await bench.start(examId, person)).status).toBe(200)
  expect((await refund(again)).status).not.toBe(200)
  const learner = await bench.aLearner()
  expect((await arvand.call(createFactorCart, ask(), learner)).problem.code).toBe(
    'commerce.item-not-for-sale',
  )
  expect((await bench.start(examId, learner)).status).toBe(200)
})

test('an exam that opens later goes back until then, however long ago it was bought', async () => {
  const opensAt = new Date(arvand.platform.clock.now().getTime() + 12 * 86_400_000).toISOString()
  const { examId } = await bench.anExam(['single'], { title: 'آزمون ماه بعد', price: 500_000, opensAt })
  const items = [{ kind: 'exam' as const, id: examId }]
  const [early, late] = [await aPerson(arvand), await aPerson(arvand)]
  const [first, second] = [await paidFactor(arvand, early, items), await paidFactor(arvand, late, items)]
  const refund = ({ id: factorId }: { readonly id: string }, person: TestPerson) =>
    arvand.call(refundFactor, { factorId, reason: 'نمی‌خواهم', requestId: newId() }, person)
  arvand.platform.clock.pass(11 * 86_400)
  expect((await refund(first, early)).answer.refund.state).toBe('paid')
  arvand.platform.clock.pass(2 * 86_400)
  expect((await refund(second, late)).problem.code).toBe('commerce.refund-too-late')
})

test('a group of sample questions is found by anyone, with words of its questions and no key', async () => {
  const { questionIds } = await bench.anExam(['single'])
  const made = { title: 'نمونه‌سؤال جغرافیا', requestId: newId() }
  const { groupId } = (await arvand.call(setting.makeGroup, made, bench.teacher)).answer
  const settings = {
    ...{ title: made.title, description: '', category: null, grade: 'tenth' as const, year: null },
    ...{ source: 'امتحان نهایی', questionIds },
  }
  await arvand.call(setting.saveGroup, { groupId, revision: 0, settings }, bench.teacher)
  const groups = async () => (await arvand.call(home.listPublicGroups, { grade: 'tenth' })).answer.items
  expect(await groups()).toEqual([])
  await arvand.call(setting.publishGroup, { groupId, revision: 1 }, bench.teacher)
  const [group] = await groups()
  expect(group).toMatchObject({ id: groupId, questions: 1, source: 'امتحان نهایی' })
  const slug = group?.slug ?? ''
  const shown = (await arvand.call(home.showPublicGroup, { slug })).answer
  expect(shown.group.samples).toMatchObject([{ kind: 'single' }])
  expect(JSON.stringify(shown)).not.toContain('اصفهان')
  const found = (await arvand.call(search, { q: 'جغرافیا', kind: 'sampleQuestionGroup' })).answer.items
  expect(found).toMatchObject([{ id: groupId, href: `/sample-questions/${slug}` }])
  await arvand.call(setting.unpublishGroup, { groupId }, bench.teacher)
  expect((await arvand.call(home.showPublicGroup, { slug })).problem.code).toBe('exams.unknown-group')
})
