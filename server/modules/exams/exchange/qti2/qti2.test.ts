import type { Question } from '@arvand/contracts/questions'
import { expect, test } from 'vitest'
import { readXmlParts } from '#platform/xml'
import { asText } from '../../question-kinds/words-of.ts'
import { aHotspot, completeQuestions } from '../../testing.ts'
import { readHere } from '../testing.ts'
import { qtiItem } from '../written/qti-item.ts'
import { asQti2 } from './parts.ts'
import { readItem2 } from './read-item.ts'
import { itemOf } from './read-package.ts'

const picture = '01990000-0000-7000-8000-000000000001'
const files = new Map([
  [picture, { name: '1-a.png', type: 'image/png', width: 400, height: 200, base64: 'aGk=' }],
])
const filesOf = async (html: string) =>
  new Map(html.includes('<img') ? [['../media/q1-1-a.png', 'aGk=']] : [])

async function cameOf(xml: string) {
  const root = asQti2(readXmlParts(xml))
  const draft = (texts: Parameters<typeof readItem2>[1]) => readItem2(root, texts, filesOf)
  return (await readHere([{ number: 1, line: 0, name: '', category: [], tags: [], draft }]))[0]
}

const withoutIds = (value: unknown): unknown =>
  JSON.parse(JSON.stringify(value, (key, one) => (key === 'id' ? undefined : one)))

/** What an item holds of a question. */
function held(question: Question): Question {
  if (question.kind === 'numeric') return { ...question, units: [], unitNeeded: false }
  if (question.kind === 'essay') return { ...question, leastWords: 0, mostWords: 0 }
  if (question.kind !== 'hotspot') return question.kind === 'file' ? { ...question, mostFiles: 1 } : question
  // A circle comes back with the point of its edge that stands beside its centre.
  const [first, circle] = question.areas
  const [centre = { x: 0, y: 0 }] = circle?.points ?? []
  const points = [centre, { x: centre.x + 50, y: centre.y }]
  return { ...question, areas: first && circle ? [first, { ...circle, points }] : [] }
}

test.each([...Object.values(completeQuestions), aHotspot(picture)])(
  '$kind goes out and comes back equal in all that QTI holds',
  async (question) => {
    const lost = new Set<string>()
    const own: Question = { ...question, points: 250, feedback: asText('همه بخوانند < > & "') }
    const writing = {
      number: 1,
      name: 'نام " <',
      tags: [],
      category: [],
      files,
      lose: (reason: string) => lost.add(reason),
    }
    const xml = qtiItem(own, writing, 'q1')
    if (question.kind === 'formula') {
      expect(xml).toBeNull()
      return
    }
    const back = await cameOf(xml ?? '')
    expect(back?.lost).toEqual([])
    expect(withoutIds(back?.question)).toEqual(withoutIds(held(own)))
    const told: Partial<Record<Question['kind'], string[]>> = {
      ...{ shortAnswer: ['wildcardOut'], numeric: ['unitsOut'] },
      ...{ essay: ['wordLimitOut'], file: ['filesOut'] },
    }
    expect([...lost]).toEqual(told[question.kind] ?? [])
  },
)

test('an item of QTI 3 is read as one of QTI 2', async () => {
  const xml = `<?xml version="1.0"?><qti-assessment-item xmlns="http://www.imsglobal.org/xsd/imsqtiasi_v3p0" identifier="a" title="ب">
<qti-response-declaration identifier="RESPONSE" cardinality="multiple" base-type="identifier"><qti-correct-response><qti-value>A</qti-value><qti-value>C</qti-value></qti-correct-response></qti-response-declaration>
<qti-item-body><p>کدام‌ها <strong>اول</strong> هستند؟</p><qti-choice-interaction response-identifier="RESPONSE" shuffle="true" max-choices="0"><qti-prompt>انتخاب کنید</qti-prompt><qti-simple-choice identifier="A">۲</qti-simple-choice><qti-simple-choice identifier="B">۴</qti-simple-choice><qti-simple-choice identifier="C">۳</qti-simple-choice></qti-choice-interaction></qti-item-body></qti-assessment-item>`
  expect(await cameOf(xml)).toMatchObject({
    lost: ['allOrNothing'],
    question: {
      ...{ kind: 'multiple', points: 100, shuffle: true },
      text: {
        content: [
          { content: [{}, { text: 'اول', marks: [{ type: 'bold' }] }, {}] },
          { content: [{ text: 'انتخاب کنید' }] },
        ],
      },
      options: [{ percent: 50 }, { percent: -50 }, { percent: 50 }],
    },
  })
})

test('what cannot come is told, and document types are refused', async () => {
  const item = (inside: string) => `<assessmentItem title="الف">${inside}</assessmentItem>`
  expect(await cameOf(item('<itemBody><p>فقط متن</p></itemBody>'))).toMatchObject({ reason: 'description' })
  const drawing = item('<itemBody><drawingInteraction responseIdentifier="R"/></itemBody>')
  expect(await cameOf(drawing)).toMatchObject({ reason: 'unknownKind' })
  const drawn = item('<templateDeclaration identifier="A"/><itemBody><p>متن</p></itemBody>')
  expect(await cameOf(drawn)).toMatchObject({ reason: 'unknownKind' })
  const entity =
    '<!DOCTYPE a [<!ENTITY b "c">]><assessmentItem title="ب"><itemBody>&b;</itemBody></assessmentItem>'
  const found = itemOf(entity, { number: 3, path: 'a.xml' }, filesOf)
  expect(await readHere([found])).toMatchObject([{ number: 3, reason: 'damaged' }])
})
