import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { plainText } from '@arvand/contracts/rich-text-walk'
import { expect, test } from 'vitest'
import { xmlElements } from '#platform/xml'
import { whyNotAsk } from '../../questions.ts'
import { asKind, optionsOf, readHere } from '../testing.ts'
import { readMoodleXml } from './read-moodle-xml.ts'

const fixture = (name: string) =>
  readFile(join(import.meta.dirname, '../../../../../../shared/fixtures/questions', name), 'utf8')
const xml = (text: string) => readHere(readMoodleXml(xmlElements([text])))
const of = (type: string, inner: string, text = 'متن') =>
  `<quiz><question type="${type}"><name><text>نام</text></name><questiontext format="html"><text><![CDATA[${text}]]></text></questiontext>${inner}</question></quiz>`
const one = async (type: string, inner: string, text?: string) => (await xml(of(type, inner, text)))[0]

test('choices come with worth, feedback, order, marks, hints and tags', async () => {
  const answer = (percent: string, text: string) =>
    `<answer fraction="${percent}" format="html"><text><![CDATA[<p>${text}</p>]]></text><feedback><text>چون ${text}</text></feedback></answer>`
  const read = await one(
    'multichoice',
    `<defaultgrade>2.5</defaultgrade><single>false</single><shuffleanswers>0</shuffleanswers>${answer('33.33333', 'الف')}${answer('33.33333', 'ب')}${answer('33.33333', 'ج')}${answer('-50', 'د')}<hint><text>یک</text></hint><hint><text></text></hint><tags><tag><text>جبر</text></tag></tags><correctfeedback><text>آفرین به شما</text></correctfeedback>`,
  )
  const question = asKind(read, 'multiple')
  expect(optionsOf(question).slice(2)).toEqual([
    ['ج', 100 / 3, 'چون ج'],
    ['د', -50, 'چون د'],
  ])
  expect(question).toMatchObject({ points: 250, shuffle: false, hints: ['یک'] })
  expect(whyNotAsk(question)).toBeNull()
  expect(read).toMatchObject({ tags: ['جبر'], lost: ['commonFeedback'] })
})

test('pictures of Moodle 2 and of Moodle 1 come, missing ones are told, categories nest', async () => {
  const read = await xml(await fixture('truefalse.xml'))
  expect(read[0]?.category).toEqual(['Default for testhead', 'TrueFalse'])
  expect(asKind(read[0], 'trueFalse').correct).toBe(false)
  expect(JSON.stringify(read[0]?.question?.text)).toContain('"type":"image"')
  const old = await xml(await fixture('sample_questions_with_old_image_tag.xml'))
  expect(old.map(({ question, reason }) => question?.kind ?? reason)).toEqual(['cloze', 'single'])
  expect(old.every(({ question }) => JSON.stringify(question?.text).includes('"type":"image"'))).toBe(true)
  const nested = await xml(await fixture('nested_categories.xml'))
  expect(nested.at(-1)?.category).toEqual(['Delta', 'Epsilon', 'Zeta'])
  expect((await one('essay', '', '<img src="@@PLUGINFILE@@/lost.png">ب'))?.lost).toEqual(['picture'])
})

test('numbers come with tolerance and with units turned to ours', async () => {
  const read = await one(
    'numerical',
    '<answer fraction="100"><text>۲٫۵</text><tolerance>0.1</tolerance></answer><answer fraction="0"><text>*</text><feedback><text>نه</text></feedback></answer><units><unit><multiplier>100</multiplier><unit_name>cm</unit_name></unit><unit><multiplier>1</multiplier><unit_name>m</unit_name></unit></units><unitgradingtype>1</unitgradingtype><showunits>0</showunits>',
  )
  expect(asKind(read, 'numeric')).toMatchObject({
    answers: [{ value: 2.5, tolerance: 0.1, percent: 100 }],
    units: [
      { name: 'm', factor: 1 },
      { name: 'cm', factor: 0.01 },
    ],
    unitNeeded: true,
  })
  expect(read?.lost).toEqual(['partFeedback'])
})

test('a cloze has a blank for each of its marks; blanks that take several answers are told', async () => {
  const read = await one(
    'cloze',
    '',
    '<p>پایتخت {1:SHORTANSWER_C:=رم#آفرین~%50%Roma}، {2:NM:=31:1} استان، رود {:MCVS:=کارون~نیل \\} سبز}</p>',
  )
  const cloze = asKind(read, 'cloze')
  expect(plainText(cloze.text)).toBe('پایتخت [[1]]، [[2]] استان، رود [[3]]')
  expect(cloze.blanks).toMatchObject([
    {
      kind: 'text',
      caseSensitive: true,
      answers: [
        { text: 'رم', percent: 100 },
        { text: 'Roma', percent: 50 },
      ],
    },
    { kind: 'number', weight: 2, answers: [{ value: 31, tolerance: 1 }] },
    { kind: 'choice', answers: [{ text: 'کارون' }, { text: 'نیل } سبز', percent: 0 }] },
  ])
  expect(whyNotAsk(cloze)).toBeNull()
  expect((await xml(await fixture('multianswer-all-types.xml')))[0]?.reason).toBe('multipleInText')
  const broken = await xml(await fixture('broken_cloze_questions.xml'))
  expect(broken.map(({ question, reason }) => (question ? whyNotAsk(question) : reason))).toEqual([
    'noBlanks',
    'exams.question-without-key',
    'exams.question-without-options',
    'exams.question-without-key',
    'wrongNumber',
  ])
})

