import { expect, test } from 'vitest'
import { readXmlTree } from '#platform/xml'
import { readHere } from '../testing.ts'
import { readQti12 } from './read-qti12.ts'

const meta = (label: string, entry: string) =>
  `<qtimetadatafield><fieldlabel>${label}</fieldlabel><fieldentry>${entry}</fieldentry></qtimetadatafield>`
const text = (words: string) =>
  `<material><mattext texttype="text/html">${words.replaceAll('<', '&lt;')}</mattext></material>`
const label = (id: string, words: string) => `<response_label ident="${id}">${text(words)}</response_label>`
const lid = (labels: string, cardinality = 'Single', ident = 'r', before = '') =>
  `<response_lid ident="${ident}" rcardinality="${cardinality}">${before}<render_choice shuffle="Yes">${labels}</render_choice></response_lid>`
const right = (inside: string, more = '<setvar action="Set" varname="SCORE">100</setvar>') =>
  `<respcondition continue="No"><conditionvar>${inside}</conditionvar>${more}</respcondition>`
const equal = (value: string, ident = 'r') => `<varequal respident="${ident}">${value}</varequal>`
const str = (ident = 'r', fib = '') =>
  `<response_str ident="${ident}" rcardinality="Single"><render_fib${fib}/></response_str>`

const item = (type: string, asked: string, conditions: string, more = '', points = '') =>
  `<item ident="i1" title="سؤال"><itemmetadata><qtimetadata>${meta(type.startsWith('cc.') ? 'cc_profile' : 'question_type', type)}${points ? meta('points_possible', points) : ''}</qtimetadata></itemmetadata><presentation>${text('<p>متن</p>')}${asked}</presentation><resprocessing><outcomes><decvar maxvalue="100" minvalue="0" varname="SCORE" vartype="Decimal"/></outcomes>${conditions}</resprocessing>${more}</item>`

const fileOf = async (items: string, about = '') => {
  const xml = `<questestinterop><assessment ident="a" title="آزمون"><qtimetadata>${about}</qtimetadata><section ident="root">${items}</section></assessment></questestinterop>`
  const file = readQti12(await readXmlTree([xml], { bare: true }))
  if (!file) throw new Error('it is no QTI')
  return file
}
const cameOf = async (items: string) => (await readHere((await fileOf(items)).questions))[0]

const labels = label('a', 'تهران') + label('b', 'ری')
test.each([
  [
    'one choice',
    item('cc.multiple_choice.v0p1', lid(labels), right(equal('a')), '', '2.5'),
    { kind: 'single', points: 250, shuffle: true, options: [{ percent: 100 }, { percent: 0 }] },
  ],
  [
    'true or false',
    item('cc.true_false.v0p1', lid(label('t', 'True') + label('f', 'False')), right(equal('f'))),
    { kind: 'trueFalse', correct: false },
  ],
  [
    'several marks',
    item(
      'multiple_answers_question',
      lid(labels + label('c', 'قم'), 'Multiple'),
      right(`<and>${equal('a')}${equal('c')}<not>${equal('b')}</not></and>`),
    ),
    { kind: 'multiple', options: [{ percent: 50 }, { percent: -50 }, { percent: 50 }] },
  ],
  [
    'short answer',
    item('cc.fib.v0p1', str(), right(equal('تهران') + equal('طهران'))),
    {
      kind: 'shortAnswer',
      caseSensitive: false,
      answers: [
        { text: 'تهران', percent: 100 },
        { text: 'طهران', percent: 100 },
      ],
    },
  ],
  [
    'pattern',
    item('cc.pattern_match.v0p1', str(), right('<varsubstring respident="r" case="No">تهر</varsubstring>')),
    { kind: 'shortAnswer', answers: [{ text: '*تهر*' }] },
  ],
  ['essay', item('cc.essay.v0p1', str(), ''), { kind: 'essay' }],
  [
    'number',
    item(
      'numerical_question',
      str('r', ' fibtype="Decimal"'),
      right(
        `<or>${equal('10')}<and><vargte respident="r">9.5</vargte><varlte respident="r">10.5</varlte></and></or>`,
      ),
    ),
    { kind: 'numeric', answers: [{ value: 10, tolerance: 0.5, percent: 100 }] },
  ],
  [
    'matching',
    item(
      'matching_question',
      lid(label('x', 'تهران') + label('y', 'پاریس'), 'Single', 'r1', text('ایران')) +
        lid(label('x', 'تهران') + label('y', 'پاریس'), 'Single', 'r2', text('فرانسه')),
      right(equal('x', 'r1'), '<setvar action="Add" varname="SCORE">50</setvar>') +
        right(equal('y', 'r2'), '<setvar action="Add" varname="SCORE">50</setvar>'),
    ),
    { kind: 'matching', pairs: [{ right: 'تهران' }, { right: 'پاریس' }], extra: [] },
  ],
  [
    'ordering',
    item('', lid(labels, 'Ordered'), right(equal('b') + equal('a'))),
    { kind: 'ordering', items: [{ text: { content: [{ content: [{ text: 'ری' }] }] } }, {}] },
  ],
  ['file', item('file_upload_question', str(), ''), { kind: 'file' }],
])('%s', async (_, xml, expected) => {
  const { question, lost, category } = (await cameOf(xml)) ?? {}
  expect(question).toMatchObject(expected)
  expect({ lost, category }).toEqual({ lost: [], category: ['آزمون'] })
})

