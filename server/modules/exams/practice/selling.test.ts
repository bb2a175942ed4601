import * as home from '@arvand/contracts/home/exams'
import { createFactorCart, payFactor, refundFactor } from '@arvand/contracts/panel/factors'
import { removeAccount } from '@arvand/contracts/panel/personal-data'
import * as contract from '@arvand/contracts/panel/sample-questions'
import { reauthenticate } from '@arvand/contracts/panel/security'
import * as bank from '@arvand/contracts/teacher/questions'
import * as setting from '@arvand/contracts/teacher/sample-questions'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { newId } from '#platform/ids'
import { anApp, type TestApp } from '#server/testing/app'
import { aPerson, type TestPerson, testPassword } from '#testing/identity'
import { aWallet, closeInBalance } from '#testing/wallet'
import { type ExamsBench, openExamsBench } from '../taking/testing.ts'
import { aPublishedGroup } from './testing.ts'
import { evenly } from './trial.ts'

let arvand: TestApp
let bench: ExamsBench
beforeAll(async () => {
  arvand = await anApp()
  bench = await openExamsBench(arvand)
}, 60_000)
afterAll(() => closeInBalance(arvand))

const draw = (groupId: string, person: TestPerson) =>
  arvand.call(contract.drawQuestion, { groupId, mode: 'daily' }, person)
const answer = (groupId: string, questionId: string, value: string, person: TestPerson) =>
  arvand.call(contract.answerQuestion, { groupId, questionId, value }, person)

test('a sold group is practised by its buyers and its teacher alone, and refunded while it is not used', async () => {
  const ids = [await bench.aReadyQuestion('single'), await bench.aReadyQuestion('single')]
  const groupId = await aPublishedGroup(arvand, bench, ids, { title: 'کنکور شیمی', price: 500_000 })
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 2_000_000)
  for (const { problem } of [
    await draw(groupId, person),
    await answer(groupId, ids[0] ?? '', 'a', person),
    await arvand.call(contract.printGroup, { groupId }, person),
    await arvand.call(
      contract.startTrial,
      { groupIds: [groupId], questions: 2, minutes: 0, requestId: newId() },
      person,
    ),
  ])
    expect(problem.code).toBe('exams.group-not-bought')
  expect((await draw(groupId, bench.teacher)).status).toBe(200)
  const inList = async () =>
    (await arvand.call(contract.listPracticeGroups, {}, person)).answer.items.find(({ id }) => id === groupId)
  expect(await inList()).toMatchObject({ price: 500_000, mayPractise: false })
  const slug = (await inList())?.slug ?? ''
  const page = async (by?: TestPerson) => (await arvand.call(home.showPublicGroup, { slug }, by)).answer
  expect(await page()).toMatchObject({ group: { price: 500_000 } })
  expect((await page()).mine).toBeUndefined()
  expect((await page(person)).mine).toEqual({ mayPractise: false })

  const ask = () => ({ items: [{ kind: 'sampleQuestionGroup' as const, id: groupId }], requestId: newId() })
  const buy = async () => {
    const { factor } = (await arvand.call(createFactorCart, ask(), person)).answer
    await arvand.call(payFactor, { factorId: factor.id, useWallet: true, requestId: newId() }, person)
    return factor.id
  }
  const refund = (factorId: string) =>
    arvand.call(refundFactor, { factorId, reason: 'نمی‌خواهم', requestId: newId() }, person)
  const factorId = await buy()
  expect((await page(person)).mine).toEqual({ mayPractise: true })
  expect((await arvand.call(createFactorCart, ask(), person)).problem).toMatchObject({
    code: 'commerce.item-not-for-sale',
    current: { whyNot: 'exams.owned-group' },
  })
  expect((await refund(factorId)).status).toBe(200)
  expect((await draw(groupId, person)).problem.code).toBe('exams.group-not-bought')
  const again = await buy()
  for (const id of ids) expect((await answer(groupId, id, 'a', person)).status).toBe(200)
  expect((await refund(again)).status).not.toBe(200)
})

/** Buys a group, from a wallet. */
async function buys(person: TestPerson, groupId: string): Promise<string> {
  const items = [{ kind: 'sampleQuestionGroup' as const, id: groupId }]
  const { factor } = (await arvand.call(createFactorCart, { items, requestId: newId() }, person)).answer
  await arvand.call(payFactor, { factorId: factor.id, useWallet: true, requestId: newId() }, person)
  return factor.id
}

