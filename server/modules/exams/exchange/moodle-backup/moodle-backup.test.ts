import { expect, test } from 'vitest'
import { readXmlTree, type XmlNode } from '#platform/xml'
import { nodeOf, nodesOf } from '../moodle-xml/node.ts'
import { readHere } from '../testing.ts'
import { backupQuestion } from './backup-question.ts'

const answer = (id: number, text: string, fraction: string, feedback = '') =>
  `<answer id="${id}"><answertext>${text}</answertext><answerformat>0</answerformat><fraction>${fraction}</fraction><feedback>${feedback}</feedback><feedbackformat>1</feedbackformat></answer>`

/** Reads a question of this kind; `others` are further questions of its backup. */
async function cameOf(type: string, plugin: string, text = 'متن', others = '') {
  const xml = `<all><question id="5"><name>نام</name><questiontext>${text}</questiontext><questiontextformat>1</questiontextformat><generalfeedback>بازخورد</generalfeedback><generalfeedbackformat>2</generalfeedbackformat><defaultmark>2.5</defaultmark><qtype>${type}</qtype><plugin_qtype_${type}_question>${plugin}</plugin_qtype_${type}_question><question_hints><question_hint id="1"><hint>راه</hint></question_hint></question_hints><tags><tag id="1"><name>هندسه</name><rawname>هندسه</rawname></tag></tags></question>${others}</all>`
  const all = nodesOf(nodeOf(await readXmlTree([xml]), 'all') ?? {}, 'question')
  const [question] = all as [XmlNode]
  const found = backupQuestion(
    question,
    { number: 1, category: ['دسته'] },
    {
      filesAt: async () => [{ '@name': 'a.png', '@path': '/', '#text': 'aGk=' }],
      find: (id) => all.find((one) => one['@id'] === id),
    },
  )
  return (await readHere([found]))[0]
}

test('what all kinds have', async () => {
  const { question, tags, category } =
    (await cameOf(
      'shortanswer',
      `<answers>${answer(1, 'تهران', '1.0')}${answer(2, 'ری', '0.3333333', 'نزدیک')}</answers><shortanswer id="1"><usecase>1</usecase></shortanswer>`,
    )) ?? {}
  expect(question).toMatchObject({
    ...{ kind: 'shortAnswer', points: 250, hints: ['راه'], caseSensitive: true },
    feedback: { content: [{ content: [{ text: 'بازخورد' }] }] },
    answers: [
      { text: 'تهران', percent: 100, feedback: null },
      { text: 'ری', percent: 100 / 3 },
    ],
  })
  expect({ tags, category }).toEqual({ tags: ['هندسه'], category: ['دسته'] })
})