test('shares that are not Moodle’s come as they are, and the question waits for its teacher', async () => {
  const [read] = await xml(await fixture('error_invalid_grades.xml'))
  const question = asKind(read, 'multiple')
  expect(question.options.map(({ percent }) => Math.round(percent))).toEqual([-50, 33, 33, -50, 33])
  expect(whyNotAsk(question)).toBe('exams.question-without-key')
})

test('drag words and gaps are numbered by their blanks', async () => {
  const text = 'آب در [[2]] یخ می‌زند و در [[1]] می‌جوشد'
  const box = (name: string) =>
    ['صد', 'صفر', 'ده'].map((word) => `<${name}><text>${word}</text><group>1</group></${name}>`).join('')
  const words = asKind(await one('ddwtos', box('dragbox'), text), 'dragWords')
  expect(plainText(words.text)).toBe('آب در [[1]] یخ می‌زند و در [[2]] می‌جوشد')
  expect(words.words.map((word) => word.text)).toEqual(['صفر', 'صد', 'ده'])
  expect(whyNotAsk(words)).toBeNull()
  const gaps = asKind(await one('gapselect', box('selectoption'), text), 'cloze')
  expect(gaps.blanks[0]?.answers).toMatchObject([
    { text: 'صد', percent: 0 },
    { text: 'صفر', percent: 100 },
    { text: 'ده', percent: 0 },
  ])
})

test('a calculated question is a formula over ranges', async () => {
  const set = (name: string) =>
    `<dataset_definition><name><text>${name}</text></name><minimum><text>1</text></minimum><maximum><text>9.9</text></maximum><decimals><text>1</text></decimals></dataset_definition>`
  const read = await one(
    'calculated',
    `<answer fraction="100"><text>{a}*{عرض} + pi()</text><tolerance>0.01</tolerance><tolerancetype>2</tolerancetype></answer><dataset_definitions>${set('a')}${set('عرض')}</dataset_definitions>`,
    'مساحت {a} در {عرض}',
  )
  const formula = asKind(read, 'formula')
  expect(formula).toMatchObject({ expression: 'a*v2 + pi', tolerance: 0.01 })
  expect(plainText(formula.text)).toBe('مساحت {a} در {v2}')
  expect(whyNotAsk(formula)).toBeNull()
})

test('matching, ordering, essays, files and one marker on a picture come as our kinds', async () => {
  const pair = (left: string, right: string) =>
    `<subquestion format="html"><text>${left}</text><answer><text>${right}</text></answer></subquestion>`
  const matching = asKind(await one('matching', pair('بوستان', 'سعدی') + pair('', 'حافظ')), 'matching')
  expect([matching.pairs.length, matching.extra[0]?.right]).toEqual([1, 'حافظ'])
  const item = (at: number) => `<answer fraction="${at}"><text>${at}</text></answer>`
  const ordering = asKind(await one('ordering', item(3) + item(1) + item(2)), 'ordering')
  expect(ordering.items.map(({ text }) => plainText(text))).toEqual(['1', '2', '3'])
  const files = '<responseformat>noinline</responseformat><attachments>2</attachments>'
  expect(asKind(await one('essay', files), 'file').mostFiles).toBe(2)
  expect(asKind(await one('essay', '<minwordlimit>5</minwordlimit>'), 'essay').leastWords).toBe(5)
  const marker =
    '<file name="a.png" encoding="base64">AA==</file><drag><no>1</no><text>قلب</text></drag><drop><no>1</no><shape>circle</shape><coords>100,100;40</coords><choice>1</choice></drop>'
  expect(asKind(await one('ddmarker', marker), 'hotspot').areas).toMatchObject([
    {
      shape: 'circle',
      points: [
        { x: 250, y: 500 },
        { x: 350, y: 500 },
      ],
    },
  ])
})

test('kinds that we have not are told, and do not end the reading', async () => {
  const types = ['description', 'random', 'calculatedmulti', 'ddimageortext', 'stack', '__proto__']
  const read = await xml(
    `<quiz>${types.map((type) => `<question type="${type}"><name><text>ن</text></name></question>`).join('\n')}</quiz>`,
  )
  expect(read.map(({ reason }) => reason)).toEqual([
    ...['description', 'randomQuestion', 'answersOfFormula', 'wordsOnPicture', 'unknownKind', 'unknownKind'],
  ])
  expect(read.map(({ line }) => line)).toEqual([1, 2, 3, 4, 5, 6])
})
