import type { AskedQuestion } from '@arvand/contracts/asked-questions'
import { renderToString } from 'react-dom/server'
import { beforeAll, expect, test } from 'vitest'
import { AskedQuestionView } from './asked-question-view.tsx'
import { questionKinds } from './question-kinds.ts'

beforeAll(() => Promise.all(questionKinds.map(({ load }) => load())))

const text = (line: string) => ({
  type: 'doc' as const,
  content: [{ type: 'paragraph' as const, content: [{ type: 'text' as const, text: line }] }],
})
const asked = (part: Partial<AskedQuestion> & Pick<AskedQuestion, 'kind'>): AskedQuestion => ({
  id: 'q',
  text: text('پایتخت [[1]] در شمال [[2]] است'),
  points: 150,
  soundId: null,
  ...part,
})
const drawn = (question: AskedQuestion) =>
  renderToString(
    <AskedQuestionView
      asked={question}
      value={null}
      onChange={() => undefined}
      disabled={false}
      pictures={{}}
      links={{}}
    />,
  )

test('the points are told in the digits of the page', () => {
  expect(drawn(asked({ kind: 'essay' }))).toContain('۱٫۵ نمره')
})

test('fields stand at the blanks of a text, and its marks of blanks are not shown', () => {
  const html = drawn(
    asked({ kind: 'cloze', blanks: [{ kind: 'text' }, { kind: 'choice', options: ['ایران', 'ری'] }] }),
  )
  expect(html).toMatch(
    /پایتخت.*<input[^>]*aria-label="جای خالی ۱".*در شمال.*<select[^>]*aria-label="جای خالی ۲"/s,
  )
  expect(html).not.toContain('[[')
})

test('a blank of words offers only the words of its group', () => {
  const words = [
    { text: 'آبی', group: 1 },
    { text: 'سبز', group: 2 },
  ]
  const html = drawn(asked({ kind: 'dragWords', words, groups: [1, 2] }))
  const [, first = ''] = /aria-label="جای خالی ۱"[^>]*>(.*?)<\/select>/s.exec(html) ?? []
  expect(first).toContain('آبی')
  expect(first).not.toContain('سبز')
})

test('options carry letters, or numbers where booklets are printed', () => {
  const options = ['a', 'b'].map((id) => ({ id, text: text(id) }))
  const html = drawn(asked({ kind: 'single', options }))
  expect(html).toMatch(/الف.*ب/s)
  expect(html.match(/type="radio"/g)).toHaveLength(2)
})

test('where nothing can be uploaded, it says so', () => {
  expect(drawn(asked({ kind: 'file', mostFiles: 2 }))).toContain('در پیش‌نمایش فایل فرستاده نمی‌شود.')
})