test('blanks of Canvas stand at their names; several written answers stand behind the text', async () => {
  const asked = lid(label('1', 'سرخ') + label('2', 'قرمز'), 'Single', 'response_رنگ', text('رنگ'))
  const named = item(
    'fill_in_multiple_blanks_question',
    asked,
    right(equal('1', 'response_رنگ')) + right(equal('2', 'response_رنگ')),
  ).replace('متن', 'گل [رنگ] است')
  expect((await cameOf(named))?.question).toMatchObject({
    kind: 'cloze',
    text: { content: [{ content: [{ text: 'گل [[1]] است' }] }] },
    blanks: [
      {
        kind: 'text',
        answers: [
          { text: 'سرخ', percent: 100 },
          { text: 'قرمز', percent: 100 },
        ],
      },
    ],
  })
  const written = item('cc.fib.v0p1', str('p') + str('q'), right(equal('یک', 'p')) + right(equal('دو', 'q')))
  expect((await cameOf(written))?.question).toMatchObject({ kind: 'cloze', blanks: [{}, {}] })
})

test('feedback stands at its option, or at the question; what is common to all is told', async () => {
  const note = (id: string) => `<displayfeedback feedbacktype="Response" linkrefid="${id}"/>`
  const conditions =
    `<respcondition continue="Yes"><conditionvar><other/></conditionvar>${note('general_fb')}</respcondition>` +
    `<respcondition continue="Yes"><conditionvar>${equal('b')}</conditionvar>${note('b_fb')}</respcondition>` +
    right(equal('a'))
  const notes = ['general_fb', 'b_fb', 'correct_fb']
    .map((id) => `<itemfeedback ident="${id}"><flow_mat>${text(`بازخورد ${id}`)}</flow_mat></itemfeedback>`)
    .join('')
  const { question, lost } =
    (await cameOf(item('multiple_choice_question', lid(labels), conditions, notes))) ?? {}
  expect(JSON.stringify(question?.feedback)).toContain('general_fb')
  expect(question).toMatchObject({ options: [{ percent: 100, feedback: null }, { percent: 0 }] })
  expect(JSON.stringify((question as { options?: unknown[] }).options?.[1])).toContain('b_fb')
  expect(lost).toEqual(['commonFeedback'])
})

test('what cannot come is told; an assessment says how it asks', async () => {
  expect(await cameOf(item('text_only_question', '', ''))).toMatchObject({ reason: 'description' })
  expect(await cameOf(item('', '<response_xy ident="r"/>', ''))).toMatchObject({ reason: 'unknownKind' })
  const selection =
    '<selection_ordering><selection><sourcebank_ref>bank-1</sourcebank_ref><selection_number>3</selection_number><selection_extension><points_per_item>2</points_per_item></selection_extension></selection><order order_type="Random"/></selection_ordering>'
  const about = meta('qmd_timelimit', '45') + meta('cc_maxattempts', 'unlimited')
  const file = await fileOf(`<section ident="s" title="قرعه">${selection}</section>`, about)
  expect(file).toMatchObject({ isBank: false, title: 'آزمون', minutes: 45, attempts: 0, shuffle: true })
  expect(file.sections).toEqual([
    { title: 'قرعه', slots: [{ of: { bank: 'bank-1', count: 3 }, points: 200 }] },
  ])
  expect(readQti12(await readXmlTree(['<quiz/>']))).toBeNull()
})
