import type { AnswerValue } from '@arvand/contracts/asked-questions'
import { question } from '@arvand/contracts/questions'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { expect, test } from 'vitest'
import { asText } from './question-kinds/words-of.ts'
import {
  askedOf,
  emptyQuestion,
  markedOf,
  readAnswer,
  storedAnswer,
  whyNotAsk,
  wordsOf,
} from './questions.ts'
import { aHotspot, completeQuestions as all } from './testing.ts'

const seed = 'candidate'
const percentOf = (of: Parameters<typeof markedOf>[0], value: AnswerValue) =>
  markedOf(of, value, seed).percent
const fileId = '0190a6de-0000-7000-8000-000000000000'

test.each(Object.values(all).map((one) => [one.kind, one] as const))(
  'a complete %s may be asked, and follows its contract',
  (_, one) => {
    expect(question.parse(one)).toEqual(one)
    expect(whyNotAsk(one)).toBeNull()
  },
)

test.each(question.options.map((one) => one.shape.kind.value))('an empty %s may not be asked', (kind) => {
  const empty = question.parse(emptyQuestion(kind))
  expect(whyNotAsk(empty)).toBe('exams.question-without-text')
  const withText = whyNotAsk({ ...empty, text: asText('صورت سؤال') })
  // Essays and files need nothing but what is asked.
  if (kind === 'essay' || kind === 'file') expect(withText).toBeNull()
  else expect(withText).not.toBeNull()
})

test('who answers gets nothing of the key', () => {
  for (const one of [...Object.values(all), aHotspot(fileId)]) {
    const told = JSON.stringify(askedOf('q', one, seed))
    for (const secret of ['percent', 'correct', 'feedback', 'expression', 'answers', 'tolerance', 'areas'])
      expect(told, one.kind).not.toContain(`"${secret}"`)
  }
  expect(JSON.stringify(askedOf('q', all.shortAnswer, seed))).not.toContain('سعدی')
  const cloze = askedOf('q', all.cloze, seed)
  expect(JSON.stringify(cloze)).not.toContain('تهران')
})

test('options stand in one order for one candidate, and in others for others', () => {
  const orderOf = (who: string) => askedOf('q', all.ordering, who).options?.map(({ text }) => plainText(text))
  expect(orderOf('ali')).toEqual(orderOf('ali'))
  const orders = new Set(Array.from({ length: 30 }, (_, at) => orderOf(`person ${at}`)?.join()))
  expect(orders.size).toBeGreaterThan(10)
  // Nobody is shown the answer.
  expect(orders).not.toContain('هخامنشیان,ساسانیان,صفویان,قاجاریان')
})

test('the ids of parts tell nothing of pairs and of the right order', () => {
  const { lefts = [], rights = [] } = askedOf('q', all.matching, seed)
  const ids = new Set(lefts.map(({ id }) => id))
  expect(rights.filter(({ id }) => ids.has(id))).toEqual([])
  expect(readAnswer(all.matching, Object.fromEntries(lefts.map(({ id }) => [id, id])), seed)).toBeUndefined()
  const { options = [] } = askedOf('q', all.ordering, seed)
  expect(options.map(({ id }) => id)).toEqual(['shown1', 'shown2', 'shown3', 'shown4'])
  expect(readAnswer(all.ordering, ['i0', 'i1', 'i2', 'i3'], seed)).toBeUndefined()
})

test('answers that were stored by the own ids of parts count as before', () => {
  expect(percentOf(all.matching, { a: 'a', b: 'b', c: 'c' })).toBe(100)
  expect(percentOf(all.matching, { a: 'a', b: 'c' })).toBeCloseTo(100 / 3)
  const { rights = [] } = askedOf('q', all.matching, seed)
  const saadi = rights.find(({ text }) => text === 'سعدی')?.id
  expect(storedAnswer(all.matching, { b: 'b' }, seed)).toEqual({ b: saadi })
  expect(percentOf(all.ordering, ['i0', 'i1', 'i2', 'i3'])).toBe(100)
})

test('one of several is right', () => {
  expect(percentOf(all.single, 'a')).toBe(100)
  expect(percentOf(all.single, 'b')).toBe(0)
  expect(markedOf(all.single, 'a', seed)).toMatchObject({ verdict: 'right', feedback: [asText('درست است.')] })
  expect(markedOf(all.single, null, seed)).toMatchObject({ verdict: 'empty', percent: 0 })
})

test('several are right, and a wrong one takes away', () => {
  expect(percentOf(all.multiple, ['a', 'b'])).toBe(100)
  expect(percentOf(all.multiple, ['a'])).toBe(50)
  expect(percentOf(all.multiple, ['a', 'b', 'c'])).toBe(50)
  expect(percentOf(all.multiple, ['c', 'd'])).toBe(0)
  const thirds = { ...all.multiple, options: ['a', 'b', 'c'].map((id) => third(id)) }
  expect(whyNotAsk(thirds)).toBeNull()
  expect(percentOf(thirds, ['a', 'b', 'c'])).toBe(100)
})
const third = (id: string) => ({ id, text: asText(id), percent: 33.33333, feedback: null })

test('true or false', () => {
  expect(percentOf(all.trueFalse, true)).toBe(100)
  expect(markedOf(all.trueFalse, false, seed)).toMatchObject({
    verdict: 'wrong',
    feedback: [asText('کپرنیک را ببینید.')],
  })
})

