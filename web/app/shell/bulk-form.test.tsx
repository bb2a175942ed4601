import { removeStudents } from '@arvand/contracts/teacher/students'
import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import type { FormAnswer } from '../api/form-answer.ts'
import { TextField } from '../ui/text-field.tsx'
import { BulkForm } from './bulk-form.tsx'

function drawn(answer?: FormAnswer) {
  const act = { title: 'پایان', submit: 'پایان دسترسی', fields: <TextField name="reason" label="دلیل" /> }
  const Rows = createRoutesStub([
    {
      path: '/rows',
      Component: () => (
        <BulkForm name="ids" hint="" answer={answer} acts={[{ ...act, intent: 'end', to: removeStudents }]}>
          <input type="checkbox" name="ids" value="a" />
        </BulkForm>
      ),
    },
  ])
  return renderToStaticMarkup(<Rows initialEntries={['/rows']} />)
}

test('each act has its own button, and Enter in a field presses none of them', () => {
  const markup = drawn()
  expect(/<button[^>]*>/.exec(markup)?.[0]).toMatch(/disabled=""/)
  expect(markup).toMatch(/<button[^>]*value="end"[^>]*name="intent"/)
})

test('shows what became of its own acts alone', () => {
  expect(drawn({ intent: 'end', done: 'پایان یافت.' })).toContain('پایان یافت.')
  expect(drawn({ intent: 'end', fields: { reason: 'دلیل را بنویسید.' } })).toMatch(
    /aria-invalid="true".*دلیل را بنویسید\./,
  )
  expect(drawn({ intent: 'end', fields: { ids: 'کسی انتخاب نشده است.' } })).toContain('کسی انتخاب نشده است.')
  expect(drawn({ intent: 'download', error: 'خیلی زیاد است.' })).not.toContain('خیلی زیاد است.')
})

test('without JavaScript the question sends the same rows and fields again, confirmed', () => {
  const asks = { title: 'پایان یابد؟', text: 'درس‌ها باز نمی‌شود.', confirm: 'پایان دسترسی', danger: true }
  const values = { intent: 'end', ids: 'a\nb\na', reason: 'پایان ترم', confirmed: '' }
  const markup = drawn({ intent: 'end', asks, values })
  const sent = [...markup.matchAll(/<input type="hidden" name="([^"]*)" value="([^"]*)"/g)]
  expect(sent.map(([, name, value]) => [name, value])).toEqual([
    ['confirmed', 'yes'],
    ['reason', 'پایان ترم'],
    ['ids', 'a'],
    ['ids', 'b'],
  ])
  expect(markup).toContain('پایان یابد؟')
  expect(markup).toMatch(/<button[^>]*value="end"[^>]*name="intent"/)
})
