import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { expect, test } from 'vitest'
import { readAiken } from '../aiken/read-aiken.ts'
import { asKind, optionsOf, readHere } from '../testing.ts'
import { readGift } from './read-gift.ts'

const fixture = (name: string) =>
  readFile(join(import.meta.dirname, '../../../../../../shared/fixtures/questions', name), 'utf8')
const gift = (text: string) => readHere(readGift(text))

test('the questions of Moodle’s own GIFT file come with their kinds and feedback', async () => {
  const read = await gift(await fixture('questions.gift.txt'))
  expect(read.map(({ question, reason }) => question?.kind ?? reason)).toEqual([
    ...['essay', 'matching', 'single', 'multiple', 'numeric', 'shortAnswer', 'trueFalse'],
    ...['trueFalse', 'trueFalse'],
  ])
  const matching = asKind(read[1], 'matching')
  expect(matching.pairs.map(({ right }) => right)).toEqual(['Forum', 'Choice', 'Database', 'Wiki'])
  expect(matching.extra.map(({ right }) => right)).toEqual(['Chat'])
  expect(optionsOf(asKind(read[2], 'single'))).toEqual([
    ['yellow', 100, 'right; good!'],
    ['red', 0, 'wrong, it’s yellow'.replace('’', "'")],
    ['blue', 0, "wrong, it's yellow"],
  ])
  expect(asKind(read[3], 'multiple').options.map(({ percent }) => percent)).toEqual([50, -100, 50, -100])
  expect(asKind(read[4], 'numeric').answers).toMatchObject([{ value: 3, tolerance: 2, percent: 100 }])
  expect(asKind(read[5], 'shortAnswer').answers.map(({ text, percent }) => [text, percent])).toEqual([
    ['Frog', 100],
    ['Cat', 50],
    ['*', 0],
  ])
  const { correct, whenTrue, whenFalse, feedback } = asKind(read[6], 'trueFalse')
  expect(correct).toBe(false)
  expect(whenTrue && plainText(whenTrue)).toBe('42 is the Ultimate Answer.')
  expect(whenFalse && plainText(whenFalse)).toBe('You gave the right answer.')
  expect(feedback && plainText(feedback)).toContain('Guide to the Galaxy')
  expect(read.map(({ line }) => line)).toEqual([2, 5, 14, 22, 31, 34, 41, 46, 49])
})

test('categories, tags and escaped signs of GIFT are read', async () => {
  const read = await gift(await fixture('questions_in_category.gift.txt'))
  expect(read).toHaveLength(4)
  expect(read.every(({ category }) => category?.[0] === 'Default for New Features')).toBe(true)
  const tagged = await gift(
    '// [id:7] [tag:دشوار] [tag:فصل ۲]\n::نام::اگر \\{x\\} \\= ۲\\: آن‌گاه؟ {=۴ ~۵\n\n~۶}\n\nدو دوتا {#۴}',
  )
  expect(tagged[0]?.tags).toEqual(['دشوار', 'فصل ۲'])
  expect(plainText(asKind(tagged[0], 'single').text)).toBe('اگر {x} = ۲: آن‌گاه؟')
  expect(asKind(tagged[0], 'single').options).toHaveLength(3)
  expect(asKind(tagged[1], 'numeric').answers).toMatchObject([{ value: 4 }])
  expect(tagged[1]?.tags).toEqual([])
})

test('what GIFT cannot mean is told with its line, and the rest comes in', async () => {
  const read = await gift(
    'پایتخت {=تهران ~قم\n\nمتنی بی پرسش\n\nطول {#سه}\n\nدو سوم {~%66.667%الف ~%33.333%ب ~%-100%ج}\n\nرنگ {سبز}',
  )
  expect(read.map(({ line, reason, question }) => [line, question?.kind ?? reason])).toEqual([
    [1, 'braceOpen'],
    [3, 'description'],
    [5, 'wrongNumber'],
    [7, 'multiple'],
    [9, 'answerUnclear'],
  ])
  const sum = asKind(read[3], 'multiple').options.reduce((all, { percent }) => all + Math.max(0, percent), 0)
  expect(sum).toBeCloseTo(100, 6)
})

test('the ids of options do not tell which one the file has first', async () => {
  const ids = async () =>
    asKind((await gift('پایتخت {=تهران ~قم ~ری}'))[0], 'single').options.map(({ id }) => id)
  const [one, other] = [await ids(), await ids()]
  expect(new Set([...one, ...other]).size).toBe(6)
})

test('formulas between \\( and \\) become formulas', async () => {
  const [read] = await gift('حاصل \\\\(x^2\\\\) چیست؟ {=۱ ~۲}')
  expect(JSON.stringify(asKind(read, 'single').text)).toContain('"tex":"x^2"')
})

test('Aiken is read, also with Persian letters; its faults are told with their lines', async () => {
  const good = await readHere(readAiken(await fixture('questions.aiken.txt')))
  expect(optionsOf(asKind(good[0], 'single'))).toEqual([
    ['Petr Skoda', 0],
    ['Martin Dougiamas', 100],
    ['Eloy Lafuente', 0],
    ['Tim Hunt', 0],
  ])
  expect(plainText(asKind(good[1], 'single').text)).toContain('<html class="cool"> & images')
  const faulty = await readHere(readAiken(await fixture('aiken_errors.txt')))
  expect(faulty.map(({ line, reason, question }) => [line, question?.kind ?? reason])).toEqual([
    [1, 'fewOptions'],
    [5, 'fewOptions'],
    [9, 'single'],
    [14, 'answerLineMissing'],
    [18, 'single'],
    [23, 'single'],
  ])
  const persian = await readHere(readAiken('پایتخت ایران کجاست؟\nالف) قم\nب) تهران\nج) یزد\nپاسخ: ب\n'))
  expect(optionsOf(asKind(persian[0], 'single'))).toEqual([
    ['قم', 0],
    ['تهران', 100],
    ['یزد', 0],
  ])
})