test('short answers and numbers, as people type them', () => {
  expect(percentOf(all.shortAnswer, 'سعدي شیرازی')).toBe(100)
  expect(percentOf(all.shortAnswer, 'شيرازي')).toBe(50)
  expect(percentOf(all.numeric, '۲٫۵')).toBe(100)
  expect(percentOf(all.numeric, '۲۵۰ cm')).toBe(100)
  expect(percentOf(all.numeric, '2.58')).toBe(50)
  expect(percentOf(all.numeric, 'دو و نیم')).toBe(0)
})

test('pairs count each, and one right side may stand for two', () => {
  const { rights = [], lefts = [] } = askedOf('q', all.matching, seed)
  expect(lefts).toHaveLength(3)
  expect(rights.map(({ text }) => text).toSorted()).toEqual(['حافظ', 'سعدی', 'فردوسی'])
  const saadi = rights.find(({ text }) => text === 'سعدی')?.id ?? ''
  const ferdowsi = rights.find(({ text }) => text === 'فردوسی')?.id ?? ''
  expect(percentOf(all.matching, { a: saadi, b: saadi, c: ferdowsi })).toBe(100)
  expect(percentOf(all.matching, { a: saadi, b: ferdowsi })).toBeCloseTo(100 / 3)
})

test('items in their places count', () => {
  const { options = [] } = askedOf('q', all.ordering, seed)
  const order = all.ordering.items.map(
    ({ text }) => options.find((one) => plainText(one.text) === plainText(text))?.id ?? '',
  )
  const [first = '', second = '', ...others] = order
  expect(percentOf(all.ordering, order)).toBe(100)
  expect(percentOf(all.ordering, [second, first, ...others])).toBe(50)
})

test('blanks count by their weights', () => {
  expect(percentOf(all.cloze, ['تهران', '۳۱', 'کارون'])).toBe(100)
  expect(percentOf(all.cloze, ['', '۳۱', 'نیل'])).toBe(50)
  expect(percentOf(all.dragWords, ['صفر', 'صد'])).toBe(100)
  expect(percentOf(all.dragWords, ['صد', 'صفر'])).toBe(0)
})

test('a place on a picture', () => {
  expect(percentOf(aHotspot(fileId), { x: 150, y: 150 })).toBe(100)
  expect(percentOf(aHotspot(fileId), { x: 550, y: 550 })).toBe(50)
  expect(percentOf(aHotspot(fileId), { x: 600, y: 601 })).toBe(0)
  expect(whyNotAsk(aHotspot(null))).toBe('exams.question-without-picture')
})

test('each candidate gets values of their own, and the answer that belongs to them', () => {
  for (const who of ['one', 'two', 'three', 'four']) {
    const shown = plainText(askedOf('q', all.formula, who).text)
    const [, a, b] = /طول ([۰-۹٫.]+) و عرض ([۰-۹٫.]+)/.exec(shown) ?? []
    expect(shown).not.toContain('{')
    const product = numberOf(a) * numberOf(b)
    expect(markedOf(all.formula, `${product}`, who).percent).toBe(100)
    expect(markedOf(all.formula, `${product + 1} m2`, who).percent).toBe(0)
  }
})
const numberOf = (text = '') =>
  Number(text.replace(/[۰-۹]/g, (digit) => String('۰۱۲۳۴۵۶۷۸۹'.indexOf(digit))).replace('٫', '.'))

test.each([
  ['1 / (a - a)', 'exams.expression-wrong'],
  ['a * c', 'exams.expression-wrong'],
  ['constructor.constructor("return process")()', 'exams.expression-wrong'],
  ['a[0]', 'exams.expression-wrong'],
  ['2 * sqrt(a ^ 2) - sin(pi)', null],
])('the expression %s: %s', (expression, whyNot) => {
  expect(whyNotAsk({ ...all.formula, expression })).toBe(whyNot)
})

test('essays and files are marked by people', () => {
  expect(markedOf(all.essay, 'نوروز…', seed)).toMatchObject({ percent: null, verdict: 'byHand' })
  expect(markedOf(all.file, [fileId], seed)).toMatchObject({ percent: null, verdict: 'byHand' })
})

test.each<[keyof typeof all, AnswerValue]>([
  ['single', 'z'],
  ['single', ['a']],
  ['multiple', ['a', 'a']],
  ['multiple', ['z']],
  ['trueFalse', 'true'],
  ['shortAnswer', 'ا'.repeat(301)],
  ['numeric', ['1']],
  ['matching', { a: 'z' }],
  ['matching', { x: 1, y: 2 }],
  ['ordering', ['i0']],
  ['cloze', ['یک']],
  ['dragWords', ['هزار', 'صد']],
  ['essay', true],
  ['file', ['not-an-id']],
  ['file', [fileId, fileId]],
])('no answer to %s: %j', (kind, value) => {
  expect(readAnswer(all[kind], value, seed)).toBeUndefined()
})

test('an empty answer takes an answer back', () => {
  expect(readAnswer(all.shortAnswer, '', seed)).toBeNull()
  expect(readAnswer(all.single, null, seed)).toBeNull()
})

test('a bank is searched by all words of a question', () => {
  expect(wordsOf(all.single)).toBe('پایتخت ایران کجاست؟ تهران درست است. اصفهان شیراز')
})