async function aBuyer(groupId: string) {
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 2_000_000)
  return { person, factorId: await buys(person, groupId) }
}

const aTrial = async (groupId: string, person: TestPerson) => {
  const ask = { groupIds: [groupId], questions: 10, minutes: 0, requestId: newId() }
  return (await arvand.call(contract.startTrial, ask, person)).answer.trialId
}

test('a group whose publishing is taken back stays its buyers’: practice, print, day, list and trials', async () => {
  const ids = [await bench.aReadyQuestion('single'), await bench.aReadyQuestion('single')]
  const groupId = await aPublishedGroup(arvand, bench, ids, { title: 'کنکور زیست', price: 500_000 })
  const { person } = await aBuyer(groupId)
  const other = await aPerson(arvand)
  await aWallet(arvand, other.id, 2_000_000)
  await arvand.call(setting.unpublishGroup, { groupId }, bench.teacher)
  expect((await draw(groupId, person)).status).toBe(200)
  expect((await answer(groupId, ids[0] ?? '', 'a', person)).status).toBe(200)
  expect((await arvand.call(contract.printGroup, { groupId }, person)).status).toBe(200)
  expect(await aTrial(groupId, person)).not.toBe('')
  const list = async (by: TestPerson, mine?: 'mine') => {
    const { answer } = await arvand.call(contract.listPracticeGroups, { mine, q: 'کنکور زیست' }, by)
    return answer.items.map(({ id, mayPractise }) => [id, mayPractise])
  }
  expect(await list(person, 'mine')).toEqual([[groupId, true]])
  expect(await list(person)).toEqual([])
  expect(await list(other, 'mine')).toEqual([])
  const day = (await arvand.call(contract.listDay, {}, person)).answer.items
  expect(day.map(({ question }) => question.id)).toEqual([ids[1]])
  expect((await draw(groupId, other)).problem.code).toBe('exams.unknown-group')
  const items = [{ kind: 'sampleQuestionGroup' as const, id: groupId }]
  const asked = await arvand.call(createFactorCart, { items, requestId: newId() }, other)
  expect(asked.problem.code).toBe('commerce.unknown-item')
})

test('whoever took a group whole is not paid back: its answers printed, or its questions drawn into a trial', async () => {
  const ids = [await bench.aReadyQuestion('single'), await bench.aReadyQuestion('single')]
  const groupId = await aPublishedGroup(arvand, bench, ids, { title: 'کنکور فیزیک', price: 500_000 })
  const refund = async ({ person, factorId }: Awaited<ReturnType<typeof aBuyer>>) => {
    const ask = { factorId, reason: 'نمی‌خواهم', requestId: newId() }
    const { status, problem } = await arvand.call(refundFactor, ask, person)
    return status === 200 ? 'refunded' : problem.code
  }
  const print = async ({ person }: Awaited<ReturnType<typeof aBuyer>>, withKey: boolean) =>
    (await arvand.call(contract.printGroup, { groupId, withKey }, person)).answer.questions
  const [plain, printed, tried] = [await aBuyer(groupId), await aBuyer(groupId), await aBuyer(groupId)]
  expect((await print(plain, false)).map(({ key }) => key)).toEqual([null, null])
  expect(await refund(plain)).toBe('refunded')
  expect((await print(printed, true)).map(({ key }) => key?.choices)).toEqual([['a'], ['a']])
  expect(await refund(printed)).toBe('commerce.refund-too-much-used')
  const trialId = await aTrial(groupId, tried.person)
  expect(await refund(tried)).toBe('commerce.refund-too-much-used')
  const empty = { trialId, answers: {} }
  expect((await arvand.call(contract.finishTrial, empty, tried.person)).status).toBe(200)
  expect(await refund(tried)).toBe('commerce.refund-too-much-used')
  // A second purchase of what was paid back is new.
  const again = { ...plain, factorId: await buys(plain.person, groupId) }
  expect(await refund(again)).toBe('refunded')
})