test.each([
  [
    'multichoice',
    `<answers>${answer(1, 'الف', '0.5')}${answer(2, 'ب', '-1')}</answers><multichoice id="1"><single>0</single><shuffleanswers>0</shuffleanswers></multichoice>`,
    { kind: 'multiple', shuffle: false, options: [{ percent: 50 }, { percent: -100 }] },
  ],
  [
    'truefalse',
    `<answers>${answer(1, 'درست', '0')}${answer(2, 'نادرست', '1')}</answers><truefalse id="1"><trueanswer>1</trueanswer><falseanswer>2</falseanswer></truefalse>`,
    { kind: 'trueFalse', correct: false },
  ],
  [
    'numerical',
    `<answers>${answer(1, '9.8', '1')}</answers><numerical_units><numerical_unit id="1"><multiplier>1</multiplier><unit>m</unit></numerical_unit></numerical_units><numerical_options><numerical_option id="1"><showunits>0</showunits><unitgradingtype>1</unitgradingtype></numerical_option></numerical_options><numerical_records><numerical_record id="1"><answer>1</answer><tolerance>0.2</tolerance></numerical_record></numerical_records>`,
    {
      kind: 'numeric',
      unitNeeded: true,
      units: [{ name: 'm', factor: 1 }],
      answers: [{ value: 9.8, tolerance: 0.2, percent: 100 }],
    },
  ],
  [
    'match',
    '<matchoptions id="1"><shuffleanswers>0</shuffleanswers></matchoptions><matches><match id="1"><questiontext>ایران</questiontext><questiontextformat>1</questiontextformat><answertext>تهران</answertext></match><match id="2"><questiontext></questiontext><answertext>پاریس</answertext></match></matches>',
    { kind: 'matching', shuffle: false, pairs: [{ right: 'تهران' }], extra: [{ right: 'پاریس' }] },
  ],
  [
    'essay',
    '<essay id="1"><responseformat>editor</responseformat><attachments>0</attachments><minwordlimit>$@NULL@$</minwordlimit><maxwordlimit>200</maxwordlimit><graderinfo>$@NULL@$</graderinfo></essay>',
    { kind: 'essay', leastWords: 0, mostWords: 200 },
  ],
  [
    'ordering',
    `<answers>${answer(1, 'دو', '2.0')}${answer(2, 'یک', '1.0')}</answers><ordering id="1"><layouttype>0</layouttype></ordering>`,
    { kind: 'ordering', items: [{ text: { content: [{ content: [{ text: 'یک' }] }] } }, {}] },
  ],
  [
    'ddwtos',
    `<answers>${answer(1, 'سرخ', '0', 'O:8:"stdClass":2:{s:9:"draggroup";s:1:"2";s:8:"infinite";i:0;}')}</answers><ddwtos id="1"/>`,
    { kind: 'dragWords', words: [{ text: 'سرخ', group: 2 }] },
    'رنگ [[1]]',
  ],
  [
    'gapselect',
    `<answers>${answer(1, 'سرخ', '0', '1')}${answer(2, 'سبز', '0', '1')}</answers><gapselect id="1"/>`,
    {
      kind: 'cloze',
      blanks: [
        {
          kind: 'choice',
          answers: [
            { text: 'سرخ', percent: 100 },
            { text: 'سبز', percent: 0 },
          ],
        },
      ],
    },
    'رنگ [[1]]',
  ],
  [
    'ddmarker',
    '<ddmarker id="1"/><drags><drag id="1"><no>1</no><label>قلب</label></drag></drags><drops><drop id="1"><no>1</no><shape>circle</shape><coords>100,100;20</coords><choice>1</choice></drop></drops>',
    { kind: 'hotspot', alt: 'قلب', areas: [{ shape: 'circle', percent: 100 }] },
  ],
  [
    'calculated',
    `<answers>${answer(1, '{a} * 2', '1')}</answers><dataset_definitions><dataset_definition id="1"><name>a</name><options>uniform:1.0:10.0:1</options></dataset_definition></dataset_definitions><calculated_records><calculated_record id="1"><answer>1</answer><tolerance>0.1</tolerance><tolerancetype>2</tolerancetype></calculated_record></calculated_records>`,
    {
      kind: 'formula',
      expression: 'a * 2',
      tolerance: 0.1,
      variables: [{ name: 'a', least: 1, most: 10, decimals: 1 }],
    },
    'دو برابر {a}',
  ],
] as [type: string, plugin: string, expected: object, text?: string][])(
  '%s',
  async (type, plugin, expected, text) => {
    const { question, lost } = (await cameOf(type, plugin, text)) ?? {}
    expect(question).toMatchObject(expected)
    expect(lost).toEqual([])
  },
)

test('the blanks of a cloze are questions of their own; a kind that is not ours is told', async () => {
  const blank =
    '<question id="6"><parent>5</parent><questiontext>{1:SHORTANSWER:=تهران}</questiontext><qtype>shortanswer</qtype></question>'
  const plugin = '<multianswer id="1"><question>5</question><sequence>6,99</sequence></multianswer>'
  expect(await cameOf('multianswer', plugin, 'پایتخت {#1}', blank)).toMatchObject({
    question: { kind: 'cloze', blanks: [{ kind: 'text', answers: [{ text: 'تهران' }] }] },
  })
  expect(await cameOf('ddimageortext', '')).toMatchObject({ reason: 'wordsOnPicture' })
  expect(await cameOf('crossword', '')).toMatchObject({ reason: 'unknownKind' })
})
