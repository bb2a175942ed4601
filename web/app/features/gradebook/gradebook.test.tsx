import { renderToStaticMarkup } from 'react-dom/server'
import { createRoutesStub } from 'react-router'
import { expect, test } from 'vitest'
import Gradebook from './gradebook.tsx'

type Data = Parameters<typeof Gradebook>[0]['loaderData']

const column = { key: 'a', title: 'تمرین یکم', kind: 'assignment', most: 2_000, weight: 100, unmarked: 0 }
const learner = { id: '1', name: 'نگار صدر', image: null, cohort: null, total: null, marks: [] }

/** The HTML of a gradebook with more learners than fit on a page. */
function drawn(columns: readonly object[]) {
  const loaderData = {
    course: { id: '1', title: 'گیاه‌شناسی', rights: [] },
    columns,
    cohorts: [],
    items: columns.length === 0 ? [learner] : [],
    nextCursor: 'next',
    query: { filter: {}, chosen: {}, cursor: null, cursorName: 'cursor', wasInvalid: false, now: 0 },
  } as unknown as Data
  const Page = createRoutesStub([
    {
      path: '/',
      Component: () => (
        <Gradebook {...({ loaderData, actionData: undefined } as Parameters<typeof Gradebook>[0])} />
      ),
    },
  ])
  return renderToStaticMarkup(<Page initialEntries={['/']} />)
}

test('a gradebook of learners has a next page', () => {
  expect(drawn([column])).toContain('صفحهٔ بعد')
})

test('one without anything to mark says so and has no next page', () => {
  const html = drawn([])
  expect(html).toContain('هنوز')
  expect(html).not.toContain('صفحهٔ بعد')
})