test('when its teacher removes their account, what others practise and paid for stays; drafts go', async () => {
  const own = await openExamsBench(arvand)
  const made = [await own.aReadyQuestion('single'), await own.aReadyQuestion('single')]
  const [inGroup = '', inNone = ''] = made
  const sold = await aPublishedGroup(arvand, own, [inGroup], { title: 'فروخته', price: 500_000 })
  const draft = await aPublishedGroup(arvand, own, [inNone], { title: 'پیش‌نویس' })
  const person = await aPerson(arvand)
  // As by a purchase whose money reached the teacher long ago: until then their account stays.
  await arvand.database.pool.query(
    'insert into exams.group_accesses (entitlement_id, group_id, person_id, at) values ($1, $2, $3, $4)',
    [newId(), sold, person.id, arvand.platform.clock.now()],
  )
  expect((await answer(sold, inGroup, 'a', person)).status).toBe(200)
  const trialId = await aTrial(sold, person)
  for (const groupId of [sold, draft]) await arvand.call(setting.unpublishGroup, { groupId }, own.teacher)
  await arvand.call(reauthenticate, { password: testPassword }, own.teacher)
  const { status } = await arvand.call(removeAccount, { confirm: true }, own.teacher)
  expect(status).toBe(200)
  const { answer: drawn } = await draw(sold, person)
  expect(drawn.mastery).toMatchObject({ fresh: 0, learning: 1 })
  expect((await arvand.call(contract.showTrial, { trialId }, person)).answer.questions).toHaveLength(1)
  const { rows } = await arvand.database.pool.query<{ id: string }>(
    `select id from exams.practice_groups where id = any($1) union all
     select id from exams.questions where id = any($2)`,
    [[sold, draft], made],
  )
  expect(rows.map(({ id }) => id)).toEqual([sold, inGroup])
})

test('what a person practised while it was free comes back, and is counted for today, once they have bought the group', async () => {
  const ids = [await bench.aReadyQuestion('single')]
  const groupId = await aPublishedGroup(arvand, bench, ids)
  const person = await aPerson(arvand)
  await aWallet(arvand, person.id, 2_000_000)
  await answer(groupId, ids[0] ?? '', 'b', person)
  await arvand.database.pool.query('update exams.practice_groups set price = 500000 where id = $1', [groupId])
  // Not so long that the sessions end.
  arvand.platform.clock.pass(36 * 3_600)
  const due = async () => ({
    counted: (await arvand.call(contract.listPracticeGroups, {}, person)).answer.today.due,
    come: (await arvand.call(contract.listDay, {}, person)).answer.items.length,
  })
  expect(await due()).toEqual({ counted: 0, come: 0 })
  const items = [{ kind: 'sampleQuestionGroup' as const, id: groupId }]
  const { factor } = (await arvand.call(createFactorCart, { items, requestId: newId() }, person)).answer
  await arvand.call(payFactor, { factorId: factor.id, useWallet: true, requestId: newId() }, person)
  expect(await due()).toEqual({ counted: 1, come: 1 })
})

test('groups are browsed by their source too, and show how well each topic is known', async () => {
  const topicOf = async (title: string) => {
    const made = { title, parentId: null, requestId: newId() }
    return (await arvand.call(bank.addQuestionCategory, made, bench.teacher)).answer.categoryId
  }
  const [atoms, bonds] = [await topicOf('اتم'), await topicOf('پیوند')]
  const aQuestionOf = async (categoryId: string) => {
    const questionId = await bench.aReadyQuestion('single')
    await arvand.database.pool.query('update exams.questions set category_id = $2 where id = $1', [
      questionId,
      categoryId,
    ])
    return questionId
  }
  const ids = [await aQuestionOf(atoms), await aQuestionOf(bonds), await aQuestionOf(bonds)]
  const source = `آزمون ${newId().slice(-6)}`
  const groupId = await aPublishedGroup(arvand, bench, ids, { source })
  const person = await aPerson(arvand)
  const list = (await arvand.call(contract.listPracticeGroups, { source }, person)).answer
  expect(list.items.map(({ id }) => id)).toEqual([groupId])
  expect(list.sources).toContain(source)
  await answer(groupId, ids[1] ?? '', 'a', person)
  expect((await draw(groupId, person)).answer.topics).toEqual([
    { title: 'اتم', fresh: 1, learning: 0, mastered: 0 },
    { title: 'پیوند', fresh: 1, learning: 1, mastered: 0 },
  ])
})

test('a group is printed whole, the same at every print, with what is right', async () => {
  const ids = [await bench.aReadyQuestion('single'), await bench.aReadyQuestion('trueFalse')]
  const groupId = await aPublishedGroup(arvand, bench, ids, { source: 'امتحان نهایی' })
  const person = await aPerson(arvand)
  const print = async () => (await arvand.call(contract.printGroup, { groupId }, person)).answer
  const printed = await print()
  expect(printed.group).toMatchObject({ title: 'شیمی یازدهم', source: 'امتحان نهایی' })
  expect(printed.questions.map(({ id }) => id)).toEqual(ids)
  expect(printed.questions[0]?.key?.choices).toEqual(['a'])
  expect(await print()).toEqual(printed)
})

test('a trial exam is drawn from groups, marked at once, and moves no card', async () => {
  const first = [await bench.aReadyQuestion('single'), await bench.aReadyQuestion('single')]
  const second = [await bench.aReadyQuestion('single'), first[0] ?? '']
  const groupIds = [
    await aPublishedGroup(arvand, bench, first, { title: 'یک' }),
    await aPublishedGroup(arvand, bench, second, { title: 'دو' }),
  ]
  const person = await aPerson(arvand)
  const start = async (questions: number, minutes = 30) => {
    const ask = { groupIds, questions, minutes, requestId: newId() }
    return (await arvand.call(contract.startTrial, ask, person)).answer.trialId
  }
  const show = (trialId: string, by = person) => arvand.call(contract.showTrial, { trialId }, by)
  const finish = (trialId: string, answers: Record<string, string>) =>
    arvand.call(contract.finishTrial, { trialId, answers }, person)
  const trialId = await start(10)
  const shown = (await show(trialId)).answer
  // A question of both groups comes once.
  expect(shown.questions.map(({ id }) => id).toSorted()).toEqual(
    [...new Set([...first, ...second])].toSorted(),
  )
  expect(shown).toMatchObject({ trial: { titles: ['یک', 'دو'], questions: 3, right: null }, results: null })
  expect(JSON.stringify(shown.questions)).not.toMatch(/percent|feedback|correct/)
  expect((await show(trialId, await aPerson(arvand))).problem.code).toBe('exams.unknown-trial')
  const [right = '', wrong = ''] = shown.questions.map(({ id }) => id)
  expect((await finish(trialId, { [right]: 'nothing such' })).problem.code).toBe('exams.not-an-answer')
  expect((await finish(trialId, { [right]: 'a', [wrong]: 'b' })).answer).toEqual({ right: 1, percent: 33.3 })
  expect((await finish(trialId, {})).problem.code).toBe('exams.trial-over')
  expect((await show(trialId)).answer).toMatchObject({
    trial: { right: 1, percent: 33.3 },
    results: {
      [right]: { verdict: 'right', key: { choices: ['a'] } },
      [wrong]: { verdict: 'wrong', value: 'b' },
    },
  })
  expect((await draw(groupIds[0] ?? '', person)).answer.mastery).toEqual({
    fresh: 2,
    learning: 0,
    mastered: 0,
  })
  // What comes long after the clock has run out is not counted.
  const late = await start(1, 1)
  arvand.platform.clock.pass(3 * 60)
  const [only = ''] = (await show(late)).answer.questions.map(({ id }) => id)
  expect((await finish(late, { [only]: 'a' })).answer).toEqual({ right: 0, percent: 0 })
  const { items } = (await arvand.call(contract.listTrials, {}, person)).answer
  expect(items.map(({ id }) => id)).toEqual([late, trialId])
})

test('a trial takes from its groups as evenly as they allow', () => {
  const pool = (name: string, count: number) =>
    Array.from({ length: count }, (_, at) => ({ id: `${name}${at}` }))
  const ids = (...asked: Parameters<typeof evenly>) => evenly(...asked).map(({ id }) => id)
  expect(ids([pool('a', 5), pool('b', 5)], 4)).toEqual(['a0', 'a1', 'b0', 'b1'])
  expect(ids([pool('a', 1), pool('b', 5)], 4)).toEqual(['a0', 'b0', 'b1', 'b2'])
  expect(ids([pool('a', 2), pool('a', 3)], 9)).toEqual(['a0', 'a1', 'a2'])
  expect(ids([[], []], 3)).toEqual([])
})
